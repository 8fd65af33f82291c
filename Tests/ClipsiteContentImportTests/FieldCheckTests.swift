import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct FieldCheckTests {
  private let check = FieldCheck(fileExists: { $0 == "a.jpg" || $0 == "img/b.png" })

  private func outcome(_ key: String, _ text: String) throws -> FieldCheck.Outcome {
    try check.outcome(of: text, as: try FrontMatterKey(named: key).kind)
  }

  @Test(arguments: [
    ("title", "A", FieldValue.text("A")), ("place.postal-code", "01234", .text("01234")),
    ("clip.title", "Twenty-nine or thirty letters.", .text("Twenty-nine or thirty letters.")),
    ("clip.display", "Card", .literal("card")), ("draft", "TRUE", .literal("true")),
    ("place.latitude", "51.0078878", .literal("51.0078878")), ("place.latitude", "-90", .literal("-90")),
    ("place.longitude", "180.0", .literal("180.0")),
    ("place.longitude", "4.091392799999999", .literal("4.091392799999999")),
    ("place.longitude", "+4,5", .literal("4.5")), ("place.longitude", "-.5", .literal("-0.5")),
    ("place.phone", "+49 9261 628000", .text("+49 9261 628000")),
    ("place.phone", "(512) 921-1545", .text("(512) 921-1545")), ("place.country", "Norway", .text("NO")),
    ("place.hours", "Mo-Fr 06:00-18:00; Sa 8:00-12:00 ;", .list(["Mo-Fr 06:00-18:00", "Sa 8:00-12:00"])),
    (
      "place.hours", "Mo 8:00-9:00;Tu 8:00-9:00 | We 8:00-9:00",
      .list(["Mo 8:00-9:00;Tu 8:00-9:00", "We 8:00-9:00"])
    ),
    ("aliases", "/m;https://go.example.com/m", .list(["/m", "https://go.example.com/m"])),
    ("image", "a.jpg", .text("a.jpg")), ("image", "img/b.png", .text("img/b.png")),
    ("image", "https://example.com/a.jpg", .text("https://example.com/a.jpg")), ("extra.x", "1", .text("1")),
  ])
  func accepts(key: String, text: String, value: FieldValue) throws {
    #expect(try outcome(key, text) == .value(value))
  }

  @Test(arguments: [
    ("clip.title", "Thirty and one letters, no less"), ("clip.display", "popup"), ("draft", "maybe"),
    ("place.latitude", "90.001"), ("place.latitude", "north"), ("place.latitude", "51°"),
    ("place.latitude", "nan"),
    ("place.latitude", "1,234.5"), ("place.longitude", "-180.5"), ("place.longitude", "1e999"),
    ("place.longitude", "1e1"), ("place.hours", "noon"),
    ("place.longitude", "12 34"), ("place.phone", "http://www.example.com/"),
    ("place.phone", "+27 63 Hey-Joe"),
    ("place.phone", "12"), ("place.phone", "1234567890123456"), ("place.hours", ";;"), ("aliases", "m"),
    ("aliases", "//m"), ("aliases", "/a b"), ("image", "missing.jpg"), ("image", "../a.jpg"),
    ("image", "/a.jpg"),
    ("image", "javascript://x"), ("image", "https://example.com/a b.jpg"),
    ("title", String(repeating: "a", count: 2_049)),
  ])
  func refuses(key: String, text: String) throws {
    guard case .refused = try outcome(key, text) else {
      return #expect(Bool(false), "\(key) took \(text.prefix(40))")
    }
  }

  @Test func keepsCountriesThatItDoesNotKnow() throws {
    guard case .doubtful(let value, _) = try outcome("place.country", "Atlantis") else {
      return #expect(Bool(false), "not doubtful")
    }
    #expect(value == .text("Atlantis"))
  }

  @Test func keepsTheGoodAliases() throws {
    guard case .doubtful(let value, _) = try outcome("aliases", "/m; n") else {
      return #expect(Bool(false), "not doubtful")
    }
    #expect(value == .list(["/m"]))
  }
}

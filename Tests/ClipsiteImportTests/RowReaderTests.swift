import ClipsiteSystem
import Testing

@testable import ClipsiteImport

struct RowReaderTests {
  // MARK: RowReader

  private func read(
    _ cells: [String], columns: [String] = ["name", "lat", "lon", "about"]
  ) throws -> (row: LocationRow?, report: ImportReport) {
    var table = LocationTable(columns: columns)
    table.append(.init(line: 7, range: 0..<0), cells: cells.map { Array($0.utf8)[...] })
    var options = ImportOptions(folder: "f")
    options.mappings = try ["place.latitude=lat", "place.longitude=lon"].map {
      try KeyedText(argument: $0)
    }
    options.bodyColumn = "about"
    let check = FieldCheck(fileExists: { _ in false })
    let reader = RowReader(table, plan: try ColumnPlan(options, for: table), check: check)
    var report = ImportReport(source: "a.csv", folder: "f", isDryRun: false)
    return (try reader.row(0, reportingTo: &report), report)
  }

  @Test func cleansCells() throws {
    let row = try read([" The\nMill ", " 1.5", "2 ", ""]).row
    #expect(row?.title == "The Mill")
    #expect(row?.line == 7)
    #expect(row?.fields.map(\.value) == [.text("The Mill"), .literal("1.5"), .literal("2")])
    #expect(row?.request.name == "the-mill")
  }

  @Test(arguments: [["Mill", "1.5", "", ""], ["Mill", "", "1.5", ""], ["Mill", "91", "1.5", ""]])
  func writesBothCoordinatesOrNone(cells: [String]) throws {
    let (row, report) = try read(cells)
    #expect(row?.fields.map(\.key) == ["title"])
    #expect(report.notes.contains { $0.message == "the other coordinate is missing or left out" })
  }

  @Test func leavesOutRowsWithoutATitle() throws {
    let (row, report) = try read([" ", "1", "2", ""])
    #expect(row == nil)
    #expect(report.oddities[.leftOut] == 1)
    #expect(report.notes.map(\.lines) == [[7]])
  }

  @Test func leavesOutTextThatNoPageCanHold() throws {
    let (row, report) = try read([
      "Mill", "1", "2", String(repeating: "a", count: RowReader.maximumBodyLength),
    ])
    #expect(row?.body == "")
    #expect(report.refused["body"] == 1)
  }

  @Test func leavesOutValuesThatFrontMatterCannotHold() throws {
    let names = (0..<60).map { "extra.n\($0)" }
    let columns = ["name", "id"] + names
    var table = LocationTable(columns: columns)
    let cells =
      ["Mill", String(repeating: "i", count: 90_000)]
      + names.map { _ in String(repeating: "\"x", count: 1_000) }
    table.append(.init(line: 2, range: 0..<0), cells: cells.map { Array($0.utf8)[...] })
    var options = ImportOptions(folder: "f")
    options.mappings = try names.map { try KeyedText(argument: "\($0)=\($0)") }
    let reader = RowReader(
      table, plan: try ColumnPlan(options, for: table), check: FieldCheck(fileExists: { _ in false }))
    var report = ImportReport(source: "a.csv", folder: "f", isDryRun: false)
    let row = try #require(try reader.row(0, reportingTo: &report))
    let text = FrontMatterText.text(
      row.fields + [PageField(key: FrontMatterKey.importID, value: .text(row.request.identity.importID))])
    #expect((50_000..<65_536).contains(text.utf8.count))
    #expect(report.refused.count + row.fields.count == 61)
    #expect(report.notes.map(\.message).contains("the front matter of a page has at most 64 KiB"))
    #expect(row.request.identity.importID == NameHash([cells[1]]).text)
  }

  // MARK: FieldCheck

  private let check = FieldCheck(folder: "f") { ["f/a.jpg", "f/img/b.png", "hero.jpg"].contains($0) }

  private func outcome(_ key: String, _ text: String) throws -> FieldCheck.Outcome {
    try check.outcome(of: text, as: try FrontMatterKey(named: key))
  }

  @Test(arguments: [
    ("title", "A", FieldValue.text("A")), ("place.postal-code", "01234", .text("01234")),
    ("clip.title", "Twenty-nine or thirty letters.", .text("Twenty-nine or thirty letters.")),
    ("clip.display", "Card", .literal("card")), ("draft", "TRUE", .literal("true")),
    ("place.latitude", "51.0078878", .literal("51.0078878")), ("place.latitude", "-90", .literal("-90")),
    ("place.longitude", "180.0", .literal("180.0")),
    ("place.longitude", "4.091392799999999", .literal("4.091392799999999")),
    ("place.longitude", "+4,5", .literal("4.5")), ("place.longitude", "-.5", .literal("-0.5")),
    ("place.phone", "+49 9261 628000", .text("+49 9261 628000")), ("place.type", "Bakery", .text("Bakery")),
    ("image-alt", "A box", .text("A box")), ("robots", "NoIndex", .literal("noindex")),
    ("language", "de", .text("de")), ("slug", "mill", .text("mill")), ("template", "card", .text("card")),
    ("clip.map-action", "restaurant_order_food", .literal("RESTAURANT_ORDER_FOOD")),
    ("clip.relationship", "owner", .literal("OWNER")), ("clip.powered-by", "TRUE", .literal("true")),
    ("place.phone", "(512) 921-1545", .text("(512) 921-1545")), ("place.country", "Norway", .text("NO")),
    ("place.hours", "Mo-Fr 06:00-18:00; Sa 8:00-12:00 ;", .list(["Mo-Fr 06:00-18:00", "Sa 08:00-12:00"])),
    (
      "place.hours", "Mo 8:00-9:00;Tu 8:00-9:00 | We 8:00-9:00",
      .list(["Mo-We 08:00-09:00"])
    ),
    ("place.hours", "Mon-Fri 9am-5pm", .list(["Mo-Fr 09:00-17:00"])),
    (
      "place.hours",
      #"{"monday":{"openIntervals":[{"start":"09:00","end":"12:00"},{"start":"13:00","end":"17:00"}]},"tuesday":{"isClosed":true},"wednesday":{"isClosed":true},"thursday":{"isClosed":true},"friday":{"isClosed":true},"saturday":{"isClosed":true},"sunday":{"isClosed":true}}"#,
      .list(["Mo 09:00-12:00,13:00-17:00", "Tu-Su off"])
    ),
    (
      "place.special-hours", "2026-12-24: 09:00-13:00, 2026-12-25: x",
      .list(["2026-12-24 09:00-13:00", "2026-12-25 off"])
    ),
    ("place.time-zone", "europe/berlin", .text("Europe/Berlin")),
    ("place.closed-until", "2027-01-01", .text("2027-01-01")),
    ("aliases", "/m;https://go.example.com/m", .list(["/m", "https://go.example.com/m"])),
    ("aliases", "1001", .list(["/1001"])), ("aliases", "m; /n", .list(["/m", "/n"])),
    ("place.services", "Wi-Fi; Parking", .list(["Wi-Fi", "Parking"])),
    ("place.price-range", "$$", .text("$$")), ("notices", "Closed on Monday", .list(["Closed on Monday"])),
    ("links.menu", "https://example.com/menu", .text("https://example.com/menu")),
    ("links.social", "https://x.com/a | https://t.me/a", .list(["https://x.com/a", "https://t.me/a"])),
    ("photos", "a.jpg; img/b.png", .list(["a.jpg", "img/b.png"])),
    ("image", "/hero.jpg", .text("/hero.jpg")), ("image", "../hero.jpg", .text("../hero.jpg")),
    ("photos", "/hero.jpg; a.jpg; ../hero.jpg", .list(["/hero.jpg", "a.jpg", "../hero.jpg"])),
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
    ("place.longitude", "1e1"), ("place.hours", "noon"), ("place.type", "coffee shop"), ("language", "x"),
    ("slug", "The Mill"), ("robots", "none"), ("domain", "localhost"),
    ("place.longitude", "12 34"), ("place.phone", "http://www.example.com/"),
    ("place.phone", "+27 63 Hey-Joe"),
    ("place.phone", "12"), ("place.phone", "1234567890123456"), ("place.hours", ";;"),
    ("place.hours", "Mo 9-5"), ("place.hours", "{"),
    ("place.hours", "Mo 08:00-09:00; Tu noon"), ("place.special-hours", "Mo 08:00-09:00"),
    ("place.time-zone", "EST"),
    ("place.closed-until", "tomorrow"), ("aliases", "m n"),
    ("links.order", "example.com"), ("links.social", "@a"), ("photos", "missing.jpg"), ("photos", ";"),
    ("place.price-range", String(repeating: "$", count: 100)), ("aliases", "//m"), ("aliases", "/a b"),
    ("image", "missing.jpg"), ("image", "../a.jpg"),
    ("image", "/a.jpg"), ("image", "hero.jpg"), ("image", "../../hero.jpg"), ("image", ".."),
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

  @Test func keepsThePhotosThatExist() throws {
    let outcome = try outcome("photos", "missing.jpg; a.jpg")
    #expect(
      outcome
        == .doubtful(
          .list(["a.jpg"]), reason: "some of it is left out: there is no file Content/f/missing.jpg"))
  }

  @Test func keepsTheGoodAliases() throws {
    guard case .doubtful(let value, _) = try outcome("aliases", "/m; //n") else {
      return #expect(Bool(false), "not doubtful")
    }
    #expect(value == .list(["/m"]))
  }
}

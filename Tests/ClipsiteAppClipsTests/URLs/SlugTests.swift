import ClipsiteAppClips
import ClipsiteText
import Testing

struct SlugTests {
  @Test(arguments: [
    "a", "market-street", "404", "7-eleven", "a--b", "com10", "index2", String(repeating: "a", count: 200),
  ])
  func accepts(text: String) throws {
    #expect(try Slug(text).rawValue == text)
  }

  @Test(
    arguments: [
      ("", .empty), (".", .dotSegment), ("..", .dotSegment), (".well-known", .wellKnown),
      ("../../etc/passwd", .dot),
      ("..%2f", .dot), ("%2e", .percentEncoding), ("/abs", .slash), ("a//b", .slash), ("a\\b", .backslash),
      ("index.html", .dot), ("index", .index), ("con", .windowsReserved), ("nul", .windowsReserved),
      ("com1", .windowsReserved), ("lpt9", .windowsReserved), ("a\0", .control), ("a\u{9F}", .control),
      ("a b", .whiteSpace),
      ("a\u{2028}", .whiteSpace), ("Market", .upperCase), ("café", .notASCII), ("a_b", .badCharacter("_")),
      ("a?b", .badCharacter("?")), ("-a", .hyphenAtEdge), ("a-", .hyphenAtEdge),
      (String(repeating: "a", count: 201), .tooLong),
    ] as [(String, Slug.Rule)])
  func refuses(text: String, rule: Slug.Rule) {
    #expect(mistake { () throws(InvalidValue) in try Slug(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
  }

  @Test(arguments: [
    ("Market Street", "market-street"), ("Café Zoë’s — Ferry St.", "cafe-zoes-ferry-st"),
    ("Ben & Jerry's", "ben-jerrys"),
    ("Straße 7", "strasse-7"), ("Smørrebrød Łódź", "smorrebrod-lodz"),
    ("Ærø Œuvre Þór Đà Nẵng", "aero-oeuvre-thor-da-nang"),
    ("Übermäßig", "ubermassig"), ("cafe\u{301}", "cafe"), ("🍩 Donuts 🍩", "donuts"), ("  a   b  ", "a-b"),
    ("İstanbul ı", "istanbul-i"),
    ("A×B÷C", "a-b-c"), ("Ș ș Ț ț", "s-s-t-t"), ("Phở 24", "pho-24"), ("1½", "1"),
  ])
  func derives(title: String, slug: String) {
    #expect(Slug.make(from: title)?.rawValue == slug)
  }

  @Test(arguments: ["", "—", "東京", "Café 東京", "Москва", "Index", "CON", "مقهى"])
  func derivesNothing(title: String) {
    #expect(Slug.make(from: title) == nil)
  }

  @Test func derivesWithinTheLimit() {
    let slug = Slug.make(from: String(repeating: "abcdefghi ", count: 50))
    #expect(slug?.rawValue.utf8.count == 199)
    #expect(Slug.make(from: String(repeating: "a", count: 500))?.rawValue.utf8.count == 200)
  }

  @Test func offersADerivedSlug() {
    #expect(InvalidValue("Market Street", Slug.Rule.upperCase).fix == "write `market-street`")
  }

  @Test(arguments: ["con", "nul", "lpt1"])
  func aFileMayHaveANameThatWindowsReserves(name: String) throws {
    #expect(try Slug(fileName: name).rawValue == name)
    #expect(throws: (any Error).self) { try Slug(name) }
    #expect(throws: (any Error).self) { try Slug(fileName: name.uppercased()) }
  }

  @Test(arguments: [
    ("con", true), ("CON.txt", true), ("Lpt9.tar.gz", true), ("nul.md", true), ("com0", true),
    ("com10", false), ("conn", false), ("co", false), ("my.con", false), ("", false), (".con", false),
  ])
  func knowsTheNamesOfDevices(name: String, isReserved: Bool) {
    #expect(Slug.isReservedByWindows(fileName: name) == isReserved)
  }
}

import Testing

/// What the pages of locations say of those nearby.
@Suite(.timeLimit(.minutes(30))) struct NeighborsInPagesTests {
  private static func location(_ title: String, _ place: String) -> String {
    Fixture.page("title: \(title)\nplace: {\(place)}")
  }

  private static let files = [
    "Content/site.yml": Fixture.site("neighbors: true"),
    "Content/a.md": location("A", "latitude: 0, longitude: 0, locality: Town"),
    "Content/b.md": location("B", "latitude: 0, longitude: 0.01, country: US"),
    "Content/c.md": location("C", "latitude: 0, longitude: 0.1"),
    "Content/c.de.md": Fixture.page("title: C auf Deutsch"),
    "Content/d.md": location("D", "latitude: 0.2, longitude: 0"),
    "Content/e.md": location("E", "latitude: 0.3, longitude: 0"),
    "Content/f.md": location("F", "latitude: 0.4, longitude: 0"),
    "Content/g.md": location("G", "latitude: 0.5, longitude: 0"),
    "Content/z.md": location("Far", "latitude: 50, longitude: 0"),
    "Content/nowhere.md": location("Nowhere", "locality: X"),
    "Content/draft.md": Fixture.page("title: Draft\ndraft: true\nplace: {latitude: 0, longitude: 0}"),
    "Templates/location.mustache":
      "<head>{{head.tags}}</head><p>|{{#neighbors}}{{#neighbors.all}}{{title}} {{url}} {{locality}} {{distance}};{{/neighbors.all}}{{/neighbors}}",
  ]

  private func neighbors(_ path: String, _ more: [String: String] = [:]) throws -> String {
    let fixture = try Fixture(Self.files.merging(more) { $1 })
    try fixture.buildCleanly()
    let text = try fixture.page("example.com/\(path).html").text
    return String(text[(text.firstIndex(of: "|") ?? text.startIndex)...].dropFirst())
  }

  @Test func theFiveNearestComeWithTheirDistance() throws {
    #expect(
      try neighbors("a") == "B /b  1.1 km;C /c  11 km;D /d  22 km;E /e  33 km;F /f  44 km;")
  }

  @Test func theUnitIsThatOfTheCountry() throws {
    #expect(try neighbors("b").hasPrefix("A /a Town 0.7 mi;C /c  6.2 mi;"))
  }

  @Test func aVariantHasThoseOfItsOriginalInItsLanguage() throws {
    #expect(try neighbors("c/de").hasPrefix("B /b  10 km;A /a Town 11 km;"))
    let more = ["Content/b.de.md": Fixture.page("title: B auf Deutsch")]
    #expect(try neighbors("c/de", more).hasPrefix("B auf Deutsch /b/de  10 km;"))
  }

  @Test(arguments: ["z", "nowhere"])
  func whatIsAloneHasNone(path: String) throws { #expect(try neighbors(path) == "") }

  @Test func withoutTheKeyNoneAreNamed() throws {
    #expect(try neighbors("a", ["Content/site.yml": Fixture.site()]) == "")
  }
}

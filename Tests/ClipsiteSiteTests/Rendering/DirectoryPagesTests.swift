import Foundation
import Testing

/// What the pages of the directory, and those of its locations, say.
struct DirectoryPagesTests {
  private static let files: [String: String] = {
    func location(_ title: String, _ address: String) -> String {
      Fixture.page("title: \(title)\nplace: {\(address), country: US}")
    }
    return [
      "Content/site.yml": Fixture.site("directory: {path: shops, title: Our shops}"),
      "Content/all/a.md": location(
        "A", "street: 1 Main St, locality: Austin, region: Texas, postal-code: '78701'"),
      "Content/all/b.md": location(
        "B <b>", "street: 2 Main St, locality: Austin, region: Texas, postal-code: '78701'"),
      "Content/all/c.md": location("C", "locality: Reno, region: Nevada"),
      "Content/all/b.de.md": Fixture.page("title: B auf Deutsch"),
      "Templates/directory.mustache":
        "<head>{{head.tags}}</head><p>{{#breadcrumbs}}{{title}} {{url}};{{/breadcrumbs}}|{{page.title}}|"
        + "{{#children}}{{title}} {{url}} {{description}} {{location-count}} "
        + "{{only-location}}{{region}};{{/children}}{{page.image.url}}",
    ]
  }()

  private struct Breadcrumbs: Decodable {
    struct Item: Decodable {
      let position: Int
      let name: String
      let item: String
    }
    let itemListElement: [Item]
  }

  private func built() throws -> Fixture {
    let fixture = try Fixture(Self.files)
    try fixture.buildCleanly()
    return fixture
  }

  private func breadcrumbs(_ path: String, in fixture: Fixture) throws -> [String] {
    let scripts = try fixture.page(path).rawTexts.filter { $0.element == "script" }.map(\.text)
    let lists = scripts.compactMap { try? JSONDecoder().decode(Breadcrumbs.self, from: Data($0.utf8)) }
    #expect(lists.count <= 1)
    return lists.first?.itemListElement.map { "\($0.position) \($0.name) \($0.item)" } ?? []
  }

  @Test func aListNamesPlacesAndCountsTheirLocations() throws {
    let text = try built().page("example.com/shops.html").text
    #expect(
      text.hasSuffix("Ferry Street Donuts /;|Our shops|Nevada /all/c  1 C;Texas /shops/us/texas  2 ;"))
  }

  @Test func theListOfATownTellsLocationsByTheirStreets() throws {
    let text = try built().page("example.com/shops/us/texas.html").text
    #expect(
      text.hasSuffix(
        "Ferry Street Donuts /;Our shops /shops;|Texas|A /all/a 1 Main St  Texas;B <b> /all/b 2 Main St  Texas;"
      ))
  }

  @Test func itHasNoCardAndNoPictureAndIsInTheSitemap() throws {
    let fixture = try built()
    let page = try fixture.page("example.com/shops/us/texas.html")
    #expect(page.meta("apple-itunes-app") == [] && page.meta("og:image").count == 1)
    #expect(page.links("canonical") == ["https://example.com/shops/us/texas"])
    #expect(
      try fixture.read("Output/example.com/sitemap.xml").contains(
        "<loc>https://example.com/shops/us/texas</loc>"))
  }

  @Test func theWayToALocationLeadsThroughTheDirectory() throws {
    let fixture = try built()
    #expect(
      try breadcrumbs("example.com/all/b.html", in: fixture) == [
        "1 Ferry Street Donuts https://example.com/", "2 Our shops https://example.com/shops",
        "3 Texas https://example.com/shops/us/texas", "4 B <b> https://example.com/all/b",
      ])
    #expect(
      try breadcrumbs("example.com/all/b/de.html", in: fixture).last
        == "4 B auf Deutsch https://example.com/all/b/de")
    #expect(
      try breadcrumbs("example.com/shops.html", in: fixture) == [
        "1 Ferry Street Donuts https://example.com/", "2 Our shops https://example.com/shops",
      ])
    #expect(try breadcrumbs("example.com/index.html", in: fixture) == [])
  }

  @Test func withoutADirectoryThereIsNoWayInTheData() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nplace: {locality: X}")])
    try fixture.buildCleanly()
    #expect(try breadcrumbs("example.com/a.html", in: fixture) == [])
  }

  @Test func longListsGoOnOnFurtherPages() throws {
    var files = Self.files
    for number in 0...500 {
      files["Content/more/s\(number)x.md"] = Fixture.page(
        "title: S\nplace: {locality: Austin, region: Texas, country: US}")
    }
    let fixture = try Fixture(files)
    try fixture.buildCleanly()
    let page = try fixture.page("example.com/shops/us/texas/page/2.html")
    #expect(page.links("canonical") == ["https://example.com/shops/us/texas/page/2"])
  }
}

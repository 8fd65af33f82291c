import Foundation
import Testing

struct ContextBuilderListsTests {
  /// A template that shows what lists and trails are made of.
  private static let directory = """
    <!doctype html><html lang="en"><head><title></title>{{head.tags}}</head><body>
    {{#breadcrumbs}}<i>{{title}}</i>{{/breadcrumbs}}
    {{#children}}<b>{{title}} {{image-url}}</b>{{/children}}
    {{#pagination.parts}}<u>{{number}} {{url}} {{first}}{{#is-current}} here{{/is-current}}</u>{{/pagination.parts}}
    </body></html>
    """

  private func elements(_ name: String, in page: String) -> [String] {
    page.components(separatedBy: "<\(name)>").dropFirst().compactMap {
      $0.components(separatedBy: "</\(name)>").first
    }
  }

  @Test func theTrailBeginsWithTheNameOfTheSite() throws {
    let fixture = try Fixture([
      "Content/index.md": "---\ntitle: Everything you ever wanted\n---\n",
      "Content/shops/index.md": "---\ntitle: Shops\n---\n",
      "Content/shops/west/index.md": "---\ntitle: West\n---\n",
      "Templates/directory.mustache": Self.directory,
    ])
    _ = try fixture.build()
    let page = try fixture.read("Output/example.com/shops/west.html")
    #expect(elements("i", in: page) == ["Ferry Street Donuts", "Shops"])
  }

  @Test func aListShowsOnlyPicturesOfTheEntriesThemselves() throws {
    let fixture = try Fixture([
      "Content/shops/index.md": "---\ntitle: Shops\nimage: own.png\n---\n",
      "Content/shops/market.md": "---\ntitle: A\nplace: {locality: Rome}\n---\n",
      "Content/shops/mission.md": "---\ntitle: B\nimage: own.png\nplace: {locality: Rome}\n---\n",
      "Templates/directory.mustache": Self.directory,
    ])
    try fixture.write(Fixture.png(width: 1800, height: 1200), to: "Content/shops/own.png")
    _ = try fixture.build()
    #expect(
      elements("b", in: try fixture.read("Output/example.com/shops.html")) == ["A ", "B /shops/own.png"])
    #expect(elements("b", in: try fixture.read("Output/example.com/index.html")) == ["Shops /shops/own.png"])
  }

  @Test func aLongListNamesItsPartsByTheirFirstTowns() throws {
    let fixture = try Fixture(["Templates/directory.mustache": Self.directory])
    for number in 10...30 {
      try fixture.write(
        "---\ntitle: Shop \(40 - number)\nplace: {locality: Town \(number)}\n---\n",
        to: "Content/\(number).md")
    }
    _ = try fixture.build()
    #expect(
      elements("u", in: try fixture.read("Output/example.com/page/2.html")) == [
        "1 / Town 10", "2 /page/2 Town 30 here",
      ])
  }

  @Test func aVeryLongListNamesSixtyPartsAndThoseBesideIt() throws {
    let fixture = try Fixture(["Templates/directory.mustache": Self.directory])
    for number in 1000..<3401 {
      try fixture.write(
        "---\ntitle: Shop \(number)\nplace: {country: US}\n---\n", to: "Content/\(number).md")
    }
    _ = try fixture.build()
    let parts = elements("u", in: try fixture.read("Output/example.com/page/60.html")).map {
      Int($0.prefix { $0 != " " }) ?? 0
    }
    #expect(parts.contains(59) && parts.contains(60) && parts.contains(61))
    #expect(parts.first == 1 && parts.last == 121 && parts.count < 64)
  }
}

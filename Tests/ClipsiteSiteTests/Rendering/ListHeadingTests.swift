import Foundation
import Testing

@testable import ClipsiteRendering

/// The headings of long lists, and what tells the rows of lists apart.
struct ListHeadingTests {
  private static let list = """
    <!doctype html><html lang="en"><head>{{head.tags}}</head><body>{{#locations.towns}}{{title}} {{count}};\
    {{/locations.towns}}|{{#children}}{{#heading}}[{{heading}}]{{/heading}}{{title}},{{^is-below-town}}{{locality}}{{/is-below-town}}\
    {{#place}},{{phone}},{{directions-url}}{{/place}};{{/children}}|{{page.title}}|
    """

  private static func shop(_ title: String, _ town: String, _ rest: String) -> String {
    Fixture.page("title: \(title)\nplace: {locality: \(town), \(rest)}")
  }

  /// - Parameter towns: The towns with the number of locations and the rest of their addresses.
  private static func site(_ towns: [(name: String, count: Int, rest: String)]) throws -> Fixture {
    var files = [
      "Content/site.yml": Fixture.site("directory: {path: locations}\nneighbors: true"),
      "Content/index.md": Fixture.page("title: Home"), "Content/a/index.md": Fixture.page("title: A"),
      "Templates/directory.mustache": list, "Templates/finder.mustache": "",
    ]
    for (town, count, rest) in towns {
      for number in 0..<count {
        files["Content/a/\(town.lowercased())-\(rest.count)-\(number).md"] = shop(
          "\(town) \(number)", town, rest)
      }
    }
    let fixture = try Fixture(files)
    _ = try fixture.build()
    return fixture
  }

  private static func parts(_ page: String, of fixture: Fixture) throws -> [String] {
    let text = try fixture.read("Output/example.com/\(page).html")
    return text.components(separatedBy: "<body>")[1].components(separatedBy: "|")
  }

  @Test func aLongListHasItsCountriesApartAndItsTownsAsHeadings() throws {
    let fixture = try Self.site([
      ("Aurora", 3, "region: CO, country: US"), ("Berlin", 10, "country: DE"),
      ("Springfield", 4, "region: MO, country: US"), ("Springfield", 6, "region: Illinois, country: US"),
    ])
    let parts = try Self.parts("a", of: fixture)
    let rows = parts[1].components(separatedBy: ";")
    #expect(rows[0] == "[Berlin, Germany]Berlin 0," && rows[1] == "Berlin 1,")
    #expect(rows[10] == "[Aurora, Colorado, United States]Aurora 0,")
    #expect(rows[13].hasPrefix("[Springfield, Illinois, United States]"))
    #expect(
      parts[0] == "Berlin, Germany 10;Springfield, Illinois 6;Springfield, Missouri 4;Aurora, Colorado 3;")
    #expect(try Self.parts("index", of: fixture)[0] == parts[0])
    #expect(try Self.parts("locations/us/co", of: fixture)[2] == "Colorado")
  }

  @Test func manyTownsHaveTheirCountriesAsHeadings() throws {
    let names = ["Ada", "Bea", "Cid", "Dan", "Eva", "Fay", "Gil", "Hal", "Ian", "Joy", "Kim"]
    let fixture = try Self.site(
      names.map { ($0, 1, "country: US, region: TX") } + names.map { ($0, 1, "country: DE") })
    let rows = try Self.parts("a", of: fixture)[1].components(separatedBy: ";")
    #expect(rows[0] == "[Germany]Ada 0,Ada" && rows[1] == "Bea 0,Bea")
    #expect(rows[11] == "[United States]Ada 0,Ada")
  }

  @Test func theListOfATownHasTelephoneNumbersAndDirections() throws {
    let fixture = try Self.site([
      ("Aurora", 13, "region: CO, country: US, street: 1 Main St, phone: '303 555 0100'"),
      ("Denver", 2, "region: CO, country: US"),
    ])
    let row = try Self.parts("locations/us/co/aurora", of: fixture)[1].components(separatedBy: ";")[0]
    #expect(row.hasPrefix("Aurora 0,,(303) 555-0100,https://maps.apple.com/?daddr=1%20Main%20St"))
  }
}

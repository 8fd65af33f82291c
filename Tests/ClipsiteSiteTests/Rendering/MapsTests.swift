import Foundation
import Testing

/// The maps of pages with lists of locations.
struct MapsTests {
  private static let template = """
    <head>{{head.tags}}</head>{{#map}}<figure>{{svg}}</figure>{{#is-part}}part{{/is-part}}\
    {{#is-wide}}wide{{/is-wide}}{{/map}}{{#locations}}{{#parts}}<a>{{title}}{{outline}}</a>{{/parts}}{{/locations}}
    """

  /// A location at a point.
  private static func place(_ town: String, _ region: String, _ country: String, _ point: String?) -> String {
    let degrees = point.map { $0.split(separator: " ") }
    let coordinates = degrees.map { ", latitude: \($0[0]), longitude: \($0[1])" } ?? ""
    return Fixture.page(
      "title: Shop\nplace: {locality: \(town), region: \(region), country: \(country)\(coordinates)}")
  }

  private static let austin = place("Austin", "Texas", "US", "30.27 -97.74")
  private static let dallas = place("Dallas", "Texas", "US", "32.78 -96.80")
  private static let reno = place("Reno", "Nevada", "US", "39.53 -119.81")

  private func built(
    _ places: [String], _ keys: String = "directory: {path: shops}", isClean: Bool = true
  ) throws -> Fixture {
    var files = [
      "Content/site.yml": Fixture.site(keys).replacing(
        "language: en\n", with: keys.contains("language") ? "" : "language: en\n"),
      "Templates/directory.mustache": Self.template,
    ]
    for (number, place) in places.enumerated() {
      files["Content/all/l\(number).md"] = place.replacing("title: Shop", with: "title: Shop \(number)")
    }
    let fixture = try Fixture(files)
    if isClean { try fixture.buildCleanly() } else { _ = try fixture.build() }
    return fixture
  }

  private func map(_ path: String, in fixture: Fixture) throws -> String {
    let text = try fixture.read("Output/example.com/\(path).html")
    return text.range(of: "<figure>").map { String(text[$0.lowerBound...]) } ?? ""
  }

  @Test func aCountryHasItsOutlineWithADotForEachTown() throws {
    let map = try map("index", in: built([Self.austin, Self.dallas, Self.austin, Self.reno]))
    #expect(map.hasPrefix("<figure><svg viewBox=\"0 0 445 281\" width=\"445\" height=\"281\" role=\"img\""))
    #expect(map.contains("aria-label=\"United States: 4 locations (Texas 3, Nevada 1)\""))
    #expect(map.contains("class=\"lines\"") && map.contains("wide") && !map.contains("part"))
    // Three towns, each with a dot and the ring around it.
    #expect(map.components(separatedBy: "h0").count - 1 == 6)
    #expect(!map.contains("style=") && !map.contains("<script"))
  }

  @Test func aRegionHasItsOutline() throws {
    let fixture = try built([Self.austin, Self.dallas, Self.austin, Self.reno])
    let map = try map("shops/us/texas", in: fixture)
    #expect(map.contains("aria-label=\"Texas: 3 locations (Austin 2, Dallas 1)\"") && !map.contains("lines"))
    #expect(try self.map("shops/us/texas/austin", in: fixture) == "")
  }

  @Test func theWordsAreThoseOfThePage() throws {
    let map = try map("index", in: built([Self.austin, Self.reno], "language: de\ndirectory: {path: shops}"))
    #expect(map.contains("2 Standorte"))
  }

  @Test func aLocationWithoutCoordinatesCountsInItsTown() throws {
    let lost = Self.place("Austin", "Texas", "US", nil)
    let few = try built([Self.austin, lost, lost, lost, Self.reno])
    #expect(try map("index", in: few).contains("stroke-width"))
    let unknown = Self.place("Nowhere", "Texas", "US", nil)
    #expect(try map("index", in: built([Self.austin, Self.reno, unknown])) == "")
  }

  @Test func oneTownHasNoMap() throws {
    #expect(try map("index", in: built([Self.austin, Self.austin])) == "")
  }

  @Test func mapsCanBeOff() throws {
    let fixture = try built([Self.austin, Self.reno], "directory: {path: shops}\nmaps: off")
    #expect(try map("index", in: fixture) == "")
  }

  /// More than 12 locations, so that the home page has links to the countries.
  private static func chain(_ capitals: [(country: String, point: String)]) -> [String] {
    capitals.flatMap { capital in
      (0..<3).map { _ in place("Capital", "Center", capital.country, capital.point) }
    }
  }

  private static let europe = [
    ("FR", "48.86 2.35"), ("DE", "52.52 13.40"), ("ES", "40.42 -3.70"), ("IT", "41.90 12.50"),
    ("PL", "52.23 21.01"), ("AT", "48.21 16.37"), ("CH", "46.95 7.44"),
  ]

  @Test func fewCountriesHaveAnOutlineInTheirLinks() throws {
    let text = try built(Self.chain(Array(Self.europe.prefix(5)))).read("Output/example.com/index.html")
    #expect(text.components(separatedBy: "<svg").count - 1 == 5 && !text.contains("<figure>"))
    #expect(text.contains("<a>France<svg viewBox") && text.contains("aria-hidden=\"true\""))
  }

  @Test func manyCountriesHaveAMapOfTheirPartOfTheWorld() throws {
    let europe = try map("index", in: built(Self.chain(Self.europe)))
    #expect(europe.contains("part") && europe.contains("aria-label=\"21 locations ("))
    let world = try map("index", in: built(Self.chain(Self.europe + [("JP", "35.68 139.69")])))
    #expect(world.contains("viewBox=\"0 0 360 165\""))
  }

  /// As many towns as a large chain has make no larger page.
  @Test func aMapOfManyTownsIsSmall() throws {
    let places = (0..<400).map { number in
      Self.place(
        "Town \(number)", "R\(number % 9)", "US",
        "\(30 + number % 18).\(number % 10) -\(75 + number * 7 % 47).3")
    }
    let map = try map("index", in: built(places, isClean: false))
    #expect(map.utf8.count < 12_000 && map.components(separatedBy: "h0").count - 1 <= 240)
  }
}

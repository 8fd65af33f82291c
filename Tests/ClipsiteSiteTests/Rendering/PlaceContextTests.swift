import ClipsiteAppClips
import Foundation
import Testing

@testable import ClipsiteRendering

struct PlaceContextTests {
  private static let location = """
    <!doctype html><html lang="en"><head><title></title>{{head.tags}}</head><body>
    {{#place.address-lines}}<i>{{.}}</i>{{/place.address-lines}}{{#place.has-address}}<u></u>{{/place.has-address}}<b>{{#place.has-hours}}open{{/place.has-hours}}</b>
    {{#place.phone}}<tt>{{place.phone}}</tt>{{/place.phone}}
    </body></html>
    """

  private func page(_ place: String, language: String = "en", _ more: [String: String] = [:]) throws -> String
  {
    let fixture = try Fixture(
      more.merging([
        "Content/shop.md": "---\ntitle: Shop\nlanguage: \(language)\nplace: {\(place)}\n---\n",
        "Templates/location.mustache": Self.location,
      ]) { $1 })
    _ = try fixture.build()
    return try fixture.read("Output/example.com/shop.html")
  }

  private func lines(of page: String) -> [String] {
    page.components(separatedBy: "<i>").dropFirst().compactMap {
      $0.components(separatedBy: "</i>").first
    }
  }

  @Test(arguments: [
    (
      "street: 1 Market St, locality: San Francisco, region: CA, postal-code: '94105', country: US",
      ["1 Market St", "San Francisco, CA 94105"]
    ),
    (
      "street: Buiksloterweg 7, locality: Amsterdam, postal-code: 1031 CC, country: NL",
      ["Buiksloterweg 7", "1031 CC Amsterdam"]
    ),
    ("locality: Oberasbach, region: Bayern, postal-code: '90522', country: DE", ["90522 Oberasbach"]),
    (
      "street: 丸の内1-9-1, region: 東京都, locality: 千代田区, postal-code: 100-0005, country: JP",
      ["〒100-0005", "東京都千代田区", "丸の内1-9-1"]
    ),
    ("postal-code: '90522', country: DE", ["90522"]),
    ("street: Weg 1, country: DE", ["Weg 1"]),
    ("locality: Rome", ["Rome"]),
  ])
  func writesAnAddressAsItsCountryDoes(_ place: String, expected: [String]) throws {
    let page = try page(place)
    #expect(lines(of: page) == expected && page.contains("<u></u>"))
  }

  @Test(arguments: ["country: DE", "phone: '+49 30 901820'", "latitude: 1, longitude: 2"])
  func hasNoAddressWithoutALine(_ place: String) throws {
    let page = try page(place)
    #expect(lines(of: page) == [] && !page.contains("<u></u>"))
  }

  @Test(arguments: [
    ("en", "Germany"), ("de-AT", "Deutschland"), ("ja", "ドイツ"), ("ar", "ألمانيا"), ("az", "Germany"),
  ])
  func namesTheCountryOfAnAddressAbroad(language: String, country: String) throws {
    let place = "street: Weg 1, locality: Ulm, postal-code: '89073', country: DE"
    let other = ["Content/b.md": Fixture.page("title: B\nplace: {locality: Linz, country: AT}")]
    #expect(lines(of: try page(place, language: language, other)) == ["Weg 1", "89073 Ulm", country])
    let same = ["Content/b.md": Fixture.page("title: B\nplace: {locality: Bonn, country: DE}")]
    #expect(lines(of: try page(place, language: language, same)) == ["Weg 1", "89073 Ulm"])
  }

  @Test func anAddressInTheCountryOfTheReadersOrOfTheChainDoesNotNameIt() throws {
    let place = "street: Weg 1, locality: Ulm, postal-code: '89073', country: DE"
    let other = ["Content/b.md": Fixture.page("title: B\nplace: {locality: Linz, country: AT}")]
    #expect(lines(of: try page(place, language: "de", other)) == ["Weg 1", "89073 Ulm"])
    let most = other.merging([
      "Content/c.md": Fixture.page("title: C\nplace: {locality: Bonn, country: DE}")
    ]) { $1 }
    #expect(lines(of: try page(place, language: "en", most)) == ["Weg 1", "89073 Ulm"])
  }

  @Test func aTelephoneNumberIsGroupedAsAtHomeOrAbroad() throws {
    let place = "locality: Ulm, country: DE, phone: '+49 30-90 1820'"
    let other = ["Content/b.md": Fixture.page("title: B\nplace: {locality: Linz, country: AT}")]
    #expect(try page(place).contains("<tt>030 901820</tt>"))
    #expect(try page(place, language: "en", other).contains("<tt>+49 30 901820</tt>"))
    #expect(try page("locality: X, phone: '+86 10 1234 5678'").contains("<tt>+86 10 1234 5678</tt>"))
  }

  @Test func tellsWhetherThereAreHours() throws {
    #expect(try page("locality: Rome, hours: [Mo 08:00-09:00]").contains("<b>open</b>"))
    #expect(try page("locality: Rome").contains("<b></b>"))
  }
}

/// What the pages of locations say of those nearby.
struct NeighborsInPagesTests {
  private static func location(_ title: String, _ place: String) -> String {
    Fixture.page("title: \(title)\nplace: {\(place)}")
  }

  private static let files = [
    "Content/site.yml": Fixture.site("neighbors: true"),
    "Content/a.md": location(
      "A", "latitude: 40, longitude: -100, street: 1 Main St, locality: Town, region: NV"),
    "Content/b.md": location("B", "latitude: 40.01, longitude: -100, country: US"),
    "Content/c.md": location("C", "latitude: 40.1, longitude: -100"),
    "Content/c.de.md": Fixture.page("title: C auf Deutsch"),
    "Content/d.md": location("D", "latitude: 39.8, longitude: -100"),
    "Content/e.md": location("E", "latitude: 39.7, longitude: -100"),
    "Content/f.md": location("F", "latitude: 39.6, longitude: -100"),
    "Content/g.md": location("G", "latitude: 39.5, longitude: -100"),
    "Content/z.md": location("Far", "latitude: 50, longitude: 0"),
    "Content/nowhere.md": location("Nowhere", "locality: X"),
    "Content/draft.md": Fixture.page("title: Draft\ndraft: true\nplace: {latitude: 40, longitude: -100}"),
    "Templates/location.mustache":
      "<head>{{head.tags}}</head><p>|{{#neighbors}}{{#neighbors.all}}{{title}} {{url}} {{street}}{{locality}}{{region}} "
      + "{{distance}};{{/neighbors.all}}{{/neighbors}}",
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

  /// Where somebody goes who finds a closed location.
  @Test func theNearestThatIsOpenIsNamed() throws {
    let template = """
      <head>{{head.tags}}</head><p>|{{neighbors.open.title}};{{#neighbors.all}}{{closed-until}},{{/neighbors.all}}
      """
    let closed = Self.location("B", "latitude: 40.01, longitude: -100, country: US, closed-until: 2027-02-01")
    let found = try neighbors("a", ["Content/b.md": closed, "Templates/location.mustache": template])
    #expect(found.hasPrefix("C;Closed until February 1, 2027,,"))
  }

  @Test func theLanguageWritesTheNumbers() throws {
    let german = [
      "Content/a.md": Self.location("A", "latitude: 40, longitude: -100").replacing(
        "title: A", with: "title: A\nlanguage: de")
    ]
    #expect(try neighbors("a", german).hasPrefix("B /b  1,1 km;"))
  }

  @Test func theUnitIsThatOfTheCountry() throws {
    #expect(try neighbors("b").hasPrefix("A /a 1 Main StTownNV 0.7 mi;C /c  6.2 mi;"))
  }

  @Test func aVariantHasThoseOfItsOriginalInItsLanguage() throws {
    #expect(try neighbors("c/de").hasPrefix("B /b  10 km;A /a 1 Main StTownNV 11 km;"))
    let more = ["Content/b.de.md": Fixture.page("title: B auf Deutsch")]
    #expect(try neighbors("c/de", more).hasPrefix("B auf Deutsch /b/de  10 km;"))
  }

  /// 80 km are about an hour's drive. A minute of arc is 1.85 km.
  @Test func whatIsAnHourAwayIsNotNearby() throws {
    let more = [
      "Content/z2.md": Self.location("Z2", "latitude: 50.7, longitude: 0"),
      "Content/z3.md": Self.location("Z3", "latitude: 49.2, longitude: 0"),
    ]
    #expect(try neighbors("z", more) == "Z2 /z2  78 km;")
  }

  @Test(arguments: ["z", "nowhere"])
  func whatIsAloneHasNone(path: String) throws { #expect(try neighbors(path) == "") }

  @Test func withoutTheKeyNoneAreNamed() throws {
    #expect(try neighbors("a", ["Content/site.yml": Fixture.site()]) == "")
  }
}

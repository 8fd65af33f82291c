@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

struct DirectoryBuilderTests {
  private static let key = "directory: {path: shops, title: Our shops}"

  /// A site with a location for each address, named `a`, `b` and so on.
  private func files(_ addresses: [String], _ key: String = key) -> [String: String] {
    var files = ["Content/site.yml": Fixture.site(key)]
    for (index, address) in addresses.enumerated() {
      let name = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index)))
      files["Content/all/\(name).md"] = Fixture.page(
        "title: \(name.uppercased())\nplace: {\(address)}")
    }
    return files
  }

  /// Each page of the directory with what its list holds.
  private func directory(_ addresses: [String]) throws -> [String: [String]] {
    let fixture = try Fixture(files(addresses))
    #expect(try fixture.findings() == [])
    let site = try fixture.site()
    let pages = site.pages.filter(\.isGenerated)
    return Dictionary(
      uniqueKeysWithValues: pages.map { page in
        (page.path.description, site.listEntries(of: page).map { site[$0].path.description })
      })
  }

  private static let world = [
    "locality: Austin, region: Texas, country: US", "locality: Austin, region: Texas, country: US",
    "locality: Dallas, region: Texas, country: US", "locality: Reno, region: Nevada, country: US",
    "locality: Kronach, region: Bayern, country: DE", "locality: Lyon, country: FR",
    "locality: Paris, country: FR", "locality: Paris, country: FR",
  ]

  @Test func leadsFromCountriesOverRegionsToTownsAndLocations() throws {
    #expect(
      try directory(Self.world) == [
        "/shops": ["/shops/fr", "/all/e", "/shops/us"],
        "/shops/fr": ["/all/f", "/shops/fr/paris"], "/shops/fr/paris": ["/all/g", "/all/h"],
        "/shops/us": ["/all/d", "/shops/us/texas"],
        "/shops/us/texas": ["/shops/us/texas/austin", "/all/c"],
        "/shops/us/texas/austin": ["/all/a", "/all/b"],
      ])
  }

  @Test func isSortedByTheFirstLetter() throws {
    let towns = ["Utrecht", "'s-Hertogenbosch", "Rotterdam"].flatMap { town in
      Array(repeating: "locality: \"\(town)\", country: NL", count: 2)
    }
    #expect(
      try directory(towns)["/shops"] == [
        "/shops/nl/rotterdam", "/shops/nl/s-hertogenbosch", "/shops/nl/utrecht",
      ])
  }

  @Test func aLevelThatAllShareHasNoPageAndKeepsItsPartOfTheURL() throws {
    #expect(
      try directory(Array(Self.world.prefix(3))) == [
        "/shops": ["/shops/us/texas/austin", "/all/c"], "/shops/us/texas/austin": ["/all/a", "/all/b"],
      ])
    #expect(try directory(Array(Self.world.prefix(2))) == ["/shops": ["/all/a", "/all/b"]])
    #expect(try directory(Array(Self.world.prefix(1))) == ["/shops": ["/all/a"]])
  }

  @Test func locationsThatDoNotTellStandBehindThoseThatDo() throws {
    #expect(
      try directory([
        "locality: X", "locality: Austin, country: US", "locality: Reno, country: US",
        "phone: \"+1 415 555 0100\"",
      ]) == ["/shops": ["/shops/us", "/all/a", "/all/d"], "/shops/us": ["/all/b", "/all/c"]])
  }

  @Test func namesWithOneSlugAreOnePart() throws {
    #expect(
      try directory([
        "locality: St. Louis, country: US", "locality: St Louis, country: US",
        "locality: ST. LOUIS, country: US",
        "locality: Reno, country: US",
      ]) == [
        "/shops": ["/all/d", "/shops/us/st-louis"], "/shops/us/st-louis": ["/all/a", "/all/b", "/all/c"],
      ])
  }

  @Test func namesInOtherScriptsHaveStableURLs() throws {
    let found = try directory([
      "locality: חיפה, country: IL", "locality: חיפה, country: IL", "locality: Eilat, country: IL",
    ])
    #expect(found.keys.sorted() == ["/shops", "/shops/il/x55fb9cfa"])
  }

  @Test func aSiteWithoutLocationsHasNone() throws { #expect(try directory([]) == [:]) }

  @Test func withoutTheKeyThereIsNone() throws {
    let site = try Fixture(files(Self.world, "")).site()
    #expect(!site.pages.contains { $0.isGenerated } && site.directory == nil)
  }

  @Test func pathAndTitleMayBeLeftOut() throws {
    let site = try Fixture(files(Self.world, "directory: {}")).site()
    let first = try #require(site.pages.first { $0.isGenerated })
    #expect(first.path.description == "/locations" && first.source.fields.title == "Locations")
  }

  @Test func aPathBreaksTheRulesOfSlugs() throws {
    try Fixture.expect(
      .invalidSlug, "the slug `our/shops` contains `/`, but it must be a single path segment",
      in: files(Self.world, "directory: {path: «our/shops»}"))
  }

  @Test func aPageOfTheAuthorAtItsURLIsReported() throws {
    var files = files(Self.world, "directory: {path: «shops»}")
    files["Content/shops.md"] = Fixture.page("title: Shops")
    try Fixture.expect(
      .duplicateURL, "Content/shops.md already has the URL https://example.com/shops", in: files)
  }

  @Test func variantsAndDraftsAreNotListed() throws {
    var files = files(Array(Self.world.prefix(3)))
    files["Content/all/b.de.md"] = Fixture.page("title: B")
    files["Content/all/c.md"] = Fixture.page("title: C\nplace: {locality: Dallas, country: US}\ndraft: true")
    let site = try Fixture(files).site()
    let first = try #require(site.pages.first { $0.isGenerated })
    #expect(site.directory?.counts[first.section] == 2)
    #expect(site.listEntries(of: first).map { site.source(of: site[$0]) } == ["all/a.md", "all/b.md"])
  }

  @Test func countsTheLocationsBelow() throws {
    let site = try Fixture(files(Self.world)).site()
    let counts = site.pages.filter(\.isGenerated).map { page in
      "\(page.path) \(site.directory?.counts[page.section] ?? 0)"
    }
    #expect(
      counts.sorted() == [
        "/shops 8", "/shops/fr 3", "/shops/fr/paris 2", "/shops/us 4", "/shops/us/texas 3",
        "/shops/us/texas/austin 2",
      ])
  }

  @Test func theHomePageLeadsToIt() throws {
    let site = try Fixture(files(Self.world)).site()
    let home = site[try #require(site.page(at: "index.md"))]
    #expect(site.directory?.root.map { site[$0].path.description } == "/shops")
    #expect(!site.listEntries(of: home).contains { site[$0].isGenerated })
  }

  @Test func pagesOfFilesAreStillFound() throws {
    let site = try Fixture(files(Self.world)).site()
    for (id, page) in zip(site.pages.ids, site.pages) where !page.isGenerated {
      #expect(site.page(at: site.source(of: page)) == id)
    }
    #expect(site.page(at: "site.yml") == nil)
  }
}

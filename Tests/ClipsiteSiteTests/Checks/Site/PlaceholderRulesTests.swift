import ClipsiteAppClips
import ClipsiteText
import Testing

@testable import ClipsiteRendering

struct PlaceholderRulesTests {
  /// A site that belongs to somebody.
  private static let own = """
    name: Donuts
    domains: [ferry-street-donuts.shop, www.ferry-street-donuts.shop]
    layout: single-domain
    app:
      team-id: A1B2C3D4E5
      bundle-id: shop.ferry.App
      clip-bundle-id: shop.ferry.App.Clip
      app-store-id: 6400000001
    clip: {display: card, action: open}
    image: donut.png

    """

  /// What `check` reports, as range, message, and severity.
  private func found(_ files: [String: String]) throws -> (Fixture, [Diagnostic]) {
    let fixture = try Fixture(files)
    let snapshot = try #require(try SiteBuilder(fixture.folder).load().value)
    return (fixture, PlaceholderRules.check(snapshot.site, snapshot.source.content).sorted())
  }

  @Test func theValuesOfANewSiteAreOneNote() throws {
    let (fixture, found) = try found([
      "Content/site.yml": Fixture.siteYAML.replacing("[example.com]", with: "[«example.com»]")
    ])
    #expect(
      found.map(\.message) == [
        "the site still has placeholders: `domains` (`example.com`), `app.team-id` (`ABCDE12345`), "
          + "`app.bundle-id` (`com.example.Donuts`), `app.clip-bundle-id` (`com.example.Donuts.Clip`), "
          + "`app.app-store-id` (`1234567890`)"
      ])
    #expect(found.map(\.severity) == [.note])
    #expect(found.map { $0.range.path.hasSuffix("Content/site.yml") } == [true])
    #expect(found.compactMap(\.range.bytes) == fixture.marks["Content/site.yml"])
  }

  @Test func aSiteOfSomebodyHasNone() throws {
    #expect(try found(["Content/site.yml": Self.own]).1 == [])
  }

  @Test(arguments: [
    ("[ferry-street-donuts.shop", "[donuts.test, a.test, b.test", "`domains` (`donuts.test` and 2 more)"),
    ("shop.ferry.App.Clip", "com.example.Clip", "`app.clip-bundle-id` (`com.example.Clip`)"),
    ("A1B2C3D4E5", "ABCDE12345", "`app.team-id` (`ABCDE12345`)"),
    (
      "clip: {display",
      "android: {package: com.example.x, fingerprints: [\"\(fingerprint)\"]}\nclip: {display",
      "`android.package` (`com.example.x`)"
    ),
    (
      "clip: {display",
      "extra: {links: [{title: A, url: \"https://ferry.shop/example.com\"}, {title: B, url: \"https://www.example.org\"}]}\nclip: {display",
      "`extra` (`https://www.example.org`)"
    ),
  ])
  func eachKeyIsNamed(_ old: String, new: String, text: String) throws {
    var site = Self.own.replacing(old, with: new)
    // An App Clip belongs to its app.
    if new == "com.example.Clip" {
      site = site.replacing("bundle-id: shop.ferry.App\n", with: "bundle-id: com.example\n")
    }
    let found = try found(["Content/site.yml": site]).1
    #expect(found.count == 1 && found[0].message.contains(text), "\(found.map(\.message))")
  }

  private static let fingerprint = Array(repeating: "A1", count: 32).joined(separator: ":")
}

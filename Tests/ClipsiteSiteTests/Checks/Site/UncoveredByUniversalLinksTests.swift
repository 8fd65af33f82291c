import ClipsiteText
import Testing

@testable import ClipsiteRendering

struct UncoveredByUniversalLinksTests {
  private static let location = Fixture.page("title: A\nplace: {locality: Town}")

  @Test func warnsOfAPageThatTheAppDoesNotOpen() throws {
    try Fixture.expect(
      .uncoveredByUniversalLinks, at: "Content/a.md",
      "https://example.com/a shows the App Clip, but the app's universal links do not cover it",
      fix: "add its path to `universal-links` in site.yml, or set `clip.display: none` on the page",
      in: [
        "Content/site.yml": Fixture.site("universal-links: [{path: /}, {path: /shops/*}]"),
        "Content/a.md": Self.location, "Content/shops/b.md": Self.location,
      ])
  }

  /// These are the URLs that are printed.
  @Test(arguments: [
    ("aliases: [/m]", "https://example.com/m"),
    ("clip: {card-page: order}", "https://example.com/shops/a/order"),
  ])
  func looksAtShortURLsAndCardPages(line: String, url: String) throws {
    try Fixture.expect(
      .uncoveredByUniversalLinks, at: "Content/shops/a.md",
      "\(url) shows the App Clip, but the app's universal links do not cover it",
      in: [
        "Content/site.yml": Fixture.site("universal-links: [{path: /}, {path: /shops/a}]"),
        "Content/shops/a.md": Fixture.page("title: A\nplace: {locality: Town}\n\(line)"),
      ])
  }

  @Test func countsTheOthers() throws {
    try Fixture.expect(
      .uncoveredByUniversalLinks, at: "Content/a.md",
      "https://example.com/a and 1 more show the App Clip, but the app's universal links do not cover it",
      in: ["Content/site.yml": Fixture.site("universal-links: [{path: /x}]"), "Content/a.md": Self.location])
  }

  @Test func looksAtTheFileThatTheSiteHas() throws {
    try Fixture.expect(
      .uncoveredByUniversalLinks, at: "Content/index.md",
      in: [
        "Content/site.yml": Fixture.site("other-apps: {applinks: [ABCDE12345.com.example.Donuts]}"),
        "Content/.well-known/apple-app-site-association": """
        {"applinks": {"details": [{"appIDs": ["ABCDE12345.com.example.Donuts"], "components": [{"/": "/x"}]}]}}
        """,
      ])
  }

  @Test(arguments: [
    "", "universal-links: [{path: \"*\"}]", "clip: {display: none}\nuniversal-links: [{path: /x}]",
  ])
  func isContentWith(line: String) throws {
    let site =
      line.hasPrefix("clip")
      ? Fixture.site(line, replacing: "clip: {display: card, action: open}\n") : Fixture.site(line)
    try Fixture.expectNothing(in: ["Content/site.yml": site, "Content/a.md": Self.location])
  }
}

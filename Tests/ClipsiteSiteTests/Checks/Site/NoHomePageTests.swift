import ClipsiteText
import Testing

@testable import ClipsiteRendering

struct NoHomePageTests {
  private static let twoDomains = Fixture.site(
    replacing: "[example.com]", with: "[example.com, shop.example.net]")

  @Test func warnsOfADomainThatAnswersNothing() throws {
    try Fixture.expect(
      .noHomePage, at: "Content/site.yml", "the domain `shop.example.net` has no home page",
      fix: "add an index.md", in: ["Content/site.yml": Self.twoDomains])
  }

  @Test func warnsOfThePrimaryDomainToo() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nclip: {display: none}")])
    try fixture.remove("Content/index.md")
    try fixture.expect(
      .noHomePage, at: "Content/site.yml", "the domain `example.com` has no home page")
  }

  @Test func warnsOfADomainThatASingleLayoutGivesNoFile() throws {
    try Fixture.expect(
      .noHomePage, at: "Content/site.yml",
      "the domain `shop.example.net` has no page and no short URL, so it gets no AASA file",
      fix: "remove it, add a short URL on it, or set `layout: multi-domain` and give a page this `domain`",
      in: ["Content/site.yml": Self.twoDomains + "layout: single-domain\n"])
    try Fixture.expectNothing(
      in: [
        "Content/site.yml": Self.twoDomains + "layout: single-domain\n",
        "Content/a.md": Fixture.page("title: A\naliases: [\"https://shop.example.net/m\"]"),
      ])
  }

  private static let query =
    "title: A\nplace: {locality: Town}\naliases: [«\"https://appclip.example.com?id=1\"»]"

  @Test(arguments: ["nginx", "apache", "caddy", "lighttpd", "s3-cloudfront"])
  func aProviderThatTellsQueriesApartNeedsNoRoot(_ provider: String) throws {
    try Fixture.expectNothing(
      in: [
        "Content/site.yml": Fixture.site("hosts: [\(provider)]"),
        "Content/a.md": Fixture.page(Self.query.filter { !"«»".contains($0) }),
      ])
  }

  /// People find a location from the page of its business, but not from that of another one.
  @Test(arguments: [("shop", true), ("other", false)])
  func theRootOfABusinessAnswersForItsLocations(_ root: String, isAbove: Bool) throws {
    let link = "aliases: [\"https://appclip.example.com\"]"
    let fixture = try Fixture([
      "Content/shop/index.md": Fixture.page("title: Shop\n" + (root == "shop" ? link : "")),
      "Content/other/index.md": Fixture.page("title: Other\n" + (root == "other" ? link : "")),
      "Content/shop/a.md": Fixture.page(Self.query.filter { !"«»".contains($0) }),
    ])
    #expect(try fixture.check().contains { $0.code == .queryOfAnotherPage } != isAbove)
  }

  /// No server can be told to answer it, so people land where they did not want to go.
  @Test(arguments: ["hosts: [netlify]", ""])
  func aRootOfAnotherLocationAnswersTheQuery(_ hosts: String) throws {
    try Fixture.expect(
      .queryOfAnotherPage,
      "`https://appclip.example.com?id=1` leads to https://example.com/b in a browser, because no file can "
        + "answer a query",
      fix: "let a page above both answer at the root, or choose a provider that tells queries apart",
      in: [
        "Content/site.yml": Fixture.site(hosts), "Content/a.md": Fixture.page(Self.query),
        "Content/b.md": Fixture.page(
          "title: B\nplace: {locality: Town}\naliases: [\"https://appclip.example.com\"]"),
      ])
  }

  @Test func aShortURLWithAQueryNeedsThePageAtTheRoot() throws {
    try Fixture.expect(
      .noHomePage,
      "the domain `appclip.example.com` has no page at its root, which `https://appclip.example.com?id=1` "
        + "needs",
      fix: "add `https://appclip.example.com` to the `aliases` of the page that should answer",
      severity: .warning,
      in: ["Content/a.md": Fixture.page("title: A\naliases: [«\"https://appclip.example.com?id=1\"»]")])
    try Fixture.expectNothing(
      in: [
        "Content/a.md": Fixture.page(
          "title: A\naliases: [\"https://appclip.example.com?id=1\", \"https://appclip.example.com\"]")
      ])
  }

  @Test func isContentWithADomainOfShortURLs() throws {
    try Fixture.expectNothing(
      in: [
        "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, go.example.com]"),
        "Content/a.md": Fixture.page("title: A\naliases: [\"https://go.example.com/m\"]"),
      ])
  }

  /// Whether a page is a draft does not change what the domain is for.
  @Test func wantsOneBesidePages() throws {
    try Fixture.expect(
      .noHomePage, at: "Content/site.yml", "the domain `shop.example.net` has no home page",
      in: [
        "Content/site.yml": Self.twoDomains,
        "Content/shop/index.md": Fixture.page("title: Shop\ndomain: shop.example.net\ndraft: true"),
        "Content/shop/a.md": Fixture.page("title: A\ndraft: false\nclip: {display: none}\naliases: [/m]"),
      ])
  }
}

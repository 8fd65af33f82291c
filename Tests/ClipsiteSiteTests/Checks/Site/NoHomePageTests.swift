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

  @Test func isContentWithASingleDomain() throws {
    try Fixture.expectNothing(in: ["Content/site.yml": Self.twoDomains + "layout: single-domain\n"])
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

import Diagnostics
import Testing

@testable import SiteGenerator

struct NoHomePageTests {
  private static let twoDomains = Fixture.site(
    replacing: "[example.com]", with: "[example.com, shop.example.net]")

  @Test func warnsOfADomainThatAnswersNothing() throws {
    try Fixture.expect(
      NoHomePage.code, at: "Content/site.yml", "the domain `shop.example.net` has no home page",
      fix: "add an index.md", in: ["Content/site.yml": Self.twoDomains])
  }

  @Test func warnsOfThePrimaryDomainToo() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A")])
    try fixture.remove("Content/index.md")
    try fixture.expect(
      NoHomePage.code, at: "Content/site.yml", "the domain `example.com` has no home page")
  }

  @Test func isContentWithASingleDomain() throws {
    try Fixture.expectNothing(in: ["Content/site.yml": Self.twoDomains + "layout: single-domain\n"])
  }

  @Test func isContentWithADomainOfShortURLs() throws {
    try Fixture.expectNothing(
      in: ["Content/a.md": Fixture.page("title: A\naliases: [\"https://go.example.com/m\"]")])
  }
}

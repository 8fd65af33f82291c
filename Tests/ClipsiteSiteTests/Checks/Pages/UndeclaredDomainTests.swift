import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

struct UndeclaredDomainTests {
  private static let twoDomains = Fixture.site(
    replacing: "[example.com]", with: "[example.com, shop.example.net]")
  private static let homes = ["Content/b/index.md": Fixture.page("title: B\ndomain: shop.example.net")]

  @Test func wantsEveryDomainInTheConfiguration() throws {
    try Fixture.expect(
      .undeclaredDomain, "the domain `other.example.org` is not listed in site.yml",
      fix: "add it to `domains`",
      in: ["Content/a/index.md": Fixture.page("title: A\ndomain: «other.example.org»")])
  }

  @Test func suggestsTheDomainThatWasMeant() throws {
    try Fixture.expect(
      .undeclaredDomain, fix: "did you mean `shop.example.net`?",
      in: Self.homes.merging([
        "Content/site.yml": Self.twoDomains,
        "Content/a.md": Fixture.page("title: A\ndomain: «shop.exmaple.net»"),
      ]) { $1 })
  }

  @Test(arguments: ["multi-domain", "single-domain"])
  func isTheSameInBothLayouts(layout: String) throws {
    try Fixture.expect(
      .undeclaredDomain,
      in: [
        "Content/site.yml": Fixture.site("layout: \(layout)"),
        "Content/a.md": Fixture.page("title: A\ndomain: «other.example.org»"),
      ])
  }

  @Test func isContentWithADeclaredOne() throws {
    try Fixture.expectNothing(
      in: Self.homes.merging(["Content/site.yml": Self.twoDomains]) { $1 })
  }
}

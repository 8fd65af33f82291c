import ClipsiteAppClips
import ClipsiteRendering
import ClipsiteText
import Testing

@testable import ClipsiteSite

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

  // MARK: Short URLs

  private func fixture(_ aliases: String, site: String = Fixture.siteYAML) throws -> Fixture {
    try Fixture(
      ["Content/site.yml": site, "Content/a.md": Fixture.page("title: A\naliases: \(aliases)")],
      listsShortURLs: false)
  }

  @Test(
    arguments: [
      "https://evil.com/x", "https://evil.com", "https://evil.com/", "https://EVIL.com/x",
      "https://evil.com?id=1",
      "HTTPS://evil.com/x",
    ], ["multi-domain", "single-domain"])
  func aShortURLNeedsItsDomain(alias: String, layout: String) throws {
    let fixture = try fixture("[«\"\(alias)\"»]", site: Fixture.site("layout: \(layout)"))
    try fixture.expect(
      .undeclaredDomain, "the domain `evil.com` is not listed in site.yml", fix: "add it to `domains`")
    #expect(try fixture.site().domains.map(\.name.rawValue) == ["example.com"])
    #expect(try fixture.check().flatMap(\.notes).map(\.message) == ["domains: [example.com, evil.com]"])
    #expect(try fixture.build().output == nil)
  }

  @Test(arguments: [
    "https://evil.com./x", "https://evil.com:443/x", "https://example.com@evil.com/x", "//evil.com/x",
    "https://evil%2Ecom/x", "https://evil%00.com/x", "https:/evil.com/x", "https:evil.com",
    #"https://example.com\\@evil.com/x"#, "https://evil。com/x", "https://xn--evl-kpa.com/x",
    "https://éevil.com/x",
    "http://evil.com/x", "/\\t/evil.com", "https://example.com#@evil.com/", "https://[::1]/x",
    "https://1.2.3.4/x",
    "https://evil.com\\0/x", "https://example.com\\u2024evil.com/x",
  ])
  func noSpellingOfADomainSlipsThrough(alias: String) throws {
    let fixture = try fixture("[\"\(alias)\"]")
    #expect(try fixture.check().contains { $0.severity == .error })
    #expect(try fixture.site().domains.map(\.name.rawValue) == ["example.com"])
    #expect(try fixture.build().output == nil)
  }

  @Test func thePastedLineIsAllThatIsMissing() throws {
    let fixture = try Fixture(
      [
        "Content/a.md": Fixture.page(
          "title: A\naliases: [/m, \"https://go.example.org/m\", \"https://b.org/?id=1\"]"),
        "Content/a.de.md": Fixture.page("title: B\naliases: [\"https://b.org\"]"),
        "Content/c.md": Fixture.page("title: C\ndomain: c.org"),
        "Content/.well-known/d.org/security.txt": "x",
      ], listsShortURLs: false)
    let found = try fixture.check()
    #expect(
      found.map { "\(fixture.relative($0.range.path)): \($0.message)" } == [
        "Content/.well-known/d.org/security.txt: the domain `d.org` is not listed in site.yml",
        "Content/a.de.md: the domain `b.org` is not listed in site.yml",
        "Content/a.md: the domains `b.org`, `go.example.org` are not listed in site.yml",
        "Content/c.md: the domain `c.org` is not listed in site.yml",
      ])
    #expect(Set(found.flatMap(\.notes).map(\.message)).count == 1)
    try fixture.pasteLines()
    // Nothing needs a home page but the domain without any URL.
    let left = try fixture.findings()
    #expect(left == ["warning: NoHomePage Content/site.yml"])
    let site = try fixture.site()
    let roles = Dictionary(uniqueKeysWithValues: site.domains.map { ($0.name.rawValue, $0.role) })
    #expect(
      roles == [
        "example.com": .primary, "go.example.org": .shortURLs, "b.org": .shortURLs, "c.org": .declared,
        "d.org": .declared,
      ])
    #expect(try fixture.build().output != nil)
  }

  @Test func aSubdomainIsNotATypingError() throws {
    let fixture = try fixture("[\"https://go.example.com/m\"]")
    #expect(try fixture.check().map(\.fix) == ["add it to `domains`"])
  }
}

import Diagnostics
import Testing

@testable import SiteGenerator

struct TooManyRedirectsForHostTests {
  @Test(arguments: [("cloudflare-pages", 2000), ("cloudflare-workers", 2000), ("vercel", 2048)])
  func refusesOneMoreThanTheLimit(_ host: String, limit: Int) throws {
    try Fixture.expectNothing(in: Self.files(host, aliases: limit))
    let fixture = try Fixture(Self.files(host, aliases: limit + 1))
    let found = try fixture.check()
    #expect(found.map(\.code) == [TooManyRedirectsForHost.code])
    #expect(found.first?.message.hasSuffix("has \(limit + 1) rules; \(host) takes \(limit)") == true)
  }

  @Test func countsTheRuleForTheAssociationFile() throws {
    try Fixture.expectNothing(in: Self.files("gitlab-pages", aliases: 999))
    try Fixture.expect(
      TooManyRedirectsForHost.code, "example.com/_redirects has 1001 rules; gitlab-pages takes 1000",
      fix: "take 1 of them away, put them on a domain of their own, or choose another host",
      in: Self.files("«gitlab-pages»", aliases: 1000))
  }

  @Test func countsTheRulesForPages() throws {
    var files = Self.files("cloudflare-pages", aliases: 1999)
    files["Content/site.yml"]? += "page-files: folders\n"
    try Fixture.expectNothing(in: files)
    files["Content/b.md"] = Fixture.page("title: B\nplace: {locality: Town}\nclip: {card-page: order}")
    #expect(try Fixture(files).check().map(\.code) == [TooManyRedirectsForHost.code])
  }

  private static func files(_ host: String, aliases: Int) -> [String: String] {
    let list = (1...aliases).map { "/s\($0)-x" }.joined(separator: ", ")
    return [
      "Content/site.yml": Fixture.site("hosts: [\(host)]"),
      "Content/a.md": Fixture.page("title: A\naliases: [\(list)]"),
    ]
  }
}

import ClipsiteDiagnostics
import Testing

@testable import ClipsiteProviders

@Suite(.timeLimit(.minutes(30))) struct TooManyRedirectsForHostTests {
  @Test(arguments: [("cloudflare-pages", 2000), ("cloudflare-workers", 2000), ("vercel", 2048)])
  func writesPagesForTheRest(_ host: String, limit: Int) throws {
    try Fixture.expectNothing(in: Self.files(host, aliases: limit))
    let fixture = try Fixture(Self.files("«\(host)»", aliases: limit + 2))
    try fixture.expect(
      .tooManyRedirectsForHost,
      "\(host) takes \(limit) rules: \(limit) short URLs of example.com are redirected, 2 stay pages",
      fix: ProviderRules.Shortage.fix)
    _ = try fixture.build()
    let pages = try fixture.files(in: "Output/example.com").keys.filter { $0.hasSuffix("-x.html") }
    #expect(pages.sorted() == ["s\(limit + 1)-x.html", "s\(limit + 2)-x.html"])
  }

  @Test func countsTheRuleForTheAssociationFile() throws {
    try Fixture.expectNothing(in: Self.files("gitlab-pages", aliases: 999))
    try Fixture.expect(
      .tooManyRedirectsForHost,
      "gitlab-pages takes 1000 rules: 999 short URLs of example.com are redirected, 1 stays a page",
      in: Self.files("«gitlab-pages»", aliases: 1000))
  }

  @Test func countsTheRulesForPages() throws {
    var files = Self.files("cloudflare-pages", aliases: 1999)
    files["Content/site.yml"]? += "page-files: folders\n"
    try Fixture.expectNothing(in: files)
    files["Content/b.md"] = Fixture.page("title: B\nplace: {locality: Town}\nclip: {card-page: order}")
    let found = try Fixture(files).check()
    #expect(found.map(\.code) == [.tooManyRedirectsForHost])
    #expect(
      found.first?.message.contains("1997 short URLs of example.com are redirected, 2 stay pages") == true)
  }

  private static func files(_ host: String, aliases: Int) -> [String: String] {
    let list = (1...aliases).map { "/s\($0)-x" }.joined(separator: ", ")
    return [
      "Content/site.yml": Fixture.site("hosts: [\(host)]"),
      "Content/a.md": Fixture.page("title: A\naliases: [\(list)]"),
    ]
  }
}

import ClipsiteDiagnostics
import Testing

@testable import ClipsiteProviders

@Suite(.timeLimit(.minutes(30))) struct HostWithoutRedirectsTests {
  private static let page = Fixture.page("title: A\naliases: [/b, /c, \"https://go.example.com/a\"]")

  @Test func notesShortURLsToOtherDomains() throws {
    try Fixture.expect(
      .hostWithoutRedirects,
      "gitlab-pages cannot redirect https://go.example.com/a; a page leads on instead",
      fix: "people and App Clips need no more than the page; for status 301, choose another host",
      severity: .note,
      in: ["Content/site.yml": Fixture.site("hosts: [«gitlab-pages»]"), "Content/a.md": Self.page])
  }

  @Test func countsThem() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [github-pages]"), "Content/a.md": Self.page,
    ])
    let found = try fixture.check().filter { $0.code == .hostWithoutRedirects }.map(\.message)
    #expect(
      found == ["github-pages cannot redirect https://example.com/b and 2 more; a page leads on instead"])
  }

  @Test func isContentWithoutShortURLs() throws {
    try Fixture.expectNothing(in: ["Content/site.yml": Fixture.site("hosts: [gitlab-pages]")])
  }
}

import ClipsiteSiteModel
import ClipsiteSiteOutput
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteProviders

@Suite(.timeLimit(.minutes(30))) struct TooManyFilesForHostTests {
  @Test(arguments: [("cloudflare-pages", 20_000), ("cloudflare-workers", 100_000)])
  func warnsBeyondTheLimit(_ host: String, limit: Int) throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site("hosts: [\(host)]")])
    let site = try fixture.site()
    let fine = ProviderPlan(
      site, fixture.folder.content, pages: [[]], fileCounts: [limit], securityHeaders: [[]])
    #expect(fine.diagnostics == [])
    let found = ProviderPlan(
      site, fixture.folder.content, pages: [[]], fileCounts: [limit + 1], securityHeaders: [[]]
    ).diagnostics
    #expect(found.map(\.code) == [.tooManyFilesForHost])
    #expect(found.map(\.message) == ["example.com has \(limit + 1) files; \(host) takes \(limit)"])
    #expect(found.map(\.fix) == ["put part of the site on a domain of its own, or choose another host"])
  }
}

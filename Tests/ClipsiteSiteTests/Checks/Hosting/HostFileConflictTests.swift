import ClipsiteDiagnostics
import Testing

@testable import ClipsiteProviders

@Suite(.timeLimit(.minutes(30))) struct HostFileConflictTests {
  @Test func refusesHostsThatDisagreeOnAFile() throws {
    try Fixture.expect(
      .hostFileConflict,
      "gitlab-pages and netlify both need example.com/_redirects, with different content",
      fix: "name one of them, and build for the other with `--host gitlab-pages --output` and another folder",
      in: [
        "Content/site.yml": Fixture.site("hosts: [netlify, «gitlab-pages»]"),
        "Content/a.md": Fixture.page("title: A\naliases: [/b]"),
      ])
  }

  @Test(arguments: [
    "netlify, cloudflare-pages, cloudflare-workers", "nginx, apache, caddy, lighttpd, vercel, render",
  ])
  func hostsMayShareAFileAndStandSideBySide(_ hosts: String) throws {
    try Fixture.expectNothing(in: [
      "Content/site.yml": Fixture.site("hosts: [\(hosts)]"),
      "Content/a.md": Fixture.page("title: A\naliases: [/b]"),
    ])
  }
}

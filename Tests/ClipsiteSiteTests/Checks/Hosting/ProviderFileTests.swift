import ClipsiteRendering
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct HostFileConflictTests {
  @Test func refusesHostsThatDisagreeOnAFile() throws {
    try Fixture.expect(
      .providerFileConflict,
      "gitlab-pages and netlify both need example.com/_redirects, with different content",
      fix:
        "name one of them, and build for the other with `--provider gitlab-pages --output` and another folder",
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

struct HostFileTakenTests {
  @Test func refusesAFileOfTheAuthorInTheWay() throws {
    try Fixture.expect(
      .providerFileTaken, at: "Content/_headers", "the host netlify needs a file of this name",
      fix: "delete this file, or remove netlify from `hosts` and keep it",
      in: ["Content/site.yml": Fixture.site("hosts: [netlify]"), "Content/_headers": "/*\n  X-A: b\n"])
  }

  @Test func comparesNamesAsAMacDoes() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [github-pages]"), "Content/cname": "example.com",
    ])
    let found = try fixture.check().filter { $0.severity == .error }
    #expect(found.map(\.message) == ["the host github-pages needs a file of this name"])
    #expect(found.map { fixture.relative($0.range.path) } == ["Content/cname"])
  }

  @Test func leavesPagesOfThatNameAlone() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [surge]"),
      "Content/router.md": Fixture.page("title: Router\naliases: [/r]"),
    ])
    #expect(try fixture.build().output?.isRefused == false)
    #expect(try fixture.files(in: "Output").keys.contains("example.com/router.html"))
    #expect(try fixture.read("Output/example.com/ROUTER") == "301 /r /router\n")
  }

  @Test func isContentWithAFileThatNoChosenHostNeeds() throws {
    try Fixture.expectNothing(in: [
      "Content/site.yml": Fixture.site("hosts: [vercel]"), "Content/_headers": "/*\n  X-A: b\n",
      "Content/shop/vercel.json": "{}",
    ])
  }
}

import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteSystem
import ClipsiteText
import Foundation
import Testing

@testable import ClipsitePreview
@testable import ClipsiteRendering
@testable import ClipsiteSite

struct HostPlanTests {
  private static let page = Fixture.page(
    "title: A\naliases: [/b, \"https://go.example.com/\", \"https://go.example.com/a\"]")

  @Test func writesNothingWithoutHosts() throws {
    let fixture = try Fixture(["Content/a.md": Self.page])
    try fixture.buildCleanly()
    #expect(try fixture.files(in: "Output").keys.allSatisfy { !$0.hasPrefix("_hosts") })
  }

  @Test func putsServersBesideTheDomains() throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site("hosts: [nginx]"), "Content/a.md": Self.page])
    try fixture.buildCleanly()
    let paths = try fixture.files(in: "Output").keys.filter { $0.hasPrefix("_hosts") }.sorted()
    #expect(paths == ["_hosts/nginx/example.com.conf", "_hosts/nginx/go.example.com.conf"])
  }

  @Test func leavesPagesAtShortURLsOutWhenAllHostsRedirect() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [netlify]"), "Content/a.md": Self.page,
    ])
    try fixture.buildCleanly()
    #expect(try shortURLPages(fixture) == [])
    try fixture.write(
      Fixture.site(
        "hosts: [netlify, github-pages]", replacing: "[example.com]", with: "[example.com, go.example.com]"),
      to: "Content/site.yml")
    _ = try fixture.build()
    #expect(
      try shortURLPages(fixture) == [
        "example.com/b.html", "go.example.com/a.html", "go.example.com/index.html",
      ])
    try fixture.write(
      Fixture.site(
        "hosts: [gitlab-pages]", replacing: "[example.com]", with: "[example.com, go.example.com]"),
      to: "Content/site.yml")
    _ = try fixture.build()
    #expect(try shortURLPages(fixture) == ["go.example.com/a.html", "go.example.com/index.html"])
  }

  private func shortURLPages(_ fixture: Fixture) throws -> [String] {
    let pages = ["example.com/b.html", "go.example.com/a.html", "go.example.com/index.html"]
    let files = try fixture.files(in: "Output")
    return pages.filter { files[$0] != nil }
  }

  @Test func findsCollisionsOfShortURLsAllTheSame() throws {
    try Fixture.expect(
      .duplicateURL,
      in: [
        "Content/site.yml": Fixture.site("hosts: [netlify]"),
        "Content/a.md": Fixture.page("title: A\naliases: [«/b»]"), "Content/b.md": Fixture.page("title: B"),
      ])
  }

  @Test(arguments: Provider.allCases)
  func givesDomainsOfShortURLsTheSameAssociationFile(_ host: Provider) throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [\(host.rawValue)]"), "Content/a.md": Self.page,
    ])
    _ = try fixture.build()
    let name = ".well-known/apple-app-site-association"
    let file = try fixture.read("Output/example.com/\(name)")
    #expect(file.contains("ABCDE12345.com.example.Donuts.Clip"))
    for path in ["example.com/\(name).json", "go.example.com/\(name)", "go.example.com/\(name).json"] {
      #expect(try fixture.read("Output/\(path)") == file)
    }
  }

  @Test func writesTheSameWithAnyNumberOfWorkersAndInParts() throws {
    let hosts =
      "netlify, cloudflare-workers, vercel, firebase, render, s3-cloudfront, nginx, apache, caddy, lighttpd"
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [\(hosts)]"), "Content/a.md": Self.page,
    ])
    _ = try fixture.build(workers: 1)
    let whole = try fixture.files(in: "Output")
    #expect(try fixture.build(workers: 4).output?.written == 0)
    for number in 1...3 {
      var options = SiteBuilder.Options()
      options.shard = try #require(Shard("\(number)/3"))
      let output = fixture.folder.output("\(fixture.root.path)/Part-\(number)")
      _ = try SiteBuilder(fixture.folder, options).build(into: output)
      let part = try fixture.files(in: "Part-\(number)")
      #expect(part.allSatisfy { whole[$0.key] == $0.value })
      let isFirst =
        part.keys.contains("_hosts/nginx/example.com.conf") && part.keys.contains("example.com/_headers")
      #expect(isFirst == (number == 1))
    }
  }

  @Test func publishersSendWhatHostsReadAndLeaveTheRest() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [netlify, nginx]"), "Content/a.md": Self.page,
    ])
    try fixture.buildCleanly()
    let report = try SiteBuilder(fixture.folder).compare(with: fixture.output)
    let built = try #require(report.value)
    #expect(built.differences == [])
    let kinds = Dictionary(uniqueKeysWithValues: built.files.map { ($0.outputPath, $0.kind) })
    #expect(kinds["example.com/_headers"] == .siteWide)
    #expect(kinds["example.com/b.html"] == nil)
    #expect(kinds.keys.allSatisfy { !$0.hasPrefix("_hosts") })
  }

  @Test func takesHostsOfTheCommandLineInPlaceOfTheKey() throws {
    let fixture = try Fixture(["Content/site.yml": Fixture.site("hosts: [netlify]")])
    var options = SiteBuilder.Options()
    options.hosts = [.caddy]
    _ = try SiteBuilder(fixture.folder, options).build(into: fixture.output)
    let paths = try fixture.files(in: "Output").keys
    #expect(paths.contains("_hosts/caddy/example.com.caddy") && !paths.contains("example.com/_headers"))
  }

  @Test func previewServesNoneOfThem() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [netlify, vercel, nginx]"), "Content/a.md": Self.page,
    ])
    let live = LiveSite(fixture.folder, workers: Workers(count: 1))
    _ = try live.reload()
    let domain = try AssociatedDomain("example.com")
    for path in ["/_headers", "/_redirects", "/vercel.json", "/vercel", "/_hosts/nginx/example.com.conf"] {
      #expect(live.resource(domain: domain, path: path)?.status == 404, "\(path)")
    }
    #expect(live.resource(domain: domain, path: "/b")?.kind == .redirect(to: domain, path: "/a"))
  }
}

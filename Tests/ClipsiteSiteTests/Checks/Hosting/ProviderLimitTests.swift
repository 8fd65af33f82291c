@testable import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

struct HostConfigurationTooLargeTests {
  @Test(arguments: [("azure-static-web-apps", 400, 20_000), ("s3-cloudfront", 700, 10_000)])
  func redirectsAsManyAsFit(_ host: String, aliases: Int, limit: Int) throws {
    let fixture = try Fixture(Self.files("«\(host)»", aliases: aliases))
    try fixture.expect(
      .providerConfigurationTooLarge,
      fix: "put short URLs on a separate domain, or choose another provider, if all need status 301")
    let message = try #require(fixture.check().first?.message)
    _ = try fixture.build()
    let files = try fixture.files(in: "Output")
    let configuration = try #require(
      files[
        host == "s3-cloudfront"
          ? "_hosts/s3-cloudfront/example.com.js" : "example.com/staticwebapp.config.json"])
    #expect(configuration.count <= limit && configuration.count > limit - 100)
    let text = String(decoding: configuration, as: UTF8.self)
    let isRedirected = (1...aliases).map { text.contains("\"/s\($0)-x\"") }
    let hasPage = (1...aliases).map { files["example.com/s\($0)-x.html"] != nil }
    #expect(zip(isRedirected, hasPage).allSatisfy { $0 != $1 })
    let count = isRedirected.count { $0 }
    #expect(isRedirected.prefix(count).allSatisfy { $0 })
    #expect(
      message == """
        \(host) accepts a configuration of \(limit) bytes: \(count) short URLs of example.com are redirected, \(aliases - count) stay \
        pages
        """)
  }

  @Test func otherHostsStillRedirectAll() throws {
    var files = Self.files("s3-cloudfront", aliases: 700)
    files["Content/site.yml"] = Fixture.site("hosts: [s3-cloudfront, netlify]")
    let fixture = try Fixture(files)
    _ = try fixture.build()
    let rules = try fixture.read("Output/example.com/_redirects").split(separator: "\n")
    #expect(rules.count == 700)
    for rule in rules {
      let words = rule.split(separator: " ")
      let hasPage = try fixture.files(in: "Output/example.com")[String(words[0].dropFirst()) + ".html"] != nil
      #expect(words[2] == (hasPage ? "301!" : "301"))
    }
  }

  @Test(arguments: [("azure-static-web-apps", 250), ("s3-cloudfront", 300)])
  func isContentBelowIt(_ host: String, aliases: Int) throws {
    try Fixture.expectNothing(in: Self.files(host, aliases: aliases))
  }

  private static func files(_ host: String, aliases: Int) -> [String: String] {
    let list = (1...aliases).map { "/s\($0)-x" }.joined(separator: ", ")
    return [
      "Content/site.yml": Fixture.site("hosts: [\(host)]"),
      "Content/a.md": Fixture.page("title: A\naliases: [\(list)]"),
    ]
  }
}

struct TooManyRedirectsForHostTests {
  @Test(arguments: [("cloudflare-pages", 2000), ("cloudflare-workers", 2000), ("vercel", 2048)])
  func writesPagesForTheRest(_ host: String, limit: Int) throws {
    try Fixture.expectNothing(in: Self.files(host, aliases: limit))
    let fixture = try Fixture(Self.files("«\(host)»", aliases: limit + 2))
    try fixture.expect(
      .tooManyRedirectsForProvider,
      "\(host) accepts \(limit) rules: \(limit) short URLs of example.com are redirected, 2 stay pages",
      fix: "put short URLs on a separate domain, or choose another provider, if all need status 301")
    _ = try fixture.build()
    let pages = try fixture.files(in: "Output/example.com").keys.filter { $0.hasSuffix("-x.html") }
    #expect(pages.sorted() == ["s\(limit + 1)-x.html", "s\(limit + 2)-x.html"])
  }

  @Test func countsTheRuleForTheAssociationFile() throws {
    try Fixture.expectNothing(in: Self.files("gitlab-pages", aliases: 999))
    try Fixture.expect(
      .tooManyRedirectsForProvider,
      "gitlab-pages accepts 1000 rules: 999 short URLs of example.com are redirected, 1 stays a page",
      in: Self.files("«gitlab-pages»", aliases: 1000))
  }

  @Test func countsTheRulesForPages() throws {
    var files = Self.files("cloudflare-pages", aliases: 1999)
    files["Content/site.yml"]? += "page-files: folders\n"
    try Fixture.expectNothing(in: files)
    files["Content/b.md"] = Fixture.page("title: B\nplace: {locality: Town}\nclip: {card-page: order}")
    let found = try Fixture(files).check()
    #expect(found.map(\.code) == [.tooManyRedirectsForProvider])
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

struct TooManyFilesForHostTests {
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
    #expect(found.map(\.code) == [.tooManyFilesForProvider])
    #expect(found.map(\.message) == ["example.com has \(limit + 1) files, but \(host) accepts \(limit)"])
    #expect(found.map(\.fix) == ["put part of the site on a separate domain, or choose another provider"])
  }
}

struct HostRedirectTooLongTests {
  @Test func leavesAPageAtAPathWithTooManyParts() throws {
    let path = String(repeating: "/a", count: 26)
    try Fixture.expect(
      .providerRedirectTooLong,
      "the short URL has 26 parts, but gitlab-pages redirects paths of at most 25, so it stays a page",
      fix: "make the short URL shorter, or choose another host, if it needs status 301",
      in: [
        "Content/site.yml": Fixture.site("hosts: [gitlab-pages]"),
        "Content/a.md": Fixture.page("title: A\naliases: [\(path.dropLast(2)), «\(path)»]"),
      ])
  }

  @Test func leavesAPageForARuleThatIsTooLong() throws {
    let long = String(repeating: "/" + String(repeating: "a", count: 60), count: 14)
    let slug = String(repeating: "b", count: 64)
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site("hosts: [cloudflare-pages]"),
      "Content/\(slug)/\(slug)/\(slug)/a.md": Fixture.page("title: A\naliases: [/m, «\(long)»]"),
    ])
    try fixture.expect(.providerRedirectTooLong)
    _ = try fixture.build()
    let files = try fixture.files(in: "Output/example.com").keys
    #expect(files.contains("\(long.dropFirst()).html") && !files.contains("m.html"))
  }
}

struct TooLargeForHostTests {
  @Test func refusesAFileBeyondTheLimit() throws {
    let limit = 25 << 20
    let fixture = try Fixture(["Content/site.yml": Fixture.site("hosts: [nginx, cloudflare-pages]")])
    try fixture.write(Array(repeating: 0, count: limit), to: "Content/film.mp4")
    #expect(try fixture.findings() == [])
    try fixture.write(Array(repeating: 0, count: limit + 1), to: "Content/film.mp4")
    try fixture.expect(
      .tooLargeForProvider, at: "Content/film.mp4",
      "the file has \(limit + 1) bytes, but cloudflare-pages accepts \(limit)",
      fix: "make it smaller, or put it elsewhere and link to it")
    #expect(try fixture.build().output?.isRefused == true)
  }
}

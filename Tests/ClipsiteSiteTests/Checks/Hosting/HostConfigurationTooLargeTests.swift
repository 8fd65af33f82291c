import ClipsiteDiagnostics
import Testing

@testable import ClipsiteProviders

@Suite(.timeLimit(.minutes(30))) struct HostConfigurationTooLargeTests {
  @Test(arguments: [("azure-static-web-apps", 400, 20_000), ("s3-cloudfront", 700, 10_000)])
  func redirectsAsManyAsFit(_ host: String, aliases: Int, limit: Int) throws {
    let fixture = try Fixture(Self.files("«\(host)»", aliases: aliases))
    try fixture.expect(.hostConfigurationTooLarge, fix: ProviderRules.Shortage.fix)
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
        \(host) takes a configuration of \(limit) bytes: \(count) short URLs of example.com are redirected, \(aliases - count) stay \
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

import Diagnostics
import Testing

@testable import SiteGenerator

struct HostConfigurationTooLargeTests {
  @Test(arguments: [("azure-static-web-apps", 400, 20_000), ("s3-cloudfront", 700, 10_000)])
  func refusesAFileBeyondTheLimit(_ host: String, aliases: Int, limit: Int) throws {
    let fixture = try Fixture(Self.files("«\(host)»", aliases: aliases))
    try fixture.expect(HostConfigurationTooLarge.code)
    let message = try #require(fixture.check().first?.message)
    #expect(message.hasSuffix(" bytes; \(host) takes \(limit)"))
    #expect(
      message.hasPrefix(host == "s3-cloudfront" ? "_hosts/s3-cloudfront/example.com.js has" : "example.com/"))
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

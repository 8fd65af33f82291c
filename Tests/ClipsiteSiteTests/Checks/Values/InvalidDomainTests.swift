import ClipsiteSiteOutput
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct InvalidDomainTests {
  @Test(arguments: [
    ("https://example.com", "the domain `https://example.com` has a scheme; it must be a host name only"),
    (
      "example.com/shop",
      "the domain `example.com/shop` has a path, query or fragment; it must be a host name only"
    ),
    ("example.com:8080", "the domain `example.com:8080` has a port; associated domains use the default port"),
    ("*.example.com", "the domain `*.example.com` has a `*`; App Clips need each domain by its full name"),
    ("a..example.com", "the domain `a..example.com` has an empty label"),
    ("example.com.", "the domain `example.com.` ends with a full stop"),
    ("192.0.2.1", "`192.0.2.1` is an IP address; an associated domain must be a host name"),
    ("localhost", "`localhost` is this machine; an associated domain must be a public host name"),
    (
      "bücher.example",
      "the domain `bücher.example` is internationalized; associated domains must be ASCII without `xn--` labels"
    ),
    (
      "xn--bcher-kva.example",
      "the domain `xn--bcher-kva.example` is internationalized; associated domains must be ASCII without `xn--` labels"
    ),
    ("appclip.apple.com", "the domain `appclip.apple.com` is Apple's; no app can be associated with it"),
    ("../../etc", "the domain `../../etc` has a path, query or fragment; it must be a host name only"),
  ])
  func refuses(domain: String, message: String) throws {
    try Fixture.expect(
      .invalidDomain, message,
      in: [
        "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[example.com, «\"\(domain)\"»]")
      ])
    try Fixture.expect(
      .invalidDomain, message, in: ["Content/a.md": Fixture.page("title: A\ndomain: «\"\(domain)\"»")])
  }

  @Test func lowersTheCase() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.site(replacing: "[example.com]", with: "[Example.COM]")
    ])
    #expect(try fixture.build().domains == ["example.com"])
  }
}

import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteRendering
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct InvalidURLTests {
  @Test(arguments: [
    (
      "javascript:alert(1)",
      "the URL `javascript:alert(1)` has the scheme `javascript`, which is not allowed here"
    ),
    (
      "JaVaScRiPt:alert(1)",
      "the URL `JaVaScRiPt:alert(1)` has the scheme `javascript`, which is not allowed here"
    ),
    (
      " javascript:alert(1)",
      "the URL ` javascript:alert(1)` has the scheme `javascript`, which is not allowed here"
    ),
    ("data:text/html,x", "the URL `data:text/html,x` has the scheme `data`, which is not allowed here"),
    ("vbscript:x", "the URL `vbscript:x` has the scheme `vbscript`, which is not allowed here"),
    ("https://exa mple.com/a.png", "the URL `https://exa mple.com/a.png` contains white space"),
    (
      "https://a:b@example.com/a.png",
      "the URL `https://a:b@example.com/a.png` contains a user name or password"
    ),
    (
      "https://localhost/a.png",
      "the URL `https://localhost/a.png` leads to this machine, which visitors could not reach"
    ),
    ("//example.com/a.png", "the URL `//example.com/a.png` is not absolute"),
    (
      "ftp://example.com/a.png",
      "the URL `ftp://example.com/a.png` has the scheme `ftp`, but it must be `https`"
    ),
    ("https:///a.png", "the URL `https:///a.png` names no host"),
    (
      "https://example.com/%zz",
      "the URL `https://example.com/%zz` has a `%` without two hexadecimal digits after it"
    ),
    ("c:/a.png", "the URL `c:/a.png` has the scheme `c`, but it must be `https`"),
  ])
  func refusesAPicture(url: String, message: String) throws {
    try Fixture.expect(
      .invalidURL, message, in: ["Content/a.md": Fixture.page("title: A\nimage: «\"\(url)\"»")])
  }

  @Test func refusesADisguisedScheme() throws {
    try Fixture.expect(
      .invalidURL, in: ["Content/a.md": Fixture.page("title: A\nimage: «\"java\\tscript:alert(1)\"»")])
  }

  @Test func looksAtTheFallbackOfAppLinks() throws {
    try Fixture.expect(
      .invalidURL,
      in: ["Content/a.md": Fixture.page("title: A\napp-links: {web: {url: «\"javascript:alert(1)\"»}}")])
  }

  @Test func encodesOtherScripts() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nimage: https://example.net/é.png")])
    #expect(try fixture.build().diagnostics == [])
    #expect(
      try fixture.read("Output/example.com/a.html")
        .contains("property=\"og:image\" content=\"https://example.net/%C3%A9.png\""))
  }
}

struct InsecureURLTests {
  @Test func warnsOfAPictureOverHTTP() throws {
    try Fixture.expect(
      .insecureURL, "the address `http://example.net/a.png` is not secure", fix: "use https",
      in: ["Content/a.md": Fixture.page("title: A\nimage: «http://example.net/a.png»")])
  }

  @Test func warnsOfTheDefaultToo() throws {
    try Fixture.expect(
      .insecureURL,
      in: ["Content/site.yml": Fixture.site(replacing: "donut.png", with: "«http://example.net/a.png»")])
  }

  @Test func isContentWithHTTPS() throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\nimage: https://example.net/a.png")]
    )
  }
}

struct InvalidDomainTests {
  @Test(arguments: [
    ("https://example.com", "the domain `https://example.com` has a scheme, but it must be a host name only"),
    (
      "example.com/shop",
      "the domain `example.com/shop` has a path, query or fragment, but it must be a host name only"
    ),
    (
      "example.com:8080",
      "the domain `example.com:8080` has a port, but associated domains use the default port"
    ),
    (
      "*.example.com", "the domain `*.example.com` has a `*`, but App Clips need each domain by its full name"
    ),
    ("a..example.com", "the domain `a..example.com` has an empty label"),
    ("example.com.", "the domain `example.com.` ends with a full stop"),
    ("192.0.2.1", "`192.0.2.1` is an IP address, but an associated domain must be a host name"),
    ("localhost", "`localhost` is this machine, but an associated domain must be a public host name"),
    (
      "bücher.example",
      "the domain `bücher.example` is internationalized, but associated domains must be ASCII without `xn--` "
        + "labels"
    ),
    (
      "xn--bcher-kva.example",
      "the domain `xn--bcher-kva.example` is internationalized, but associated domains must be ASCII without "
        + "`xn--` labels"
    ),
    ("appclip.apple.com", "the domain `appclip.apple.com` is Apple's, but no app can be associated with it"),
    ("../../etc", "the domain `../../etc` has a path, query or fragment, but it must be a host name only"),
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
    #expect(try fixture.build().source?.site.domains.map(\.name.rawValue) == ["example.com"])
  }
}

import ClipsiteSiteOutput
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct InvalidURLTests {
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
    ("https://exa mple.com/a.png", "the URL `https://exa mple.com/a.png` holds white space"),
    (
      "https://a:b@example.com/a.png", "the URL `https://a:b@example.com/a.png` holds a user name or password"
    ),
    (
      "https://localhost/a.png",
      "the URL `https://localhost/a.png` leads to this machine; visitors could not reach it"
    ),
    ("//example.com/a.png", "the URL `//example.com/a.png` is not absolute"),
    ("ftp://example.com/a.png", "the URL `ftp://example.com/a.png` has the scheme `ftp`; it must be `https`"),
    ("https:///a.png", "the URL `https:///a.png` names no host"),
    (
      "https://example.com/%zz",
      "the URL `https://example.com/%zz` has a `%` without two hexadecimal digits after it"
    ),
    ("c:/a.png", "the URL `c:/a.png` has the scheme `c`; it must be `https`"),
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

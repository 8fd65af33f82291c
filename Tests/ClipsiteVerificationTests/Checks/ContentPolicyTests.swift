import ClipsiteNetwork
import Testing

@testable import ClipsiteVerification

struct ContentPolicyTests {
  private static let page = "https://example.com/stores/1"
  /// The SHA-256 of `body{margin:0}`, as OpenSSL prints it.
  private static let hash = "'sha256-IAdwN3biDCQ3brrgp1m8kBEsPQYyqfREKOEfeoREopc='"
  private static let style = InlineStyle(text: Array("body{margin:0}".utf8), nonce: "abc")

  @Test(arguments: [
    ("img-src 'self'", true), ("default-src 'none'", false), ("style-src 'self'", false),
    ("style-src \(hash)", true), ("default-src 'none'; style-src \(hash)", true),
    ("STYLE-SRC \(hash)", true), ("style-src 'none'; style-src \(hash)", false),
    ("style-src 'unsafe-inline'", true), ("style-src 'unsafe-inline' 'sha256-AAAA'", false),
    ("style-src 'nonce-abc'", true), ("style-src 'nonce-def'", false),
    ("style-src 'sha384-AAAA'", true), ("style-src-elem \(hash); style-src 'none'", true),
  ])
  func stylesAreAllowedByHashNonceOrKeyword(_ policy: String, allowed: Bool) {
    #expect((ContentPolicy(policy, origin: "header").directive(blocking: Self.style) == nil) == allowed)
  }

  @Test(arguments: [
    ("/a.css", "'self'", true), ("a.css", "'self'", true), ("//cdn.example.net/a.css", "'self'", false),
    ("https://example.com/a.css", "'self'", true), ("https://cdn.example.net/a.css", "https:", true),
    ("https://cdn.example.net/a.css", "cdn.example.net", true),
    ("https://cdn.example.net/a.css", "*.example.net", true),
    ("https://example.net/a.css", "*.example.net", false),
    ("https://cdn.example.net/css/a.css", "https://cdn.example.net/css/", true),
    ("https://cdn.example.net/js/a.css", "https://cdn.example.net/css/", false),
    ("https://cdn.example.net/a.css", "*", true), ("https://cdn.example.net/a.css", "'none'", false),
    ("https://cdn.example.net/a.css", "https://cdn.example.net:443", true),
    ("data:text/css,a", "data:", true),
  ])
  func styleSheetsAreAllowedBySource(_ sheet: String, source: String, allowed: Bool) {
    let policy = ContentPolicy("style-src \(source)", origin: "header")
    #expect((policy.directive(blocking: sheet, on: Self.page) == nil) == allowed)
  }

  @Test func eachHeaderAndTagIsAPolicy() {
    let answer = HTTPAnswer(
      200,
      headers: [
        HTTPHeader("Content-Security-Policy", "default-src 'self', sandbox"),
        HTTPHeader("content-security-policy", "img-src *"),
      ])
    let tags = PageTags(Array(#"<meta http-equiv="Content-Security-Policy" content="sandbox">"#.utf8))
    let policies = ContentPolicy.all(of: answer, tags)
    #expect(policies.map(\.origin) == ["header, policy 1", "header, policy 2", "header, policy 3", "tag"])
    #expect(policies.map(\.isSandbox) == [false, true, false, false])
  }
}

struct PageLocationTests {
  @Test(arguments: [
    ("/b", "https://example.com/b", "example.com"), ("b", "https://example.com/stores/b", "example.com"),
    ("//example.net/b", "https://example.net/b", "example.net"),
    ("https://EXAMPLE.net/b?x", "https://EXAMPLE.net/b?x", "example.net"),
    ("http://example.com/", "http://example.com/", ""),
    ("/login?to=https://example.net/", "https://example.com/login?to=https://example.net/", "example.com"),
    ("?page=2", "https://example.com/stores/1?page=2", "example.com"),
    ("#top", "https://example.com/stores/1#top", "example.com"),
    ("javascript:alert(1)", "javascript:alert(1)", ""),
    ("", "https://example.com/stores/1?a=/b", "example.com"),
  ])
  func areResolvedAsBrowsersDo(_ location: String, url: String, host: String) {
    let found = PageLocation(location, from: "https://example.com/stores/1?a=/b")
    #expect(found.url == url && found.host == host)
  }
}

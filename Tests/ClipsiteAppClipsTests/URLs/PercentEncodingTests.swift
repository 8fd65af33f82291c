import ClipsiteAppClips
import Foundation
import Testing

struct PercentEncodingTests {
  @Test(arguments: [
    ("/a/b", "/a/b"), ("/a b", "/a%20b"), ("/é?#%", "/%C3%A9%3F%23%25"), ("", ""),
    ("/a;b=c,d@e", "/a;b=c,d@e"),
    ("\"<>", "%22%3C%3E"),
  ])
  func encodesPaths(text: String, expected: String) {
    #expect(PercentEncoding.path(text) == expected)
    #expect(PercentEncoding.decode(expected) == text)
  }

  /// Foundation reads back what was encoded: no text becomes a host, a query or a fragment, or ends one.
  @Test(
    arguments: (1..<0x80).map { "a\(Character(UnicodeScalar(UInt8($0))))b" } + [
      "//evil.example/x", "?a=b#c", "../..", "%2e%2e", "a\u{202E}b", "é/👩‍👩‍👧", "\r\nSet-Cookie: a=b",
      "\"><script>",
    ])
  func anotherReaderFindsTheSameText(text: String) throws {
    let path = try #require(URLComponents(string: "https://example.com/a/" + PercentEncoding.path(text)))
    #expect(path.host == "example.com" && path.query == nil && path.fragment == nil)
    #expect(path.path == "/a/" + text)
    let query = "https://example.com/?q=" + PercentEncoding.queryComponent(text)
    #expect(try #require(URLComponents(string: query)).queryItems == [URLQueryItem(name: "q", value: text)])
  }

  @Test func keepsEscapesOnlyWhenAsked() {
    #expect(PercentEncoding.path("/a%20b c", keepingEscapes: true) == "/a%20b%20c")
    #expect(PercentEncoding.path("/a%20b") == "/a%2520b")
  }

  @Test func encodesAllButUnreservedInQueries() {
    #expect(PercentEncoding.queryComponent("a&b=c+d/é~") == "a%26b%3Dc%2Bd%2F%C3%A9~")
    #expect(PercentEncoding.queryComponent("") == "")
  }

  @Test(arguments: ["%", "%4", "%zz", "%C3", "%FF"])
  func doesNotDecodeWhatIsBroken(text: String) {
    #expect(PercentEncoding.decode(text) == nil)
  }
}

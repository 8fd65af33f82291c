import ClipsiteAppClips
import ClipsiteText
import Testing

struct WebURLTests {
  @Test(arguments: [
    ("https://example.com", "https://example.com", true),
    ("HTTPS://Example.COM/A", "https://example.com/A", true),
    ("http://example.com/a.jpg", "http://example.com/a.jpg", false),
    ("https://example.com:8443/a?b=c#d", "https://example.com:8443/a?b=c#d", true),
    ("https://example.com/é%20ü?q=ä", "https://example.com/%C3%A9%20%C3%BC?q=%C3%A4", true),
    ("https://example.com/\"<>", "https://example.com/%22%3C%3E", true),
    ("https://203.0.113.7/a", "https://203.0.113.7/a", true),
  ])
  func accepts(text: String, canonical: String, isSecure: Bool) throws {
    let url = try WebURL(text)
    #expect(url.rawValue == canonical)
    #expect(url.isSecure == isSecure)
  }

  @Test(
    arguments: [
      ("", .empty), ("javascript:alert(1)", .scriptScheme("javascript")),
      (" JavaScript:x", .scriptScheme("javascript")),
      ("java\tscript:x", .scriptScheme("javascript")), ("\u{1}javascript:x", .scriptScheme("javascript")),
      ("data:text/html,x", .scriptScheme("data")), ("vbscript:x", .scriptScheme("vbscript")),
      ("https://example.com/a b", .whiteSpace), (" https://example.com", .whiteSpace),
      ("https://example.com/\u{2028}", .whiteSpace), ("https://example.com/\u{0}", .control),
      ("https:\\\\example.com", .backslash), ("/a.jpg", .notAbsolute), ("//example.com/a", .notAbsolute),
      ("example.com", .notAbsolute), ("ftp://example.com", .unsupportedScheme("ftp")),
      ("https:example.com", .missingHost),
      ("https:///a", .missingHost), ("https://me@example.com", .userInfo),
      ("https://me:pw@example.com/", .userInfo),
      ("https://localhost/a", .localhost), ("https://a.localhost", .localhost),
      ("https://127.0.0.1:80/", .localhost),
      ("https://[::1]/", .localhost), ("https://0.0.0.0", .localhost), ("https://bücher.example/", .badHost),
      ("https://intranet/", .badHost), ("https://a..b/", .badHost), ("https://[2001:db8::1]/", .badHost),
      ("https://example.com:0/", .badPort), ("https://example.com:99999/", .badPort),
      ("https://example.com:a/", .badPort),
      ("https://example.com/%", .badEscape), ("https://example.com/%zz", .badEscape),
    ] as [(String, WebURL.Rule)])
  func refuses(text: String, rule: WebURL.Rule) {
    #expect(mistake { () throws(InvalidValue) in try WebURL(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
  }

  /// A scheme in capitals keeps a text from the short way, which most URLs take.
  @Test(arguments: [
    "example.com", "a.b", "a-b.example", "a--b.example", "xn--bcher-kva.example", "-a.example", "a-.example",
    "a.-b.example", "a..example", ".example.com", "example.com.", "com", "", "127.0.0.1", "203.0.113.7",
    "a.203", "a.2c", "a.c2", "localhost", "a.localhost", "a.travelers", "example.com:80", "me@example.com",
    "bücher.example", "a_b.example", "*.example.com", "exa%6dple.com",
    String(repeating: "a", count: 64) + ".example", String(repeating: "a.", count: 40) + "example",
  ])
  func readsAllHostsByTheSameRules(host: String) {
    for tail in ["", "/", "/a", "/a?b=c", "/a#b", "?a", "#a", "/%41", "/%", "/é", "/a b", "/\\", "/\u{0}"] {
      func read(_ scheme: String) -> (url: String?, message: String?) {
        do throws(InvalidValue) {
          return (try WebURL(scheme + "://" + host + tail).rawValue, nil)
        } catch { return (nil, error.message.replacing("`HTTPS:", with: "`https:")) }
      }
      #expect(read("https") == read("HTTPS"))
    }
  }

  @Test(arguments: ["", "/", "/a:b?c#d", "?a/b", "#a:b", ":8443/a", ":8443"])
  func knowsItsHost(tail: String) throws {
    #expect(try WebURL("https://www.example.com" + tail).host == "www.example.com")
    #expect(try WebURL("http://www.example.com" + tail).host == "www.example.com")
  }

  @Test func hasALimitOfLength() throws {
    let base = "https://example.com/"
    #expect(throws: Never.self) { try WebURL(base + String(repeating: "a", count: 2048 - base.utf8.count)) }
    #expect(throws: InvalidValue.self) {
      try WebURL(base + String(repeating: "a", count: 3_000_000))
    }
    #expect(throws: InvalidValue.self) { try WebURL(base + String(repeating: "é", count: 700)) }
  }
}

struct AppURLTests {
  @Test(arguments: ["donuts://market", "https://example.com/a?b", "tel:+1", "a.b+c-d:x"])
  func accepts(text: String) throws {
    #expect(try AppURL(text).rawValue == text)
  }

  @Test(
    arguments: [
      ("", .empty), ("market", .missingScheme), ("/market", .missingScheme), ("1a:x", .missingScheme),
      ("javascript:x", .scriptScheme("javascript")), ("data:x", .scriptScheme("data")),
      ("donuts://a b", .badCharacter),
      ("donuts://\"", .badCharacter), ("donuts://a\n", .badCharacter),
      ("donuts:" + String(repeating: "a", count: 2048), .tooLong),
    ] as [(String, AppURL.Rule)])
  func refuses(text: String, rule: AppURL.Rule) {
    #expect(mistake { () throws(InvalidValue) in try AppURL(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
  }

  /// Most URLs take a short way. A scheme in capitals takes the long one, and must give the same.
  @Test(arguments: [
    "a.example", "a.example/", "a.example/x?y=1&z", "a.example/a%20b", "a.example/#top", "a.example?x",
    "", "/", "a", "localhost", "a.localhost", "a.b/../c", "a-.example", "-a.example", "a..example",
    ".a.example",
    "a.example.", "a.1", "1.2.3.4", "a.1b", "xn--a.example", "a.xn--p1ai", "A.example/B", "a.example:8080/",
    "u@a.example/", "a.example/ä", "a.example/a b", "a.example//", "appclip.apple.com/id?p=a.b.Clip",
    "a_b.example",
  ])
  func theShortWayGivesWhatTheLongOneDoes(_ rest: String) {
    #expect((try? WebURL("https://" + rest)) == (try? WebURL("HTTPS://" + rest)))
  }
}

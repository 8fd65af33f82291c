import ClipsiteAppClips
import ClipsiteText
import Testing

struct InvocationURLTests {
  @Test func takesItsPartsApart() throws {
    let url = try InvocationURL("HTTPS://Example.com/Stores/1?p=a&q#top")
    #expect(url.host.rawValue == "example.com")
    #expect(url.path == "/Stores/1" && url.query == "p=a&q" && url.fragment == "top")
    #expect(url.description == "https://example.com/Stores/1?p=a&q#top")
  }

  @Test func keepsWhetherASlashIsWritten() throws {
    #expect(try InvocationURL("https://example.com").path == "")
    #expect(try InvocationURL("https://example.com/").path == "/")
    #expect(try InvocationURL("https://example.com/a?").query == "")
  }

  @Test(
    arguments: [
      ("", .empty), ("example.com/a", .notAbsolute), ("https:/a", .notAbsolute),
      ("http://example.com", .notHTTPS("http")),
      ("donuts://a", .notHTTPS("donuts")), ("https://example.com/a b", .badCharacter(" ")),
      ("https://example.com/é", .badCharacter("é")), ("https://example.com/%a", .badEscape),
      ("https://me@example.com/", .userInfo), ("https://example.com:443/", .host(.port)),
      ("https:///a", .host(.empty)),
      ("https://localhost/", .host(.localhost)),
      ("https://xn--bcher-kva.example/", .host(.internationalized)),
      ("https://example.com/a/../b", .dotSegment), ("https://example.com/./", .dotSegment),
      ("https://example.com/" + String(repeating: "a", count: 2048), .tooLong(2048)),
    ] as [(String, InvocationURL.Rule)])
  func refuses(text: String, rule: InvocationURL.Rule) {
    #expect(mistake { () throws(InvalidValue) in try InvocationURL(text) } == InvalidValue(text, rule))
    #expect(speaksPlainly(rule))
  }
}

struct DefaultAppClipLinkTests {
  @Test func carriesTheClipAndParameters() throws {
    let clip = try BundleID("com.example.App.Clip")
    #expect(
      DefaultAppClipLink(clip: clip).description == "https://appclip.apple.com/id?p=com.example.App.Clip")
    let link = DefaultAppClipLink(clip: clip, parameters: [.init("store", "1&2"), .init("é", "")])
    #expect(link.description == "https://appclip.apple.com/id?p=com.example.App.Clip&store=1%262&%C3%A9=")
    #expect(DefaultAppClipLink(link.description) == link)
  }

  @Test(arguments: [
    "https://appclip.apple.com/id", "https://appclip.apple.com/id?p=",
    "https://appclip.apple.com/id?q=com.example",
    "http://appclip.apple.com/id?p=a.b", "https://apple.com/id?p=a.b",
    "https://appclip.apple.com/other?p=a.b",
  ])
  func readsNoOtherURL(text: String) { #expect(DefaultAppClipLink(text) == nil) }
}

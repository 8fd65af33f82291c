import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct DefaultAppClipLinkTests {
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

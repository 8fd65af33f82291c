import ClipsiteAppClips
import ClipsiteResolution
import Testing

@Suite(.timeLimit(.minutes(30))) struct AppClipLinkTests {
  private func name(_ text: String) throws -> String {
    let resolution = try SiteToAsk().resolve(text)
    #expect(resolution.page == nil && resolution.association == nil && resolution.redirect == nil)
    return switch try #require(resolution.appClipLink) {
    case .ours(let link): "ours \(link.parameters.map { "\($0.name)=\($0.value)" })"
    case .another(let link): "another \(link.clip)"
    case .demo: "demo"
    case .unknown: "unknown"
    }
  }

  @Test(arguments: [
    ("https://appclip.apple.com/id?p=com.example.Donuts.Clip", "ours []"),
    ("https://APPCLIP.apple.com/id?table=7&p=com.example.Donuts.Clip#top", #"ours ["table=7"]"#),
    ("http://appclip.apple.com/id?p=com.example.Donuts.Clip&x=%26", #"ours ["x=&"]"#),
    ("https://appclip.apple.com/id?p=com.example.Other.Clip", "another com.example.Other.Clip"),
    ("https://appclip.apple.com/id?p=", "unknown"), ("https://appclip.apple.com/id", "unknown"),
    ("https://appclip.apple.com/id?=com.example.Donuts.Clip", "unknown"),
    ("https://appclip.apple.com/", "unknown"), ("https://appclip.apple.com/abc", "demo"),
    ("https://appclip.apple.com/abc?table=7", "unknown"),
  ])
  func reads(text: String, expected: String) throws {
    #expect(try name(text) == expected)
  }

  @Test func oursLaunchesTheDefaultExperience() throws {
    let site = try SiteToAsk()
    #expect(
      try site.resolve("https://appclip.apple.com/id?p=com.example.Donuts.Clip").experience.verdict
        == .defaultExperience)
    #expect(
      try site.resolve("https://appclip.apple.com/id?p=com.example.Other.Clip").experience.verdict == .none)
  }

  @Test func everyAnswerNamesTheDefaultLink() throws {
    for text in ["/shop", "no url", "https://appclip.apple.com/abc"] {
      let link = try SiteToAsk().resolve(text).defaultLink
      #expect(link.description == "https://appclip.apple.com/id?p=com.example.Donuts.Clip")
    }
  }
}

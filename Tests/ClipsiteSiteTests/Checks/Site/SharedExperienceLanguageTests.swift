import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct SharedExperienceLanguageTests {
  private func files(_ tags: [String], _ original: String = "place: {locality: X}", clip: String = "")
    -> [String: String]
  {
    var files = ["Content/a.md": Fixture.page("title: A\n\(original)")]
    for tag in tags { files["Content/a.\(tag).md"] = Fixture.page("title: A") }
    if let last = tags.last { files["Content/a.\(last).md"] = Fixture.page("title: A\n\(clip)") }
    return files
  }

  @Test(arguments: [(["pt-BR", "pt-PT"], "PT"), (["zh-Hans", "zh-Hant"], "ZH"), (["nb", "nn"], "NO")])
  func twoPagesForOneLanguageAreRefused(tags: [String], language: String) throws {
    try Fixture.expect(
      .sharedExperienceLanguage, at: "Content/a.\(tags[1]).md",
      "another page already gives the App Clip card its text in \(language), the language of both in App Store Connect",
      fix: "keep one of them, or set `clip.display: none` on this one", in: files(tags))
  }

  @Test func theOriginalCounts() throws {
    try Fixture.expect(.sharedExperienceLanguage, at: "Content/a.en-GB.md", in: files(["en-GB"]))
  }

  @Test func pagesWithoutACardMayShare() throws {
    try Fixture.expectNothing(in: files(["pt-BR", "pt-PT"], ""))
    try Fixture.expectNothing(in: files(["pt-BR", "pt-PT"], clip: "clip: {display: none}"))
    try Fixture.expectNothing(in: files(["pt-BR", "de"]))
  }
}

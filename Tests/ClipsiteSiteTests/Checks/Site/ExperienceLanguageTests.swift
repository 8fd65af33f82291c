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
      "another page already gives the App Clip card its text in \(language), the language of both in App "
        + "Store Connect",
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

@Suite(.timeLimit(.minutes(30))) struct UnknownExperienceLanguageTests {
  @Test(arguments: ["ga", "gsw-CH"])
  func aLanguageThatAppStoreConnectDoesNotHaveIsNoted(tag: String) throws {
    try Fixture.expect(
      .unknownExperienceLanguage, at: "Content/a.\(tag).md",
      "App Store Connect has no App Clip cards in `\(tag)`. The card of this page shows another language",
      in: [
        "Content/a.md": Fixture.page("title: A\nplace: {locality: X}"),
        "Content/a.\(tag).md": Fixture.page("title: A"),
      ])
  }

  @Test func pagesWithoutACardAreFree() throws {
    try Fixture.expectNothing(in: [
      "Content/a.md": Fixture.page("title: A"), "Content/a.ga.md": Fixture.page("title: A"),
      "Content/b.md": Fixture.page("title: B\nplace: {locality: X}\nclip: {display: none}"),
      "Content/b.ga.md": Fixture.page("title: B"),
    ])
  }
}

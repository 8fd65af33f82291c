import ClipsiteAppClips
@testable import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct SharedExperienceLanguageTests {
  private func files(_ tags: [String], _ original: String = "place: {locality: X}", clip: String = "")
    -> [String: String]
  {
    var files = ["Content/a.md": Fixture.page("title: A\n\(original)")]
    for tag in tags { files["Content/a.\(tag).md"] = Fixture.page("title: A") }
    if let last = tags.last { files["Content/a.\(last).md"] = Fixture.page("title: A\n\(clip)") }
    return files
  }

  @Test(arguments: [(["pt-BR", "pt-PT"], "PT"), (["zh-Hans", "zh-Hant"], "ZH"), (["nb", "nn"], "NO")])
  func theSecondOfTwoPagesForOneLanguageIsNoted(tags: [String], language: String) throws {
    try Fixture.expect(
      .sharedExperienceLanguage, at: "Content/a.\(tags[1]).md",
      "the App Clip card has the words of another page in \(language), the language of both in App Store "
        + "Connect",
      fix: "set `clip.localization: true` on one of them", severity: .note, in: files(tags))
  }

  @Test func theOriginalCounts() throws {
    try Fixture.expect(.sharedExperienceLanguage, at: "Content/a.en-GB.md", in: files(["en-GB"]))
  }

  @Test func aDecisionIsSilent() throws {
    try Fixture.expectNothing(in: files(["pt-BR", "pt-PT"], clip: "clip: {localization: true}"))
  }

  @Test func aRefusalIsADecision() throws {
    try Fixture.expectNothing(in: files(["pt-PT", "pt-BR"], clip: "clip: {localization: false}"))
  }

  @Test func twoDecisionsAreAnError() throws {
    var all = files(["pt-BR", "pt-PT"], clip: "clip: {localization: true}")
    all["Content/a.pt-BR.md"] = all["Content/a.pt-PT.md"]
    try Fixture.expect(
      .sharedExperienceLanguage, at: "Content/a.pt-PT.md",
      fix: "set `clip.localization: true` on one of them only", severity: .error, in: all)
  }

  /// The first by its tag, unless one of them says that it is the localization.
  @Test(arguments: [
    ("pt-PT", "", "pt-BR"), ("pt-PT", "clip: {localization: true}", "pt-PT"),
    ("pt-BR", "clip: {localization: false}", "pt-PT"),
  ])
  func onePageGivesTheLocalizationAndAllKeepTheTag(last: String, clip: String, words: String) throws {
    var all = files(last == "pt-PT" ? ["pt-BR", "pt-PT"] : ["pt-PT", "pt-BR"], clip: clip)
    for (path, text) in all { all[path] = text.replacing("title: A", with: "title: \(path)") }
    let fixture = try Fixture(all)
    let site = try fixture.site()
    let original = try #require(site.pages.first { $0.path.description == "/a" })
    #expect(
      site.localizations(of: original).map { "\($0.language.rawValue) \($0.page.source.fields.title)" }
        == ["EN Content/a.md", "PT Content/a.\(words).md"])
    #expect(site.pages.allSatisfy { site.banner(of: $0) != nil })
  }

  @Test func pagesWithoutACardMayShare() throws {
    try Fixture.expectNothing(in: files(["pt-BR", "pt-PT"], ""))
    try Fixture.expectNothing(in: files(["pt-BR", "pt-PT"], clip: "clip: {display: none}"))
    try Fixture.expectNothing(in: files(["pt-BR", "de"]))
  }
}

struct UnknownExperienceLanguageTests {
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

  /// It would have no place in Maps and no code, and nobody would know.
  @Test func aLocationInSuchALanguageIsAWarning() throws {
    let found = try Fixture([
      "Content/a.md": Fixture.page("title: Höfn\nlanguage: is\nplace: {locality: X}"),
      "Content/b.md": Fixture.page("title: B\nlanguage: is\nplace: {locality: X}"),
      "Content/c.md": Fixture.page("title: C\nlanguage: is"),
    ]).check().filter { $0.code == .unknownExperienceLanguage }
    try #require(found.count == 1)
    #expect(found[0].severity == .warning && found[0].range.path.hasSuffix("Content/a.md"))
    #expect(
      found[0].message
        == "the page has no App Clip experience, because App Store Connect does not have the language `is`. The "
        + "same is true of 1 other page")
  }

  @Test(arguments: ["is", "eu"]) func theLanguageOfItsCardGivesItAnExperience(tag: String) throws {
    let place = "language: \(tag)\nplace: {locality: X}\nclip: {language: en, title: Harbor}"
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle(), "Content/a.md": Fixture.page("title: Höfn\n\(place)"),
    ])
    #expect(try !fixture.findings().contains { $0.contains("UnknownExperienceLanguage") })
    let set = try fixture.experiences().experiences
    let card = try #require(set.first { $0.experience.url.path == "/a" }).experience.card
    #expect(card.localizations.map(\.language) == [.english] && card.localizations[0].title == "Harbor")
    #expect(card.place != nil)
  }

  /// The page itself is in a language that App Store Connect has.
  @Test func theLanguageOfTheCardIsForOtherLanguagesOnly() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle().replacing("clip: {", with: "clip: {language: fr, "),
      "Content/a.md": Fixture.page("title: A\nplace: {locality: X}"),
      "Content/a.de.md": Fixture.page("title: A"), "Content/a.ga.md": Fixture.page("title: A"),
    ])
    let card = try #require(
      fixture.experiences().experiences.first { $0.experience.url.path == "/a" }
    ).experience.card
    #expect(card.localizations.map(\.language) == [.english, .german])
  }

  @Test func pagesWithoutACardAreFree() throws {
    try Fixture.expectNothing(in: [
      "Content/a.md": Fixture.page("title: A"), "Content/a.ga.md": Fixture.page("title: A"),
      "Content/b.md": Fixture.page("title: B\nplace: {locality: X}\nclip: {display: none}"),
      "Content/b.ga.md": Fixture.page("title: B"),
    ])
  }
}

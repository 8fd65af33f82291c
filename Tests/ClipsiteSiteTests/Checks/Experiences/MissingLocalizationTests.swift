import ClipsiteAppClips
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel
@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct MissingLocalizationTests {
  @Test func warnsOfCardsInAnotherLanguageAlone() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle(),
      "Content/b/index.md": Fixture.page("title: B\nlanguage: de-AT"),
      "Content/c/index.md": Fixture.page("title: C\nlanguage: en-GB"),
    ])
    #expect(
      try fixture.experienceFindings() == [
        "MissingLocalization: the App Clip experience has no words in EN, the language of the site"
      ])
    #expect(try fixture.experiences().experiences[1].experience.card.defaultLanguage == .german)
  }

  @Test func aVariantInThatLanguageWillDo() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle(),
      "Content/b.md": Fixture.page("title: B\nlanguage: de\nplace: {latitude: 1, longitude: 2}"),
      "Content/b.en.md": Fixture.page("title: Bee\nclip: {subtitle: Order}"),
      "Content/c.md": Fixture.page("title: C\nlanguage: sw\nplace: {latitude: 1, longitude: 2}"),
    ])
    #expect(
      try fixture.experienceFindings() == [
        "UnknownExperienceLanguage: App Store Connect has no App Clip experiences in the language `sw`"
      ])
    try fixture.remove("Content/c.md")
    let card = try #require(try fixture.experiences().experiences.last).experience.card
    #expect(card.defaultLanguage == .german)
    #expect(card.localizations.map(\.language) == [.german, .english])
    #expect(card.localizations.map(\.title) == ["B", "Bee"])
  }
}

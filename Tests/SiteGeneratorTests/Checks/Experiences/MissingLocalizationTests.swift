import AppClips
import Diagnostics
import Testing

@testable import SiteGenerator

@Suite struct MissingLocalizationTests {
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
}

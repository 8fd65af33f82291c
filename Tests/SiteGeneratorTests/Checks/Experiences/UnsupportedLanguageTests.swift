import Diagnostics
import Testing

@testable import SiteGenerator

@Suite struct UnsupportedLanguageTests {
  @Test(arguments: ["sw", "is", "la"])
  func refusesLanguagesThatAppStoreConnectLacks(_ language: String) throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle(),
      "Content/index.md": Fixture.page("title: Home\nlanguage: \(language)"),
    ])
    #expect(
      try fixture.experienceFindings() == [
        "UnsupportedLanguage: App Store Connect has no App Clip experiences in the language `\(language)`"
      ])
  }

  @Test func pagesWithoutACardMayHaveAnyLanguage() throws {
    let fixture = try Fixture([
      "Content/site.yml": Fixture.siteWithSubtitle(),
      "Content/about.md": Fixture.page("title: About\nlanguage: sw"),
    ])
    #expect(try fixture.experienceFindings() == [])
  }
}

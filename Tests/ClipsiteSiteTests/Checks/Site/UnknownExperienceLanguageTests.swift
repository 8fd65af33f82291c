import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct UnknownExperienceLanguageTests {
  @Test(arguments: ["ga", "gsw-CH"])
  func aLanguageThatAppStoreConnectDoesNotHaveIsNoted(tag: String) throws {
    try Fixture.expect(
      .unknownExperienceLanguage, at: "Content/a.\(tag).md",
      "App Store Connect has no App Clip cards in `\(tag)`; the card of this page shows another language",
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

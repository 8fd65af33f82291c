import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct UntranslatedSubtitleTests {
  private func files(_ clip: String, original: String = "clip: {subtitle: Order ahead}") -> [String: String] {
    [
      "Content/a.md": Fixture.page("title: A\nplace: {locality: X}\n\(original)"),
      "Content/a.de.md": Fixture.page("title: A\n\(clip)"),
    ]
  }

  @Test func theSubtitleOfTheOriginalIsReported() throws {
    try Fixture.expect(
      .untranslatedSubtitle, at: "Content/a.de.md",
      "the card subtitle is in the language of the original",
      in: files(""))
  }

  @Test func soIsThatOfTheFolder() throws {
    var files = files("", original: "")
    files["Content/index.md"] = Fixture.page("title: Home\nclip: {subtitle: Order ahead}")
    try Fixture.expect(.untranslatedSubtitle, at: "Content/a.de.md", in: files)
  }

  @Test(arguments: [
    "clip: {subtitle: Vorbestellen}", "clip: {subtitle: Order ahead}", "clip: {display: none}",
  ])
  func nothingIsSaidOf(clip: String) throws { try Fixture.expectNothing(in: files(clip)) }

  @Test func aPageWithoutACardHasNone() throws {
    try Fixture.expectNothing(in: [
      "Content/a.md": Fixture.page("title: A\nclip: {subtitle: Order ahead}"),
      "Content/a.de.md": Fixture.page("title: A"),
    ])
  }

  @Test func aRegionIsNoOtherLanguage() throws {
    var files = files("")
    files["Content/a.en-GB.md"] = files.removeValue(forKey: "Content/a.de.md")
    let found = try Fixture(files).findings()
    #expect(found == ["error: SharedExperienceLanguage Content/a.en-GB.md"])
  }
}

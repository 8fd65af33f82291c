import ClipsiteSiteOutput
import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct RawHTMLAllowedTests {
  @Test(arguments: ["true", "\"true\""])
  func notesThePageThatAllowsIt(value: String) throws {
    try Fixture.expect(
      .rawHTMLAllowed, "raw HTML in the text of this page is kept as it is",
      fix: "remove the line unless you trust everyone who writes this file",
      in: ["Content/a.md": Fixture.page("title: A\nallow-html: «\(value)»", "<b>A</b>\n")])
  }

  @Test func isContentWithAPageThatDoesNot() throws {
    try Fixture.expectNothing(in: ["Content/a.md": Fixture.page("title: A\nallow-html: false")])
  }

  @Test func doesNotStopABuildThatIsStrict() throws {
    let fixture = try Fixture(["Content/a.md": Fixture.page("title: A\nallow-html: true")])
    #expect(try fixture.build(strict: true).output?.isRefused == false)
  }
}

import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct UnusedInNotFoundPageTests {
  @Test(arguments: ["slug: «x»", "aliases: [«/y»]"])
  func reportsAKeyThatNeedsAURL(key: String) throws {
    try Fixture.expect(
      .unusedInNotFoundPage, in: ["Content/404.md": Fixture.page("title: T\n\(key)")])
  }

  @Test func isContentWithTitleAndText() throws {
    try Fixture.expectNothing(in: ["Content/404.md": Fixture.page("title: T", "Text\n")])
  }
}

import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct FolderNamedAsPageTests {
  @Test func refusesAFolderWithTheNameOfAPage() throws {
    try Fixture.expect(
      .folderNamedAsPage, at: "Content/market.md", "a folder has the name of a page",
      fix: "rename the folder so that it does not end in .md",
      in: ["Content/market.md/index.md": Fixture.page("title: A")])
  }

  @Test func isContentWithAnotherEnding() throws {
    try Fixture.expectNothing(in: ["Content/market-md/index.md": Fixture.page("title: A")])
  }
}

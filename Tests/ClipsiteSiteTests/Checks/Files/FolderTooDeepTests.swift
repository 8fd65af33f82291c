import ClipsiteDiagnostics
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct FolderTooDeepTests {
  private func path(depth: Int) -> String {
    Array(repeating: "a", count: depth).joined(separator: "/")
  }

  @Test func refusesTheFirstFolderOverTheLimit() throws {
    try Fixture.expect(
      .folderTooDeep, at: "Content/\(path(depth: 65))", "folders are nested more than 64 deep",
      fix: "move the folder further up",
      in: ["Content/\(path(depth: 65))/deep/index.md": Fixture.page("title: A")])
  }

  @Test func isContentAtTheLimit() throws {
    try Fixture.expectNothing(in: ["Content/\(path(depth: 64))/index.md": Fixture.page("title: A")])
  }

  @Test func survivesTwoHundredLevels() throws {
    try Fixture.expect(
      .folderTooDeep, at: "Content/\(path(depth: 65))",
      in: ["Content/\(path(depth: 200))/index.md": Fixture.page("title: A")])
  }
}

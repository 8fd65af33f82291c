import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct ImportOptionsTests {
  @Test func splitsTheFolder() throws {
    #expect(try ImportOptions(folder: "uk/old-mills").folderNames() == ["uk", "old-mills"])
  }

  @Test(arguments: ["", "/", "/a", "a/", "a//b", "..", "a/../b", ".", ".a", "A", "a b", "a\\b", "ä"])
  func refusesOtherFolders(folder: String) {
    #expect(throws: ImportError.self) { try ImportOptions(folder: folder).folderNames() }
  }
}

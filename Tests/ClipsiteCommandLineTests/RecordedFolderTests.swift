import ClipsiteTestTools
import Testing

/// Keeps the files that are compiled in the same as the folders that they come from.
struct RecordedFolderTests {
  private static let folders = Result { try RecordedFolder.all(in: Document.root) }

  @Test func theFoldersAreFound() throws { #expect(try Self.folders.get().count > 6) }

  @Test func theirSourceIsRecorded() throws {
    for folder in try Self.folders.get() { try folder.expectSource(in: Document.root) }
  }
}

import Testing

@testable import ContentImport

struct FileStoreTests {
  @Test func writesAndReads() throws {
    let folder = try TemporaryFolder()
    for text in ["", "a", String(repeating: "line\n", count: 50_000)] {
      try FileStore.save(Array(text.utf8), as: "x.md", in: folder.path)
      #expect(try FileStore.contents(of: folder.path + "/x.md") == Array(text.utf8))
    }
    #expect(try FileStore.names(in: folder.path) == ["x.md"])
  }

  @Test func listsNothingWhereNothingIs() throws {
    let folder = try TemporaryFolder()
    #expect(try FileStore.names(in: folder.path + "/missing").isEmpty)
  }

  @Test func makesFolders() throws {
    let folder = try TemporaryFolder()
    try FileStore.makeFolder(folder.path + "/a")
    try FileStore.makeFolder(folder.path + "/a")
    #expect(FileStore.isFolder(folder.path + "/a"))
  }

  @Test func namesPathAndReason() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "file")
    let missing = folder.path + "/missing"
    #expect(throws: ImportError.inputOutput(path: missing, reason: "No such file or directory")) {
      try FileStore.contents(of: missing)
    }
    #expect(throws: ImportError.inputOutput(path: folder.path, reason: "it is not a regular file")) {
      try FileStore.contents(of: folder.path)
    }
    #expect(throws: ImportError.inputOutput(path: missing + "/x.md", reason: "No such file or directory")) {
      try FileStore.save([], as: "x.md", in: missing)
    }
    #expect(throws: ImportError.self) { try FileStore.makeFolder(folder.path + "/file") }
    #expect(throws: ImportError.self) { try FileStore.names(in: folder.path + "/file") }
  }

  @Test func leavesNoDraftBehind() throws {
    let folder = try TemporaryFolder()
    try FileStore.makeFolder(folder.path + "/x.md")
    #expect(throws: ImportError.self) { try FileStore.save([1], as: "x.md", in: folder.path) }
    #expect(try FileStore.names(in: folder.path) == ["x.md"])
  }
}

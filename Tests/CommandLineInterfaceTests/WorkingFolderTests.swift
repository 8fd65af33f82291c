import Testing

@testable import CommandLineInterface

@Suite struct WorkingFolderTests {
  @Test func makesFoldersOnTheWay() throws {
    let base = try ScenarioFolder()
    defer { base.remove() }
    let folder = try WorkingFolder.make(base.path + "/a//b/")
    try folder.create("c/d.txt", Array("text".utf8))
    #expect(base.read("a/b/c/d.txt") == "text")
    #expect(try WorkingFolder(base.path + "/a/b").visibleNames() == ["c"])
  }

  @Test func neverReplacesAFile() throws {
    let base = try ScenarioFolder()
    defer { base.remove() }
    try base.write("a.txt", "mine")
    let folder = WorkingFolder(base.path)
    #expect(throws: SystemError.self) { try folder.create("a.txt", [1]) }
    #expect(base.read("a.txt") == "mine")
  }

  @Test func namesThePathAndTheReason() throws {
    let base = try ScenarioFolder()
    defer { base.remove() }
    try base.write("a.txt", "mine")
    #expect(throws: SystemError("make the folder", base.path + "/a.txt", reason: "Not a directory")) {
      try WorkingFolder.make(base.path + "/a.txt/b")
    }
    let missing = WorkingFolder(base.path + "/missing")
    #expect(throws: SystemError("read the folder", missing.path, reason: "No such file or directory")) {
      try missing.visibleNames()
    }
  }

  @Test func sortsNamesAndSkipsHiddenOnes() throws {
    let base = try ScenarioFolder()
    defer { base.remove() }
    for name in ["b", ".hidden", "a"] { try base.write(name, "") }
    #expect(try WorkingFolder(base.path).visibleNames() == ["a", "b"])
  }

  @Test func errorsEscapeThePath() {
    #expect(
      SystemError("read", "a\u{1B}b", reason: "Permission denied").message
        == "could not read 'a\\u{1B}b': Permission denied")
  }
}

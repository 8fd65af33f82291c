import Diagnostics
import Testing

@testable import CommandLineInterface

@Suite struct InputFolderTests {
  @Test func listsFilesBelowIt() throws {
    let base = try ScenarioFolder()
    defer { base.remove() }
    for name in ["b.txt", "a/c.txt", "a/b/d.txt", ".git/config", "a/.hidden"] { try base.write(name, "") }
    #expect(try InputFolder(base.path).files() == ["a/b/d.txt", "a/c.txt", "b.txt"])
  }

  @Test func readsWholeFiles() throws {
    let base = try ScenarioFolder()
    defer { base.remove() }
    let text = String(repeating: "0123456789", count: 20_000)
    try base.write("long.txt", text)
    try base.write("empty.txt", "")
    let long = try InputFolder.read(base.path + "/long.txt")
    #expect(long.bytes == Array(text.utf8))
    #expect(long.path == base.path + "/long.txt")
    #expect(try InputFolder.read(base.path + "/empty.txt").bytes.isEmpty)
  }

  @Test func saysWhyItCannotRead() throws {
    let base = try ScenarioFolder()
    defer { base.remove() }
    #expect(throws: SystemError("read", base.path, reason: "Is a directory")) {
      try InputFolder.read(base.path)
    }
    #expect(throws: SystemError("read", base.path + "/x", reason: "No such file or directory")) {
      try InputFolder.read(base.path + "/x")
    }
    #expect(throws: SystemError("read the folder", base.path + "/x", reason: "No such file or directory")) {
      try InputFolder(base.path + "/x").files()
    }
  }
}

import Testing

@testable import ClipsiteSystem

struct FileChangesTests {
  @Test func takesChangesTogether() {
    #expect(FileChanges.paths(["a"]).union(.paths(["b"])) == .paths(["a", "b"]))
    #expect(FileChanges.everything.union(.paths(["b"])) == .everything)
    #expect(FileChanges.paths([]).union(.everything) == .everything)
  }
}

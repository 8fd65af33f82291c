import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct ExistingFolderTests {
  @Test func listsPagesAndTakenNames() throws {
    let site = try TemporaryFolder()
    for name in ["b.md", "a.md", "index.md", "b.jpg", ".hidden.md", "sub/index.md", "odd.md/x"] {
      try site.write("---\ntitle: x\n---\n", to: "Content/f/\(name)")
    }
    let folder = try ExistingFolder(["f"], inSite: site.path).folder
    #expect(folder.path == "Content/f")
    #expect(folder.pages.map(\.stem) == ["a", "b"])
    #expect(folder.takenNames == ["odd", "sub"])
    #expect(try folder.fileExists("b.jpg"))
    #expect(try !folder.fileExists("c.jpg"))
  }

  @Test func isEmptyBeforeTheFirstImport() throws {
    let site = try TemporaryFolder()
    #expect(try ExistingFolder(["f"], inSite: site.path).folder.pages.isEmpty)
  }
}

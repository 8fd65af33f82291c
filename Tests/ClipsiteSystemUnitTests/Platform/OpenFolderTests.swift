import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteSystem

struct OpenFolderTests {
  private let folder: DisposableFolder
  private let root: OpenFolder
  private var outside: String { folder.path + "/outside" }

  init() throws {
    folder = try DisposableFolder()
    try FileStore.makeFolders("\(folder.path)/root/a/b")
    try FileStore.makeFolders("\(folder.path)/outside/inner")
    for name in ["root/file", "root/a/file", "root/a/b/file", "outside/file", "outside/inner/file"] {
      try Data("mine".utf8).write(to: URL(filePath: "\(folder.path)/\(name)"))
    }
    root = try OpenFolder("\(folder.path)/root")
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(root.path)/\(name)", withDestinationPath: "\(folder.path)/\(target)")
  }

  /// The paths below a folder, by another way than the one that is tested.
  private func paths(_ path: String) -> [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func expectOutsideIsWhole(sourceLocation: SourceLocation = #_sourceLocation) {
    #expect(paths(outside) == ["file", "inner", "inner/file"], sourceLocation: sourceLocation)
  }

  @Test func removesWhatAFolderHoldsAndNothingElse() throws {
    let tree = try #require(try root.folder("a"))
    tree.removeContents()
    #expect(paths(root.path) == ["a", "file"])
    root.removeContents(except: "file")
    #expect(paths(root.path) == ["file"])
  }

  @Test func aLinkInATreeIsRemovedAsALink() throws {
    try link("a/link", to: "outside")
    try link("a/b/link", to: "outside/file")
    root.removeContents()
    #expect(paths(root.path) == [])
    expectOutsideIsWhole()
  }

  @Test func aLinkIsNoFolderAndIsRemovedAsALink() throws {
    try link("link", to: "outside")
    #expect(try root.folder("link") == nil)
    #expect(try root.kind(of: "link") == .link)
    try root.remove("link")
    #expect(!paths(root.path).contains("link"))
    expectOutsideIsWhole()
  }

  @Test func nothingBehindALinkIsThere() throws {
    try link("link", to: "outside")
    #expect(try root.kind(of: "link/file") == .missing)
    #expect(try root.folder("link/inner") == nil)
    try root.remove("link/file")
    #expect(!root.removeEmptyFolder("link/inner"))
    #expect(throws: SystemError.self) { try root.move("file", to: "link/file", in: root) }
    #expect(throws: SystemError.self) { try root.move("link/file", to: "stolen", in: root) }
    #expect(throws: SystemError.self) { try root.makeFolders("link/new") }
    expectOutsideIsWhole()
    #expect(try String(contentsOfFile: "\(root.path)/file", encoding: .utf8) == "mine")
  }

  @Test(arguments: ["../outside/file", "a/../../outside/file", "..", "../outside"])
  func nothingAboveIsThere(_ name: String) throws {
    let name = RelativePath(name)
    _ = try? root.remove(name)
    #expect(!root.removeEmptyFolder(name))
    _ = try? root.move(name, to: "stolen", in: root)
    #expect((try? root.folder("../outside")) == nil)
    expectOutsideIsWhole()
  }

  @Test func anOpenFolderIsEmptiedWhereverItIsByNow() throws {
    let tree = try #require(try root.folder("a"))
    try FileManager.default.moveItem(atPath: "\(root.path)/a", toPath: "\(root.path)/moved")
    try link("a", to: "outside")
    tree.removeContents()
    #expect(paths(root.path) == ["a", "file", "moved"])
    expectOutsideIsWhole()
  }

  @Test func namesThatAreNotUTF8AreRemovedToo() throws {
    let name: [CChar] = [97, -1, -2, 0]
    let path = Array("\(root.path)/a/".utf8CString.dropLast()) + name
    #expect(mkdir(path, 0o755) == 0)
    root.removeContents()
    #expect(paths(root.path) == [])
  }

  @Test func whatIsGoneIsFine() throws {
    try root.remove("missing")
    try root.remove("missing/file")
    try root.remove("file/inner")
    let tree = try #require(try root.folder("a"))
    try FileManager.default.removeItem(atPath: "\(root.path)/a")
    tree.removeContents()
  }

  @Test func aFileIsNoFolder() throws {
    #expect(try root.folder("file") == nil)
    #expect(try root.makeFolder("file") == nil)
    #expect(try root.makeFolder("a") == nil)
    #expect(throws: SystemError.self) { try OpenFolder("\(root.path)/file") }
  }

  @Test func movesFilesBelow() throws {
    try root.makeFolders("x/y")
    try root.move("a/file", to: "x/y/z", in: root)
    try root.makeLink("x/link", to: "second")
    #expect(paths(root.path) == ["a", "a/b", "a/b/file", "file", "x", "x/link", "x/y", "x/y/z"])
  }
}

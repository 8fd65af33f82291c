import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteSystem

struct StageFolderTests {
  private let folder: DisposableFolder
  private let parent: OpenFolder
  private var root: String { folder.path }
  private var path: String { "\(root)/.clipsite-stage" }

  init() throws {
    folder = try DisposableFolder()
    parent = try OpenFolder(folder.path)
  }

  private func names(_ name: String = "") -> [String] {
    ((try? FileStore.names(in: "\(root)/\(name)")) ?? []).map(\.text)
  }

  @Test func isMadeWhenItIsNeededAndGoesWithWhatItHolds() throws {
    let stage = StageFolder(in: parent)
    stage.remove()
    #expect(names() == [])
    try stage.folder.makeFolders("a/b")
    #expect(names() == [".clipsite-stage"])
    #expect(try folder.read(".clipsite-stage/.gitignore") == "*\n")
    stage.remove()
    #expect(names() == [])
  }

  @Test func whatLiesThereGoesBeforeARunWorksInIt() throws {
    try folder.write("x", to: ".clipsite-stage/inner/file")
    try folder.write("x", to: ".clipsite-stage/.gitignore")
    try folder.write("mine", to: "victim/file")
    try FileManager.default.createSymbolicLink(atPath: "\(path)/link", withDestinationPath: "../victim")
    let stage = StageFolder(in: parent)
    #expect(try FileStore.names(in: stage.folder.path) == [".gitignore"])
    stage.remove()
    #expect(names() == ["victim"])
    #expect(try folder.read("victim/file") == "mine")
  }

  @Test func aRunThatNeedsNoStageRemovesOneThatWasLeft() throws {
    try folder.write("x", to: ".clipsite-stage/inner/file")
    StageFolder(in: parent).remove()
    #expect(names() == [])
  }

  @Test func aLinkIsNoStage() throws {
    try folder.write("mine", to: "victim/file")
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "victim")
    let stage = StageFolder(in: parent)
    let error = #expect(throws: SystemError.self) { try stage.folder }
    #expect(error?.path == path)
    stage.remove()
    #expect(names() == [".clipsite-stage", "victim"])
    #expect(names("victim") == ["file"])
    #expect(StageFolder.strays(in: root, oldPrefix: ".work-") == [path])
  }

  /// A second run waits, so it is another thread here. What it finds is its own.
  @Test func aRunKeepsOthersAway() async throws {
    let first = StageFolder(in: parent)
    try FileStore.create("\(first.folder.path)/file", [], path: "file")
    let second = StageFolder(in: parent)
    second.remove()
    #expect(names(".clipsite-stage") == [".gitignore", "file"])
    let waiting = Task.detached { try second.folder.path }
    first.remove()
    #expect(try await waiting.value == path)
    #expect(names(".clipsite-stage") == [".gitignore"])
    second.remove()
    #expect(names() == [])
  }

  @Test func theMarkStaysUntilItIsRemoved() throws {
    let killed = StageFolder(in: parent)
    try killed.setMark()
    try killed.folder.makeFolders("a")
    killed.remove()
    #expect(names(".clipsite-stage") == ["unfinished"])
    #expect(StageFolder.isMarked(root))
    let next = StageFolder(in: parent)
    #expect(try FileStore.names(in: next.folder.path) == [".gitignore", "unfinished"])
    try next.setMark()
    try next.removeMark()
    next.remove()
    #expect(names() == [])
    #expect(!StageFolder.isMarked(root))
  }

  @Test func aFolderWithTheNameOfTheMarkIsNone() throws {
    try folder.write("x", to: ".clipsite-stage/unfinished/file")
    #expect(!StageFolder.isMarked(root))
    StageFolder(in: parent).remove()
    #expect(names() == [])
  }

  @Test func savesWholeFilesAndNoneThroughALink() throws {
    try folder.write("mine", to: "victim/file")
    try FileManager.default.createSymbolicLink(atPath: "\(root)/link", withDestinationPath: "victim")
    let stage = StageFolder(in: parent)
    try stage.save(Array("new".utf8), as: "saved", isForced: true)
    #expect(try folder.read("saved") == "new")
    #expect(throws: SystemError.self) { try stage.save([1], as: "link/file") }
    stage.remove()
    #expect(try folder.read("victim/file") == "mine")
    #expect(names() == ["link", "saved", "victim"])
  }

  @Test(arguments: [".work", ".work-", ".work-1", ".work-backup", ".work-2024"])
  func stagesOfOlderVersionsAreNamed(_ name: String) throws {
    try FileStore.makeFolders("\(root)/\(name)/inner")
    try FileStore.makeFolders("\(root)/.worker")
    #expect(StageFolder.strays(in: root, oldPrefix: ".work-") == ["\(root)/\(name)"])
    #expect(StageFolder.strays(in: "\(root)/missing", oldPrefix: ".work-") == [])
  }

  /// A process that is forked has copies of all descriptors until it becomes another program.
  @Test func aRunThatEndedFreesItsFolderAtOnce() throws {
    var copies: [Int32] = []
    defer { copies.forEach { close($0) } }
    func lock() throws { copies.append(dup(try FolderLock(root).folder.descriptor)) }
    try lock()
    guard FolderLock(ifFree: root) == nil else { return }
    Issue.record("the copy keeps the lock")
  }
}

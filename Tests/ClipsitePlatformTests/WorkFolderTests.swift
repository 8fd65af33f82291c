import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsitePlatform

struct WorkFolderTests {
  private let folder: DisposableFolder
  private let place: WorkPlace
  private var root: String { folder.path }

  init() throws {
    folder = try DisposableFolder()
    place = WorkPlace(folder.path, prefix: ".work-")
  }

  private var names: [String] { ((try? FileStore.names(in: root)) ?? []).map(\.text) }

  /// What a run leaves that is killed: a folder whose record nobody holds.
  private func abandoned() throws -> String {
    let work = try place.make()
    try FileStore.create("\(work.path)/file", [], path: "file")
    return work.name.text
  }

  @Test func isGoneWithWhatItHolds() throws {
    let work = try place.make()
    try FileStore.makeFolders("\(work.path)/a/b")
    #expect(try place.unproven() == [])
    #expect(work.remove())
    #expect(names == [])
  }

  @Test func leavesANameThatIsTaken() throws {
    let taken = ".work-\(CurrentProcess.id)"
    try FileStore.makeFolders("\(root)/victim/inner")
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(taken)", withDestinationPath: "\(root)/victim")
    let work = try place.make()
    #expect(work.name.text == "\(taken)-2")
    work.remove()
    #expect(names == [taken, "victim"])
    #expect(try FileStore.isFolder("\(root)/victim/inner"))
  }

  @Test func goesAfterARunThatWasKilled() throws {
    let name = try abandoned()
    #expect(names == [name])
    #expect(try place.unproven() == [])
    place.removeAbandoned()
    #expect(names == [])
  }

  @Test func staysWhileARunWorksInIt() throws {
    let live = try place.make()
    place.removeAbandoned()
    #expect(names == [live.name.text])
    #expect(try place.unproven() == [])
    live.remove()
  }

  @Test(arguments: [".work", ".work-", ".work-1", ".work-backup", ".work-2024"])
  func nothingIsProvenByAName(_ name: String) throws {
    try FileStore.makeFolders("\(root)/\(name)/inner")
    place.removeAbandoned()
    #expect(names == [name])
    #expect(try place.unproven() == ["\(root)/\(name)"])
  }

  @Test func aFolderInPlaceOfTheRightOneStays() throws {
    let name = try abandoned()
    // As it comes from an archive or a repository: the same files, in another folder.
    try FileManager.default.copyItem(atPath: "\(root)/\(name)", toPath: "\(root)/copy")
    try FileManager.default.moveItem(atPath: "\(root)/\(name)", toPath: "\(root)/original")
    try FileManager.default.moveItem(atPath: "\(root)/copy", toPath: "\(root)/\(name)")
    place.removeAbandoned()
    #expect(names == [name, "original"])
    #expect(try place.unproven() == ["\(root)/\(name)"])
    try putBack(name)
  }

  /// Brings a folder back to where it was made, so that its record goes with it.
  private func putBack(_ name: String) throws {
    try FileManager.default.removeItem(atPath: "\(root)/\(name)")
    try FileManager.default.moveItem(atPath: "\(root)/original", toPath: "\(root)/\(name)")
    place.removeAbandoned()
    #expect(names == [])
  }

  @Test func aLinkToTheRightFolderStays() throws {
    let name = try abandoned()
    try FileManager.default.moveItem(atPath: "\(root)/\(name)", toPath: "\(root)/original")
    try FileManager.default.createSymbolicLink(
      atPath: "\(root)/\(name)", withDestinationPath: "\(root)/original")
    place.removeAbandoned()
    #expect(names == [name, "original"])
    #expect(try FileStore.names(in: "\(root)/original") == ["file"])
    try putBack(name)
  }

  /// A run was killed between its note and its folder, and something with files has the name since.
  @Test(arguments: [false, true]) func anIntentProvesAnEmptyFolderOnly(isEmpty: Bool) throws {
    let (parent, name) = (try OpenFolder(root), RelativePath(".work-7"))
    #expect(WorkRecord.intent(toMake: name, in: parent) != nil)
    try FileStore.makeFolders("\(root)/\(name)" + (isEmpty ? "" : "/inner"))
    place.removeAbandoned()
    #expect(names == (isEmpty ? [] : [name.text]))
    #expect(try place.unproven() == (isEmpty ? [] : ["\(root)/\(name)"]))
    try? FileManager.default.removeItem(atPath: "\(root)/\(name)/inner")
    place.removeAbandoned()
    #expect(names == [])
  }

  /// A process that is forked has copies of all descriptors until it becomes another program.
  @Test func aRunThatEndedFreesItsRecordAndItsFolderAtOnce() throws {
    let (parent, name) = (try OpenFolder(root), RelativePath(".work-8"))
    var record = WorkRecord.intent(toMake: name, in: parent)
    var copies = [dup(try #require(record).descriptor)]
    defer { copies.forEach { close($0) } }
    record = nil
    try FileStore.makeFolders("\(root)/\(name)")
    #expect(try place.abandoned().map(\.name) == [name])
    place.removeAbandoned()

    func lock() throws { copies.append(dup(try FolderLock(root).descriptor)) }
    try lock()
    guard FolderLock(ifFree: root) == nil else { return }
    Issue.record("the copy keeps the lock")
  }

  @Test func aFolderThatIsKeptIsNoWorkingFolderAnyMore() throws {
    let work = try place.make()
    try work.save([1], as: "file", in: work.folder)
    try work.keep(as: "kept", in: work.parent)
    place.removeAbandoned()
    #expect(names == ["kept"])
    #expect(try FileStore.names(in: "\(root)/kept") == ["file"])
  }

  @Test func savesNothingThroughALink() throws {
    try FileStore.makeFolders("\(root)/victim")
    try FileManager.default.createSymbolicLink(atPath: "\(root)/link", withDestinationPath: "victim")
    let work = try place.make()
    #expect(throws: SystemError.self) { try work.save([1], as: "link/file", in: work.parent) }
    #expect(try FileStore.names(in: work.path) == [])
    work.remove()
    #expect(try FileStore.names(in: "\(root)/victim") == [])
  }

  @Test func aPlaceThatIsMissingHoldsNothing() throws {
    let place = WorkPlace("\(root)/missing", prefix: ".work-")
    #expect(try place.unproven() == [])
    #expect(try place.abandoned().isEmpty)
  }
}

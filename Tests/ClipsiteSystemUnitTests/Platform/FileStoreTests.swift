import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteSystem

struct FileStoreTests {
  private let folder: DisposableFolder
  private var root: String { folder.path }

  init() throws { folder = try DisposableFolder() }

  @Test func readsWhatItWrote() throws {
    try FileStore.create("\(root)/a", [1, 2, 3], path: "a")
    #expect(try FileStore.read("\(root)/a", limit: 1 << 20) == [1, 2, 3])
    #expect(try FileStore.readHead("\(root)/a", count: 2) == [1, 2])
    #expect(try FileStore.readStream("\(root)/a", limit: 1 << 20) == [1, 2, 3])
  }

  @Test func neverOpensAnExistingFileForWriting() throws {
    try FileStore.create("\(root)/a", [1], path: "a")
    #expect(throws: SystemError("cannot create", "a", number: EEXIST)) {
      try FileStore.create("\(root)/a", [2], path: "a")
    }
    #expect(try FileStore.read("\(root)/a", limit: 1 << 20) == [1])
  }

  @Test func savesOverAFileWithoutLeftovers() throws {
    try FileStore.save([1], as: "a", in: root)
    try FileStore.save([2], as: "a", in: root)
    #expect(try FileStore.read("\(root)/a", limit: 1 << 20) == [2])
    #expect(try FileStore.names(in: root) == ["a"])
  }

  @Test func leavesWhateverHasTheNameOfADraft() throws {
    let draft = "\(root)/.a.draft-\(CurrentProcess.id)"
    try FileStore.create(draft, [7], path: "draft")
    try FileStore.save([1], as: "a", in: root)
    #expect(try FileStore.read("\(root)/a", limit: 1) == [1])
    #expect(try FileStore.read(draft, limit: 1) == [7])
    try FileStore.makeFolders("\(root)/folder/in-it")
    #expect(throws: SystemError.self) { try FileStore.save([1], as: "folder", in: root) }
    #expect(try FileStore.names(in: root).count == 3)
  }

  @Test func aFileThatCannotBeFilledDoesNotStay() throws {
    #expect(throws: SystemError.self) {
      try FileStore.create("\(root)/a", in: AT_FDCWD, path: "a") { _ in ENOSPC }
    }
    #expect(try FileStore.names(in: root) == [])
  }

  @Test func readsUpToTheLimitAndNotOneByteMore() throws {
    try FileStore.create("\(root)/a", [UInt8](repeating: 7, count: 10), path: "a")
    #expect(try FileStore.read("\(root)/a", limit: 10).count == 10)
    let error = #expect(throws: SystemError.self) { try FileStore.read("\(root)/a", limit: 9) }
    #expect(error?.reason == "it has 10 bytes, but the limit is 9")
  }

  /// Files of the kernel have fewer bytes than it says, as those that become shorter meanwhile.
  @Test(.enabled(if: FileManager.default.fileExists(atPath: shortFile), "needs Linux"))
  func aFileThatEndsBeforeItsSizeIsAnError() throws {
    let attempts: [() throws -> Void] = [
      { _ = try FileStore.read(Self.shortFile, limit: 1 << 20) },
      { _ = try FileStore.readHead(Self.shortFile, count: 4096) },
      {
        var piece: [UInt8] = []
        try FileStore.copy(Self.shortFile, to: "\(root)/copy", path: "copy", piece: &piece)
      },
    ]
    for attempt in attempts {
      let error = #expect(throws: SystemError.self) { try attempt() }
      #expect(error?.path == Self.shortFile && error?.reason.contains("bytes, but ended after") == true)
    }
  }

  private static let shortFile = "/sys/kernel/uevent_seqnum"

  @Test func aStreamStopsAtItsLimit() throws {
    try FileStore.create("\(root)/a", [UInt8](repeating: 7, count: 70_000), path: "a")
    #expect(try FileStore.readStream("\(root)/a", limit: 70_000).count == 70_000)
    for path in ["\(root)/a", "/dev/zero"] {
      let error = #expect(throws: SystemError.self) { try FileStore.readStream(path, limit: 69_999) }
      #expect(error?.reason == "it has more bytes than the limit of 69999")
    }
  }

  @Test(arguments: [0, 1, 9, 10, 11, 20_000, 40_000])
  func readsIntoWhateverTheBufferHeld(count: Int) throws {
    var bytes = [UInt8](repeating: 1, count: 10)
    let expected = (0..<count).map { UInt8(truncatingIfNeeded: $0) }
    try FileStore.create("\(root)/a", expected, path: "a")
    try FileStore.read("\(root)/a", limit: 1 << 20, into: &bytes)
    #expect(bytes == expected)
  }

  @Test func comparesFilesLongerThanAPieceOfThem() throws {
    let bytes = (0..<40_000).map { UInt8(truncatingIfNeeded: $0) }
    try FileStore.create("\(root)/a", bytes, path: "a")
    let descriptor = open(root, O_RDONLY)
    defer { close(descriptor) }
    var piece: [UInt8] = [1]
    #expect(FileStore.holds(bytes, "a", in: descriptor, piece: &piece))
    #expect(!FileStore.holds(bytes.dropLast() + [0], "a", in: descriptor, piece: &piece))
  }

  @Test func doesNotWaitForAPipe() throws {
    #expect(mkfifo("\(root)/pipe", 0o600) == 0)
    let error = #expect(throws: SystemError.self) { try FileStore.read("\(root)/pipe", limit: 1 << 20) }
    #expect(error?.reason == "it is a FIFO, not a file")
  }

  @Test func namesThePathAndTheReason() {
    let error = #expect(throws: SystemError.self) { try FileStore.read("\(root)/missing", limit: 1 << 20) }
    #expect(error?.description == "cannot read '\(root)/missing': No such file or directory")
  }

  @Test func comparesBytesWithoutFollowingLinks() throws {
    try FileStore.create("\(root)/a", [1, 2], path: "a")
    try FileManager.default.createSymbolicLink(atPath: "\(root)/link", withDestinationPath: "\(root)/a")
    let descriptor = open(root, O_RDONLY)
    defer { close(descriptor) }
    var piece: [UInt8] = []
    #expect(FileStore.holds([1, 2], "a", in: descriptor, piece: &piece))
    #expect(!FileStore.holds([1, 3], "a", in: descriptor, piece: &piece))
    #expect(!FileStore.holds([1], "a", in: descriptor, piece: &piece))
    #expect(!FileStore.holds([1, 2], "link", in: descriptor, piece: &piece))
    #expect(!FileStore.holds([1, 2], "missing", in: descriptor, piece: &piece))
  }

  @Test func makesAndListsWholeTrees() throws {
    try FileStore.makeFolders("\(root)/x/y/z")
    try FileStore.create("\(root)/x/y/file", [], path: "file")
    var files: [RelativePath] = []
    try FileStore.listFiles(below: root, into: &files)
    #expect(files == ["x/y/file"])
  }

  @Test func refusesAFolderWhereAFileStands() throws {
    try FileStore.create("\(root)/file", [], path: "file")
    #expect(throws: SystemError("cannot create", "\(root)/file", number: ENOTDIR)) {
      try FileStore.makeFolders("\(root)/file")
    }
  }

  @Test func tellsWhatStandsAtAPath() throws {
    try FileStore.create("\(root)/file", [], path: "file")
    try FileManager.default.createSymbolicLink(atPath: "\(root)/link", withDestinationPath: "nowhere")
    #expect(try FileStore.kind(at: root) == .folder)
    #expect(try FileStore.kind(at: "\(root)/file") == .other)
    #expect(try FileStore.kind(at: "\(root)/link") == .link)
  }
}

struct FileStoreLinksTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "clipsite-links-\(UUID().uuidString)"
  ).path

  init() throws { try FileStore.makeFolders(folder) }

  @Test func permissionsAreThoseThatAreAskedFor() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = "\(folder)/file"
    try FileStore.create(file, [], path: file)
    for permissions: UInt16 in [0o600, 0o644, 0o755] {
      try FileStore.setPermissions(permissions, of: file)
      #expect(try FileStore.permissions(of: file) == permissions)
    }
    #expect(throws: SystemError.self) { try FileStore.setPermissions(0o644, of: "\(folder)/missing") }
    #expect(try FileStore.permissions(of: "\(folder)/missing") == nil)
  }
}

struct FileStoreSynchronizingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "clipsite-synchronizing-\(UUID().uuidString)"
  ).path

  init() throws { try FileStore.makeFolders(folder) }

  @Test(arguments: [0, 1, 100])
  func filesAndFoldersCanBeForcedToTheDisk(count: Int) throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let names = (0..<count).map(String.init)
    for name in names { try FileStore.create("\(folder)/\(name)", [1], path: name) }
    try FileStore.synchronizeTree(folder)
    for name in names { try FileStore.synchronize("\(folder)/\(name)") }
    #expect(try FileStore.names(in: folder).count == count)
  }

  @Test func missingFoldersAreNamed() throws {
    try? FileManager.default.removeItem(atPath: folder)
    let error = #expect(throws: SystemError.self) { try FileStore.synchronizeTree(folder) }
    #expect(error?.path == folder)
  }

  /// A device without a disk behind it.
  @Test func whatKeepsNothingIsFine() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileStore.synchronize("/dev/null")
  }
}

import Foundation
import Testing

@testable import ClipsitePlatform

@Suite(.timeLimit(.minutes(30))) struct FileStoreSynchronizingTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "clipsite-synchronizing-\(UUID().uuidString)"
  ).path

  init() throws { try FileStore.makeFolders(folder) }

  @Test(arguments: [0, 1, 100])
  func filesAndFoldersCanBeForcedToTheDisk(count: Int) throws {
    defer { FileStore.removeTree(folder) }
    let names = (0..<count).map(String.init)
    for name in names { try FileStore.create("\(folder)/\(name)", [1], path: name) }
    try FileStore.synchronize(names, in: folder)
    for name in names { try FileStore.synchronize("\(folder)/\(name)") }
    #expect(try FileStore.names(in: folder).count == count)
  }

  @Test(arguments: [1, 100])
  func missingFoldersAreNamed(count: Int) throws {
    FileStore.removeTree(folder)
    let error = #expect(throws: SystemError.self) {
      try FileStore.synchronize((0..<count).map(String.init), in: folder)
    }
    #expect(error?.path.hasPrefix(folder) == true)
  }

  /// A device without a disk behind it.
  @Test func whatKeepsNothingIsFine() throws {
    defer { FileStore.removeTree(folder) }
    try FileStore.synchronize("/dev/null")
  }
}

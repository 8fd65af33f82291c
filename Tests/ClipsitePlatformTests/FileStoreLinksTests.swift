import Foundation
import Testing

@testable import ClipsitePlatform

@Suite(.timeLimit(.minutes(30))) struct FileStoreLinksTests {
  private let folder = FileManager.default.temporaryDirectory.appending(
    path: "clipsite-links-\(UUID().uuidString)"
  ).path

  init() throws { try FileStore.makeFolders(folder) }

  @Test func aLinkIsSwitchedInPlace() throws {
    defer { FileStore.removeTree(folder) }
    let link = "\(folder)/current"
    #expect(try FileStore.linkTarget(link) == nil)
    try FileStore.switchLink(link, to: "a")
    try FileStore.switchLink(link, to: "b")
    #expect(try FileStore.linkTarget(link) == "b")
    #expect(try FileStore.names(in: folder) == ["current"])
  }

  @Test func aFolderIsNotReplacedByALink() throws {
    defer { FileStore.removeTree(folder) }
    try FileStore.makeFolder("\(folder)/current")
    #expect(throws: SystemError.self) { try FileStore.switchLink("\(folder)/current", to: "a") }
    #expect(try FileStore.names(in: folder) == ["current"])
  }

  @Test func permissionsAreThoseThatAreAskedFor() throws {
    defer { FileStore.removeTree(folder) }
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

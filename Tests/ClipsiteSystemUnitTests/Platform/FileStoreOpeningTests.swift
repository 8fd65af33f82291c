import ClipsiteCFiles
import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Reading inside of a folder: `in` holds files and links, `out` is what must never be read.
struct FileStoreOpeningTests {
  private let folder: DisposableFolder
  private var root: String { "\(folder.path)/in" }

  init() throws {
    folder = try DisposableFolder()
    try FileStore.makeFolders("\(root)/deep/er")
    try FileStore.makeFolder("\(folder.path)/in-not")
    try FileStore.create("\(root)/deep/er/a", [1, 2], path: "a")
    try FileStore.create("\(folder.path)/out", [9], path: "out")
    try FileStore.create("\(folder.path)/in-not/a", [9], path: "out")
  }

  @Test(arguments: [
    "deep/er/a", "link", "absolute", "chain", "folder/a", "deep/up", "out-and-in",
  ])
  func readsWhatIsInTheFolder(_ name: String) throws {
    try FileStore.makeLink("\(root)/link", to: "deep/er/a")
    try FileStore.makeLink("\(root)/absolute", to: "\(root)/deep/er/a")
    try FileStore.makeLink("\(root)/chain", to: "link")
    try FileStore.makeLink("\(root)/folder", to: "deep/er")
    try FileStore.makeLink("\(root)/deep/up", to: "../deep/er/a")
    try FileStore.makeLink("\(root)/out-and-in", to: "../in/deep/er/a")
    #expect(try FileStore.read("\(root)/\(name)", within: root, limit: 1 << 20) == [1, 2])
    #expect(try FileStore.readHead("\(root)/\(name)", within: root, count: 1) == [1])
    #expect(try FileStore.size(of: "\(root)/\(name)", within: root) == 2)
  }

  @Test func theFolderItselfMayBeReachedByALink() throws {
    try FileStore.makeLink("\(folder.path)/alias", to: "in")
    try FileStore.makeLink("\(root)/link", to: "deep/er/a")
    let alias = "\(folder.path)/alias"
    #expect(try FileStore.read("\(alias)/deep/er/a", within: alias, limit: 1 << 20) == [1, 2])
    #expect(try FileStore.read("\(alias)/link", within: alias, limit: 1 << 20) == [1, 2])
  }

  @Test(arguments: ["link", "chain", "folder/a", "absolute"])
  func readsNothingFromOutside(_ name: String) throws {
    try FileStore.makeLink("\(root)/link", to: "../out")
    try FileStore.makeLink("\(root)/chain", to: "link")
    try FileStore.makeLink("\(root)/folder", to: "../in-not")
    try FileStore.makeLink("\(root)/absolute", to: "\(folder.path)/out")
    let path = "\(root)/\(name)"
    var piece: [UInt8] = []
    for attempt in [
      { _ = try FileStore.read(path, within: root, limit: 1 << 20) },
      { _ = try FileStore.readHead(path, within: root, count: 1) },
      { _ = try FileStore.size(of: path, within: root) },
      { _ = try FileStore.holds(copyOf: path, within: root, "\(folder.path)/out", piece: &piece) },
      {
        try FileStore.copy(
          path, within: root, to: "\(folder.path)/copy", path: "copy", piece: &piece)
      },
    ] as [() throws -> Void] {
      let error = #expect(throws: SystemError.self) { try attempt() }
      #expect(error?.path == path)
      #expect(error?.reason.hasPrefix("a link leads out of '\(root)', to ") == true)
    }
    #expect(try !FileStore.exists("\(folder.path)/copy"))
  }

  @Test func aMistakeIsNamedAsWithoutTheFolder() throws {
    try FileStore.makeLink("\(root)/nothing", to: "gone")
    try FileStore.makeLink("\(root)/circle", to: "circle")
    for name in ["missing", "nothing", "circle", "deep", "deep/er/a/b"] {
      let path = "\(root)/\(name)"
      let plain = #expect(throws: SystemError.self) { try FileStore.read(path, limit: 1 << 20) }
      let within = #expect(throws: SystemError.self) {
        try FileStore.read(path, within: root, limit: 1 << 20)
      }
      #expect(plain == within)
    }
  }

  @Test(
    arguments: [
      ("deep/er/a", 0), ("deep//er/a", 0), ("link", ELOOP), ("folder/a", ENOTDIR), ("deep/none", ENOENT),
      ("", EISDIR), (String(repeating: "a", count: 300), ENAMETOOLONG),
    ] as [(String, Int32)])
  func aSystemWithoutTheCallGoesFolderByFolder(_ path: String, number: Int32) throws {
    try FileStore.makeLink("\(root)/link", to: "deep/er/a")
    try FileStore.makeLink("\(root)/folder", to: "deep/er")
    let descriptor = open(root, O_RDONLY | O_DIRECTORY)
    defer { close(descriptor) }
    let file = clipsite_walk_without_links(descriptor, path)
    #expect(number == 0 ? file >= 0 : file < 0 && errno == number)
    if file >= 0 { close(file) }
  }
}

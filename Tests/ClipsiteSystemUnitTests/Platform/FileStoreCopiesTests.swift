import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteSystem

/// Files around the size of the pieces in which they are copied and compared.
struct FileStoreCopiesTests {
  private static let sizes = [0, 1, 65_535, 65_536, 65_537, 131_072, 200_000]

  private let folder: DisposableFolder
  private var root: String { folder.path }

  init() throws { folder = try DisposableFolder() }

  private func write(_ count: Int, as name: String) throws -> [UInt8] {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 8) }
    try FileStore.create("\(root)/\(name)", bytes, path: name)
    return bytes
  }

  @Test(arguments: sizes)
  func aCopyHasTheSameBytes(count: Int) throws {
    let bytes = try write(count, as: "a")
    var piece: [UInt8] = []
    try FileStore.copy("\(root)/a", to: "\(root)/b", path: "b", piece: &piece)
    #expect(try FileStore.read("\(root)/b", limit: 1 << 20) == bytes)
    #expect(try FileStore.size(of: "\(root)/b") == count)
    #expect(try FileStore.holds(copyOf: "\(root)/a", "\(root)/b", piece: &piece))
  }

  @Test(arguments: sizes.dropFirst())
  func seesOneByteThatDiffers(count: Int) throws {
    var bytes = try write(count, as: "a")
    bytes[count - 1] ^= 1
    try FileStore.create("\(root)/b", bytes, path: "b")
    try FileStore.create("\(root)/c", bytes.dropLast() + [], path: "c")
    var piece: [UInt8] = []
    #expect(try !FileStore.holds(copyOf: "\(root)/a", "\(root)/b", piece: &piece))
    #expect(try !FileStore.holds(copyOf: "\(root)/a", "\(root)/c", piece: &piece))
    #expect(try !FileStore.holds(copyOf: "\(root)/a", "\(root)/missing", piece: &piece))
  }

  @Test func followsNoLinkInPlaceOfACopy() throws {
    _ = try write(3, as: "a")
    try FileStore.makeLink("\(root)/link", to: "a")
    var piece: [UInt8] = []
    #expect(try !FileStore.holds(copyOf: "\(root)/a", "\(root)/link", piece: &piece))
  }

  @Test func neverOverwrites() throws {
    let bytes = try write(3, as: "a")
    try FileStore.create("\(root)/b", [9], path: "b")
    var piece: [UInt8] = []
    #expect(throws: SystemError("cannot create", "shown", number: EEXIST)) {
      try FileStore.copy("\(root)/a", to: "\(root)/b", path: "shown", piece: &piece)
    }
    #expect(try FileStore.read("\(root)/b", limit: 1 << 20) == [9])
    #expect(try FileStore.read("\(root)/a", limit: 1 << 20) == bytes)
  }

  @Test func namesWhatCannotBeRead() throws {
    var piece: [UInt8] = []
    let missing = "\(root)/missing"
    let reason = SystemError("cannot read", missing, number: ENOENT)
    #expect(throws: reason) { try FileStore.copy(missing, to: "\(root)/b", path: "b", piece: &piece) }
    #expect(throws: reason) { try FileStore.holds(copyOf: missing, "\(root)/b", piece: &piece) }
    #expect(throws: reason) { try FileStore.size(of: missing) }
    let folder = #expect(throws: SystemError.self) { try FileStore.size(of: root) }
    #expect(folder?.reason == "it is a folder, not a file")
  }

  @Test func tellsTheSizeOfAFileThatIsTooLarge() throws {
    _ = try write(10, as: "a")
    let error = #expect(throws: SystemError.self) { try FileStore.read("\(root)/a", limit: 9) }
    #expect(error?.excessiveSize == 10)
    #expect(error?.about("other").excessiveSize == 10)
  }
}

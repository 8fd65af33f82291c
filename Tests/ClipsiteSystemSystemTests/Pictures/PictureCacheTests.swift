import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteSystem

@Suite(.blocking, .needs(LoadedLibrary.vips))
struct PictureCacheTests {
  private let workshop: Workshop
  private let source: ImageSource
  private static let size = ImageSize(240, 160)

  init() throws {
    workshop = try Workshop()
    source = try workshop.photograph()
  }

  /// The picture, and how many had to be made for it.
  private func make() throws -> (bytes: [UInt8], made: Int) {
    let maker = workshop.maker()
    let bytes = try maker.picture(of: source, Self.size, .webp)
    return (bytes, maker.madeCount)
  }

  /// The entries: those of pictures, and that the source was whole.
  private func entries() throws -> [String] {
    var paths: [RelativePath] = []
    try FileStore.listFiles(below: workshop.cacheFolder, into: &paths)
    return paths.filter { !$0.hasSuffix(".gitignore") }.map { "\(workshop.cacheFolder)/\($0)" }
  }

  @Test func theSecondTimeNothingIsMade() throws {
    let first = try make()
    let second = try make()
    #expect(first.made == 1 && second.made == 0)
    #expect(first.bytes == second.bytes)
  }

  /// A repository can bring entries with any picture under the name of another one.
  @Test func anEntryFromAnotherFolderIsMadeAnew() throws {
    let first = try make()
    let folder = URL(fileURLWithPath: workshop.cacheFolder)
    let copy = folder.deletingLastPathComponent().appendingPathComponent("copy")
    try FileManager.default.copyItem(at: folder, to: copy)
    try FileManager.default.removeItem(at: folder)
    try FileManager.default.moveItem(at: copy, to: folder)
    let second = try make()
    #expect(second.made == 1 && second.bytes == first.bytes)
  }

  @Test func anotherSizeFormatOrSourceIsAnotherPicture() throws {
    let maker = workshop.maker()
    let first = try maker.picture(of: source, Self.size, .webp)
    #expect(try maker.picture(of: source, ImageSize(120, 80), .webp) != first)
    #expect(try maker.picture(of: source, Self.size, .jpeg) != first)
    let colors = [Workshop.yellow, Workshop.red, Workshop.blue, Workshop.green]
    let other = try workshop.photograph(colors, orientation: 3)
    #expect(try maker.picture(of: other, Self.size, .webp) != first)
    #expect(maker.madeCount == 4)
  }

  @Test func aChangedSourceIsMadeAnew() throws {
    let first = try make()
    _ = try workshop.photograph([Workshop.yellow, Workshop.red, Workshop.blue, Workshop.green])
    let second = try make()
    #expect(second.made == 1 && second.bytes != first.bytes)
  }

  @Test(arguments: [0, 1, 31, 40]) func aHalfWrittenEntryIsMadeAnew(length: Int) throws {
    let first = try make()
    for entry in try entries() {
      let bytes = try FileStore.read(entry, limit: 1 << 20)
      try Data(bytes.prefix(length)).write(to: URL(filePath: entry))
    }
    let second = try make()
    #expect(second.made == 1 && second.bytes == first.bytes)
    #expect(try make().made == 0)
  }

  @Test func anEntryWithAnotherByteIsMadeAnew() throws {
    let first = try make()
    for entry in try entries() {
      var bytes = try FileStore.read(entry, limit: 1 << 20)
      bytes[bytes.count / 2] ^= 1
      try Data(bytes).write(to: URL(filePath: entry))
    }
    let second = try make()
    #expect(second.made == 1 && second.bytes == first.bytes)
  }

  @Test func theFolderMayBeDeleted() throws {
    let first = try make()
    try FileManager.default.removeItem(atPath: workshop.cacheFolder)
    let second = try make()
    #expect(second.made == 1 && second.bytes == first.bytes)
  }

  @Test func aFileInThePlaceOfTheFolderDoesNotStopAnybody() throws {
    try workshop.write([1], "cache")
    #expect(try make().made == 1)
    #expect(try make().made == 1)
  }

  @Test func aCheckKeepsNothing() throws {
    try workshop.maker().check(source)
    #expect(!FileManager.default.fileExists(atPath: workshop.cacheFolder))
  }

  @Test func repositoriesLeaveTheFolderOut() throws {
    _ = try make()
    #expect(try FileStore.read("\(workshop.cacheFolder)/.gitignore", limit: 1 << 20) == Array("*\n".utf8))
  }

  @Test func manyThreadsMayAskAtOnce() throws {
    let first = try make().bytes
    try FileManager.default.removeItem(atPath: workshop.cacheFolder)
    let (makers, source) = ((0..<8).map { _ in workshop.maker() }, source)
    let results = Results()
    DispatchQueue.concurrentPerform(iterations: 16) { number in
      let bytes = try? makers[number / 2].picture(of: source, Self.size, .webp)
      results.add(bytes ?? [])
    }
    #expect(results.all == Array(repeating: first, count: 16))
    #expect(try make().made == 0)
  }
}

import ClipsiteSystem
import Foundation
import Testing

@testable import ClipsitePrinting

struct CodesFolderTests {
  private let root = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appendingPathComponent("clipsite-" + UUID().uuidString)

  private var path: String { root.appendingPathComponent("Codes").path }
  private var names: [String] {
    ((try? FileManager.default.subpathsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func write(_ files: [String: String], keeping kept: Set<String> = []) throws -> CodesFolder.Outcome
  {
    let files = files.sorted { $0.key < $1.key }
    return try CodesFolder(path).write(files.map(\.key), keeping: kept.contains) {
      Array(files[$0].value.utf8)
    }
  }

  private func put(_ name: String, _ text: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  @Test func writesChangesAndRemovesItsOwnFiles() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    #expect(try write(["qr/a.svg": "1", "qr/b.svg": "2", "x.csv": "3"]) == .init(written: 3))
    #expect(try write(["qr/a.svg": "1", "qr/b.svg": "2", "x.csv": "3"]) == .init(unchanged: 3))
    #expect(try write(["qr/a.svg": "9", "x.csv": "3"]) == .init(written: 1, unchanged: 1, removed: 1))
    #expect(names == [".clipsite-codes", "qr", "qr/a.svg", "x.csv"])
  }

  /// Such as a full disk, or an App Clip Code that cannot be drawn.
  @Test func aMistakeLeavesTheFilesAsTheyAre() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    _ = try write(["qr/a.svg": "1", "qr/b.svg": "2"])
    let list = try String(contentsOfFile: "\(path)/.clipsite-codes", encoding: .utf8)
    let error = #expect(throws: SystemError.self) {
      try CodesFolder(path).write(["qr/a.svg", "qr/c.svg"], keeping: { _ in false }) {
        (index) throws(SystemError) in
        if index == 1 { throw SystemError("cannot draw", "qr/c.svg", reason: "it is too large") }
        return [UInt8(ascii: "9")]
      }
    }
    #expect(error?.path == "qr/c.svg")
    #expect(names == [".clipsite-codes", "qr", "qr/a.svg", "qr/b.svg"])
    #expect(try String(contentsOfFile: "\(path)/qr/a.svg", encoding: .utf8) == "1")
    #expect(try String(contentsOfFile: "\(path)/.clipsite-codes", encoding: .utf8) == list)
  }

  @Test func writesAndRemovesNothingThroughALink() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    _ = try write(["qr/a.svg": "1"])
    let outside = root.appendingPathComponent("outside")
    try FileManager.default.moveItem(atPath: path + "/qr", toPath: outside.path)
    try FileManager.default.createSymbolicLink(atPath: path + "/qr", withDestinationPath: outside.path)
    for files in [["qr/b.svg": "1"], [:]] {
      let error = #expect(throws: SystemError.self) { try write(files) }
      #expect(error?.path == "\(path)/qr")
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path) == ["a.svg"])
  }

  @Test func filesOfOthersAreNeverTouched() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try put("notes.txt", "mine")
    try put("qr/a.svg", "mine")
    let error = #expect(throws: SystemError.self) { try write(["qr/a.svg": "1", "x.csv": "3"]) }
    #expect(error?.path == "\(path)/qr/a.svg")
    #expect(names == ["notes.txt", "qr", "qr/a.svg"])
    #expect(try write(["qr/b.svg": "1"]) == .init(written: 1))
    #expect(try write([:]) == .init(removed: 1))
    #expect(try String(contentsOfFile: "\(path)/qr/a.svg", encoding: .utf8) == "mine")
  }

  @Test func whatIsKeptStaysOurs() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    _ = try write(["codes/a.svg": "1", "codes/b.svg": "1"])
    #expect(
      try write(["x.csv": "3"], keeping: ["codes/a.svg", "codes/c.svg"]) == .init(written: 1, removed: 1))
    #expect(try write(["codes/a.svg": "2"]) == .init(written: 1, removed: 1))
    #expect(names == [".clipsite-codes", "codes", "codes/a.svg"])
  }

  @Test(arguments: ["../secret.txt", "/etc/passwd", "a/../../secret.txt", ".hidden", "a/b/c"])
  func aListThatLeadsElsewhereIsRefused(_ entry: String) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try put(".clipsite-codes", "clipsite codes 1\nqr/a.svg\n\(entry)\n")
    let secret = root.appendingPathComponent("secret.txt")
    try Data("mine".utf8).write(to: secret)
    #expect(throws: SystemError.self) { try write(["x.csv": "3"]) }
    #expect(FileManager.default.fileExists(atPath: secret.path))
  }

  @Test func theStageIsGoneAfterwards() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let stage = try CodesFolder(path).openStage()
    try Data().write(to: URL(fileURLWithPath: "\(stage.folder.path)/0.svg"))
    stage.remove()
    _ = try write(["x.csv": "3"])
    #expect(names == [".clipsite-codes", "x.csv"])
  }

  @Test func theStageOfAKilledRunGoesAndThoseOfOlderVersionsStay() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    try put(".clipsite-stage/0.svg", "half")
    try put(".drafts/0.svg", "mine")
    try put(".drafts-12/0.svg", "mine")
    _ = try write(["x.csv": "3"])
    #expect(
      names == [".clipsite-codes", ".drafts", ".drafts-12", ".drafts-12/0.svg", ".drafts/0.svg", "x.csv"])
  }
}

import Foundation
import Testing

@testable import ClipsiteCommandLineInterface

@Suite(.timeLimit(.minutes(30))) struct StarterSiteTests {
  @Test(arguments: StarterTheme.allCases) func namesEveryFileOnce(_ theme: StarterTheme) {
    let paths = StarterSite.files(with: theme).map(\.path)
    #expect(Set(paths).count == paths.count)
    #expect(paths.allSatisfy { $0.hasPrefix("Content/") || $0.hasPrefix("Templates/") })
  }

  @Test func theTextEndsWithALineEnd() {
    for file in StarterSite.files where !file.path.hasSuffix(".jpg") {
      #expect(file.bytes.last == UInt8(ascii: "\n"), "\(file.path)")
    }
  }

  @Test func thePictureIsASmallJPEGOfTheRightSize() throws {
    let picture = try #require(StarterSite.files.first { $0.path.hasSuffix(".jpg") })
    let frame = try #require(picture.bytes.firstRange(of: [0xFF, 0xC2, 0x00, 0x11, 0x08]))
    #expect(picture.bytes.prefix(3) == [0xFF, 0xD8, 0xFF])
    #expect(picture.bytes[frame.upperBound...].prefix(4) == [0x04, 0xB0, 0x07, 0x08])
    #expect(picture.bytes.count <= 30_720)
  }

  @Test(arguments: StarterTheme.allCases) func checksCleanWithEveryTheme(_ theme: StarterTheme) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try run(["init", "shop", "--theme", theme.name], in: folder) == "")
    #expect(try run(["check", "--strict", "--site", "shop"], in: folder) == "")
    try change("Content/site.yml", in: folder, from: "# looks:", to: "looks:")
    #expect(try run(["check", "--strict", "--site", "shop"], in: folder) == "")
  }

  @Test(arguments: ["single-domain", "multi-domain"], ["flat", "folders"])
  func checksCleanInEveryLayout(layout: String, pageFiles: String) throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try run(["init", "shop"], in: folder) == "")
    try change("Content/site.yml", in: folder, from: "layout: single-domain", to: "layout: \(layout)")
    try change("Content/site.yml", in: folder, from: "# page-files: flat", to: "page-files: \(pageFiles)")
    #expect(try run(["check", "--strict", "--site", "shop"], in: folder) == "")
  }

  @Test func whatItsCommentsTeachWorks() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try run(["init", "shop"], in: folder) == "")
    try change(
      "Content/site.yml", in: folder, from: "[example.com]", to: "[example.com, donuts.example.com]")
    try change("Content/site.yml", in: folder, from: "layout: single", to: "layout: multi")
    for line in ["universal-links:", "  - {path: \"/about\"", "  - {path: \"/*\""] {
      try change("Content/site.yml", in: folder, from: "# \(line)", to: line)
    }
    try change("Content/ferry-street/index.md", in: folder, from: "# domain:", to: "domain:")
    #expect(try run(["build", "--strict", "--site", "shop"], in: folder) == "")
    #expect(folder.has("shop/Output/donuts.example.com/market.html"))
  }

  @Test func aNewLocationChecksClean() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    #expect(try run(["init", "shop"], in: folder) == "")
    #expect(try run(["new", "Pier 39", "--folder", "ferry-street", "--site", "shop"], in: folder) == "")
    #expect(try run(["check", "--strict", "--site", "shop"], in: folder) == "")
  }

  /// Runs a command that must succeed, and gives what it writes to standard error.
  private func run(_ words: [String], in folder: ScenarioFolder) throws -> String {
    let recorder = TerminalRecorder()
    let status = CommandLineTool.clipsite(codes: []).run(
      words, on: recorder.terminal, workingFolder: folder.path)
    #expect(status == .success)
    return recorder.text(.error)
  }

  private func change(_ name: String, in folder: ScenarioFolder, from old: String, to new: String) throws {
    let text = try #require(folder.read("shop/\(name)"))
    #expect(text.contains(old), "\(old)")
    try folder.write("shop/\(name)", text.replacingOccurrences(of: old, with: new))
  }
}

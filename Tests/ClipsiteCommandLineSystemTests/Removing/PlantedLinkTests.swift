import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// A link or a folder of somebody else's, planted wherever clipsite removes something.
@Suite(.blocking) struct PlantedLinkTests {
  /// A place where something is removed, and a command that removes it.
  struct Caller: Sendable, CustomTestStringConvertible {
    /// The source file that calls for the removal.
    let file: String
    /// The path to plant something at, below the site.
    let path: String
    /// The command lines that run before it is planted, and the one that runs then.
    var before: [String] = []
    let line: String
    var target = "{to: www}"
    /// `false` if the name has a meaning, so that only a link is not what it should be.
    var isHidden = true

    var testDescription: String { "\(path): \(line)" }
  }

  /// All callers of a removal in the program. `OpenFolder` and `StageFolder` do what these ask for.
  static let callers = [
    Caller(file: "OutputFolder.swift", path: "Output/.clipsite-stage", before: ["build"], line: "build"),
    Caller(file: "OutputFolder.swift", path: ".Output.stage-77", line: "build"),
    Caller(file: "OutputFolder.swift", path: "Output/.clipsite-stage-1", before: ["build"], line: "build"),
    Caller(
      file: "OutputCommit.swift", path: "Output/example.com/old", before: ["build"], line: "build",
      isHidden: false),
    Caller(file: "OutputFolder.swift", path: "Output", line: "build", isHidden: false),
    Caller(file: "CodesFolder.swift", path: "Codes/.clipsite-stage", before: ["codes"], line: "codes"),
    Caller(file: "CodesFolder.swift", path: "Codes/.drafts-1", before: ["codes"], line: "codes"),
    Caller(
      file: "CodesCommand.swift", path: "Codes/.clipsite-stage", before: ["codes"],
      line: "codes --generate --generator /bin/false"),
    Caller(
      file: "ImportRun.swift", path: "Content/.clipsite-stage",
      line: "import shops.csv --folder shops --map place.locality=city"),
    Caller(
      file: "ImportRun.swift", path: "Content/.import-2024",
      line: "import shops.csv --folder shops --map place.locality=city"),
    Caller(
      file: "CommandStore.swift", path: ".clipsite-stage", before: ["build"], line: "publish",
      target: "{command: \"true\"}"),
    Caller(
      file: "CommandStore.swift", path: ".clipsite-publish-77", before: ["build"], line: "publish",
      target: "{command: \"true\"}"),
    Caller(file: "FolderStore.swift", path: "www/releases/.draft", before: ["build"], line: "publish"),
    Caller(file: "Releases.swift", path: "www/releases/.clipsite-stage", before: ["build"], line: "publish"),
    Caller(
      file: "Releases.swift", path: "www/releases/000001", before: ["build"], line: "publish",
      isHidden: false),
    Caller(file: "UploadJournal.swift", path: ".clipsite-uploads", line: "check"),
    Caller(file: "ImageCache.swift", path: ".clipsite-pictures/ab", line: "build", isHidden: false),
  ]

  /// The texts of all source files, by path.
  private static func sources() throws -> [(path: String, text: String)] {
    let sources = Document.root.appending(path: "Sources")
    return try FileManager.default.subpathsOfDirectory(atPath: sources.path).filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOf: sources.appending(path: $0), encoding: .utf8)) }
  }

  /// The source files that call for a removal by one of the names that it has.
  @Test func everyCallerIsListed() throws {
    let calls = /\.(remove|removeContents|removeEmptyFolder|prune)\(/
    let handles = /OpenFolder|StageFolder|openStage/
    var found: Set<String> = []
    for (path, text) in try Self.sources() where !path.hasPrefix("ClipsiteSystem/Platform/") {
      let code = text.split(separator: "\n").filter { !$0.contains("///") }
      if text.contains(handles), code.contains(where: { $0.contains(calls) }) {
        found.insert(String(path.split(separator: "/").last ?? ""))
      }
    }
    #expect(found.sorted() == Set(Self.callers.map(\.file)).sorted())
  }

  /// Only one file asks the system to remove what has a name, and one removes what it has just made.
  @Test func onlyOpenFoldersRemove() throws {
    let found = try Self.sources().filter { $0.text.contains(/(unlink|unlinkat|rmdir)\(/) }.map(\.path)
    #expect(
      found.sorted() == [
        "ClipsiteSystem/Platform/Files/FileStore.swift", "ClipsiteSystem/Platform/Files/OpenFolder.swift",
      ])
  }

  private func site(_ caller: Caller) throws -> SiteToPublish {
    try LoadedLibrary.requireCodes(for: caller.line, in: caller.testDescription)
    let site = try SiteToPublish(target: caller.target)
    try site.folder.write("victim/file", "mine")
    try site.folder.write("victim/inner/file", "mine")
    try site.folder.write("shops.csv", "name,city\nMill,York\nMill,Leeds\n")
    try site.folder.write("Content/old/a.md", "---\ntitle: Old\n---\n")
    for line in caller.before { #expect(site.run(line).status == .success) }
    return site
  }

  private func expectIsWhole(_ name: String, in site: SiteToPublish, _ comment: Comment) {
    #expect(site.folder.read("\(name)/file") == "mine", comment)
    #expect(site.folder.read("\(name)/inner/file") == "mine", comment)
  }

  @Test(arguments: callers) func nothingIsRemovedThroughALink(_ caller: Caller) throws {
    let site = try site(caller)
    defer { site.folder.remove() }
    let path = "\(site.folder.path)/\(caller.path)"
    try? FileManager.default.removeItem(atPath: path)
    try FileManager.default.createDirectory(
      atPath: URL(filePath: path).deletingLastPathComponent().path, withIntermediateDirectories: true)
    // Old pages are files of clipsite's, which the victim has as well.
    try site.folder.write("victim/a.html", "mine")
    try FileManager.default.createSymbolicLink(
      atPath: path, withDestinationPath: "\(site.folder.path)/victim")
    try FileManager.default.removeItem(atPath: "\(site.folder.path)/Content/old")
    let result = site.run(caller.line)
    expectIsWhole("victim", in: site, "\(result.error)")
    #expect(site.folder.read("victim/a.html") == "mine")
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil)
    guard caller.isHidden else { return }
    let report = site.run("check --format json").output
    #expect(report.contains("UnprovenFolder"))
    #expect(report.contains("\"\(caller.path)\""))
  }

  /// A stage has a reserved name. The names of older versions are not reserved.
  @Test(
    arguments: callers.filter {
      $0.isHidden && $0.file != "UploadJournal.swift" && !$0.path.hasSuffix(".clipsite-stage")
    })
  func aFolderOfTheAuthorsStays(_ caller: Caller) throws {
    let site = try site(caller)
    defer { site.folder.remove() }
    try site.folder.write("\(caller.path)/file", "mine")
    try site.folder.write("\(caller.path)/inner/file", "mine")
    let result = site.run(caller.line)
    expectIsWhole(caller.path, in: site, "\(result.error)")
    #expect(site.run("check --format json").output.contains("\"\(caller.path)\""))
  }
}

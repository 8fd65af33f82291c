import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteCommandLine
@testable import ClipsiteCommandLineTests

/// The manual page, as readers of manual pages see it.
@Suite(.blocking) struct ManPageTests {
  private static let tool = CommandLineTool.clipsite(codes: [])

  private func folder() throws -> ScenarioFolder {
    let folder = try ScenarioFolder()
    try folder.write("clipsite.1", Self.tool.record(["help", "--man"]).output)
    return folder
  }

  #if os(Linux)
    @Test(.needs(InstalledTool.man))
    func isCleanAndComplete() throws {
      let folder = try folder()
      defer { folder.remove() }
      let shell = InstalledTool("sh")
      let warnings = try shell.run(
        ["-c", "LC_ALL=C.UTF-8 MANWIDTH=80 man --warnings -E UTF-8 -l -Tutf8 clipsite.1 2>&1 >/dev/null"],
        in: folder.path)
      #expect(warnings == "")
      let page = try shell.run(
        ["-c", "LC_ALL=C.UTF-8 MANWIDTH=500 MAN_KEEP_FORMATTING= man -P cat -l clipsite.1"], in: folder.path)
      for command in Self.tool.commands {
        let usage = command.usage(program: "clipsite").replacing("…", with: "...")
        #expect(page.contains(usage), "\(command.name)")
        for option in command.options where option != .help && option != .version {
          #expect(page.contains(option.synopsis), "\(command.name) \(option.name)")
        }
        for example in command.examples { #expect(page.contains("clipsite \(example.line)")) }
      }
    }
  #endif

  @Test(.enabled(if: InstalledTool("mandoc").path != nil, "mandoc is not installed"))
  func mandocFindsNoFault() throws {
    let folder = try folder()
    defer { folder.remove() }
    // A page has a date by habit, and this one must be the same on every day.
    let output = try InstalledTool("mandoc").run(
      ["-T", "lint", "-W", "warning", "clipsite.1"], in: folder.path)
    let faults = output.split(separator: "\n").filter { !$0.contains("missing date") }
    #expect(faults == [])
  }
}

extension InstalledTool {
  fileprivate static let man = InstalledTool("man", package: "man-db")
}

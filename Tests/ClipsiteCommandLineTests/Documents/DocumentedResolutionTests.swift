import Foundation
import Testing

@testable import ClipsiteCommandLine

/// The guide shows the report for a page of this repository's site.
struct DocumentedResolutionTests {
  @Test func showsAReport() throws {
    let line = "resolve https://example.com/harbor-coffee/embarcadero"
    let recorder = TerminalRecorder()
    let status = CommandLineTool.clipsite(codes: []).run(
      line.split(separator: " ").map(String.init), on: recorder.terminal, workingFolder: Document.root.path)
    #expect(status == .success)
    let report = recorder.text(.output).replacing(Document.root.path + "/", with: "")
    try Document(page: "Guides/ResolveAURL").expectSection(
      "resolve", "```text\n$ clipsite \(line)\n\(report)```\n")
  }
}

import Foundation
import Testing

@testable import ClipsiteCommandLineInterface

/// The report that the README shows is that of this repository's site.
@Suite(.timeLimit(.minutes(30))) struct ReadmeResolveTests {
  @Test func showsAReport() throws {
    let line = "resolve https://example.com/harbor-coffee/embarcadero"
    let recorder = TerminalRecorder()
    let status = CommandLineTool.clipsite(codes: []).run(
      line.split(separator: " ").map(String.init), on: recorder.terminal, workingFolder: Document.root.path)
    #expect(status == .success)
    let report = recorder.text(.output).replacing(Document.root.path + "/", with: "")
    try Document("README.md").expectSection("resolve", "```text\n$ clipsite \(line)\n\(report)```\n")
  }
}

import Diagnostics
import Testing

@testable import CommandLineInterface

@Suite struct DiagnosticReportTests {
  private static let command = Command("check", "Checks.", options: [.format]) { arguments, terminal in
    let code = DiagnosticCode("OddTitle", .error, explanation: "Why.")
    let list = DiagnosticList([Diagnostic(code, at: Place("a.md"), "the title is odd")])
    DiagnosticReport(on: terminal, for: arguments).print(list) { _ in nil }
    return .contentErrors
  }

  private let tool = CommandLineTool(
    name: "tool", version: "1", summary: "", discussion: "", commands: [command])

  @Test func printsTextForPeopleToStandardError() {
    let text = "a.md: error: the title is odd [OddTitle]\n\n1 error\n"
    #expect(tool.record(["check"]) == (.contentErrors, "", text))
    #expect(tool.record(["check", "--format", "text"]) == (.contentErrors, "", text))
  }

  @Test func printsJSONForProgramsToStandardOutput() {
    let (_, output, error) = tool.record(["check", "--format", "json"])
    #expect(output.hasPrefix("{\"version\":1,"))
    #expect(output.hasSuffix("}\n"))
    #expect(error.isEmpty)
  }

  @Test func colorsOnATerminal() {
    #expect(tool.record(["check"], isTerminal: true).error.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }
}

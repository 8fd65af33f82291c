import ClipsiteDiagnostics
import Testing

@testable import ClipsiteCommandLineInterface

struct CommandContextTests {
  private static let command = Command("check", "Checks.", options: [.format]) { context in
    let code = DiagnosticCode("OddTitle", .error, summary: "Why.")
    return context.report([Diagnostic(code, at: SourceRange("a.md"), "the title is odd")]) { _ in nil }
  }

  private static let build = Command("build", "Builds.", options: [.format, .warnings, .quiet]) { context in
    let codes = [Severity.error, .warning].map { DiagnosticCode("Odd\($0)", $0, summary: "Why.") }
    let diagnostics = codes.flatMap { code in
      (0..<5).map { Diagnostic(code, at: SourceRange("\($0).md"), "it is odd") }
    }
    return context.report(diagnostics) { _ in nil }
  }

  private let tool = CommandLineTool(
    name: "tool", version: "1", summary: "", discussion: "", commands: [command, build])

  @Test func countsWarningsThatAreMoreOfTheSame() {
    let some = tool.record(["build"]).error
    #expect(
      some.hasSuffix(
        "\nand 2 more warnings [Oddwarning]\n'--warnings all' prints them\n\n5 errors, 5 warnings\n"))
    let all = tool.record(["build", "--warnings", "all"]).error
    #expect(all.contains("4.md: warning: it is odd") && !all.contains("more"))
    let quiet = tool.record(["build", "--quiet"]).error
    #expect(quiet.hasSuffix("\n5 errors\n") && !quiet.contains("warning"))
    let lines = tool.record(["build", "--quiet", "--format", "json"]).output.split(separator: "\n")
    #expect(lines.count == 10)
  }

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

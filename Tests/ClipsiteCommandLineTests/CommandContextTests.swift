import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteCommandLine

struct CommandContextTests {
  private static let command = Command(
    "check", "Checks.", options: [.format], statuses: [.success, .contentErrors]
  ) { context in
    let code = DiagnosticCode("OddTitle", .error, summary: "Why.")
    return context.report([Diagnostic(code, at: SourceRange("a.md"), "the title is odd")]) { _ in nil }
  }

  private static let build = Command(
    "build", "Builds.", options: [.format, .warnings, .quiet], statuses: [.success, .contentErrors]
  ) { context in
    let codes = [Severity.error, .warning].map { DiagnosticCode("Odd\($0)", $0, summary: "Why.") }
    let diagnostics = codes.flatMap { code in
      (0..<5).map { Diagnostic(code, at: SourceRange("\($0).md"), "it is odd") }
    }
    return context.report(diagnostics) { _ in nil }
  }

  /// Swift Testing has a type of the same name.
  typealias Status = ClipsiteCommandLine.ExitStatus

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
    #expect(lines.count == 11)
  }

  @Test func printsTextForPeopleToStandardError() {
    let text = "a.md: error: the title is odd [OddTitle]\n\n1 error\n"
    #expect(tool.record(["check"]) == (.contentErrors, "", text))
    #expect(tool.record(["check", "--format", "text"]) == (.contentErrors, "", text))
  }

  @Test func printsJSONForProgramsToStandardOutput() throws {
    let (_, output, error) = tool.record(["check", "--format", "json"])
    #expect(try SiteToPublish.events(output).map { $0["code"]?.text } == ["OddTitle"])
    #expect(
      try SiteToPublish.summary(output) == [
        "version": 2, "event": "summary", "command": "check", "status": 1,
        "diagnostics": ["errors": 1, "warnings": 0, "notes": 0], "result": .null,
      ])
    #expect(error.isEmpty)
  }

  /// A program that asked for JSON gets it whatever else is wrong, and only from commands that have it.
  @Test(arguments: [
    (["check", "--format=json", "--odd"], 2), (["--format", "json", "check", "more"], 2),
    (["check", "--format", "jsn"], 0), (["check", "--odd"], 0), (["--format", "json"], 0),
  ])
  func tellsProgramsOfAWrongCommandLine(_ words: [String], lines: Int) throws {
    let (status, output, error) = tool.record(words)
    #expect(status == .usage && error.hasPrefix("error: "))
    #expect(output.split(separator: "\n").count == lines)
    guard lines > 0 else { return }
    let failure = try #require(try SiteToPublish.events(output).first)
    #expect(failure["event"] == "failure")
    #expect(failure["message"]?.text.map { error.hasPrefix("error: \($0)\n") } == true)
    #expect(try SiteToPublish.summary(output)?["status"]?.integer == 64)
  }

  @Test(arguments: [
    (SystemError.Refusal.system, Status.inputOutput), (.usage, .usage), (.content, .contentErrors),
    (.denied, .denied), (.limited, .contentErrors), (.rejected, .contentErrors), (.service, .contentErrors),
    (.stopped, .interrupted), (.terminated, .terminated),
  ])
  func aFailureEndsWithTheStatusOfItsKind(_ kind: SystemError.Refusal, status: Status) throws {
    let turn = Command("turn", "Turns.", options: [.format], statuses: Status.allCases) {
      _ throws(SystemError) in
      throw SystemError(kind, "the wheel is stuck", fix: "oil it")
    }
    let tool = CommandLineTool(
      name: "tool", version: "1", summary: "", discussion: "", commands: [turn])
    #expect(tool.record(["turn"]) == (status, "", "error: the wheel is stuck\n  fix: oil it\n"))
    let output = tool.record(["turn", "--format", "json"]).output
    let failure = try #require(try SiteToPublish.events(output).first)
    #expect(failure["message"] == "the wheel is stuck" && failure["fix"] == "oil it")
    #expect(try SiteToPublish.summary(output)?["status"]?.integer == Int(status.rawValue))
  }

  @Test func colorsOnATerminal() {
    #expect(tool.record(["check"], isTerminal: true).error.contains("\u{1B}[1;31merror:\u{1B}[0m"))
  }

  /// `check --warnings all` does not make the notes of experiences.
  @Test func theExportOfExperiencesCanPrintAllNotes() {
    #expect(ExperienceCommands.export.options.contains(.warnings))
  }
}

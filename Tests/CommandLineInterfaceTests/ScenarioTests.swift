import Diagnostics
import Foundation
import Testing

@testable import CommandLineInterface

@Suite struct ScenarioTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scenarios")
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  private static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  /// The codes of `explain` in scenarios: fixed ones, so that a new check changes no scenario.
  private static let codes = [
    DiagnosticCode(
      "SubtitleTooLong", .error,
      explanation: """
        An App Clip card shows a subtitle of at most 56 characters.

        - Shorten the subtitle, or leave it out and let the default experience's
          subtitle stand.
        - Characters are counted as people see them.

            clip:
              subtitle: Order ahead, skip the line
        """),
    DiagnosticCode("TitleMissing", .warning, explanation: "Every page needs a title."),
  ]

  @Test func thereAreScenarios() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func happensAsWritten(_ name: String) throws {
    let url = Self.folder.appendingPathComponent(name)
    let expected = try Scenario(String(contentsOf: url, encoding: .utf8))
    let actual = try Self.play(expected)
    if Self.isRecording {
      try Data(actual.text.utf8).write(to: url)
      Issue.record("recorded \(name); run the tests again without RECORD")
      return
    }
    for (step, wanted) in zip(actual.steps, expected.steps) {
      #expect(step.output == wanted.output, "standard output of: \(step.line)")
      #expect(step.error == wanted.error, "standard error of: \(step.line)")
      #expect(step.status == wanted.status, "exit status of: \(step.line)")
    }
    for (file, wanted) in zip(actual.expectations, expected.expectations) {
      #expect(file.content == wanted.content, "\(file.path)")
    }
  }

  /// Does what a scenario says and writes down what comes of it.
  private static func play(_ scenario: Scenario) throws -> Scenario {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    for file in scenario.files { try folder.write(file.path, file.content ?? "") }
    var actual = scenario
    for index in actual.steps.indices {
      let recorder = TerminalRecorder()
      let words = ShellWords.split(actual.steps[index].line)
      let status = CommandLineTool.clipsite(codes: codes)
        .run(words, on: recorder.terminal, workingFolder: folder.path)
      actual.steps[index].status = status.rawValue
      actual.steps[index].output = folder.scrub(recorder.text(.output))
      actual.steps[index].error = folder.scrub(recorder.text(.error))
    }
    for index in actual.expectations.indices {
      let path = actual.expectations[index].path
      actual.expectations[index].content = folder.has(path) ? folder.read(path) ?? "(a folder)\n" : nil
    }
    return actual
  }
}

import ClipsiteTestTools
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

/// A scenario as a file that is played, compared, and recorded by `.ci/record`.
struct ScenarioFile {
  private let url: URL

  init(_ url: URL) { self.url = url }

  /// The name of the file.
  private var name: String { url.lastPathComponent }

  /// What the file says.
  func scenario() throws -> Scenario { try Scenario(String(contentsOf: url, encoding: .utf8)) }

  /// Does what the scenario says and compares what comes of it.
  ///
  /// - Parameters:
  ///   - codes: What `explain` knows.
  ///   - look: Shown the folder before each step, and after it with what came of it.
  func play(codes: [DiagnosticCode], _ look: ((ScenarioFolder, Scenario.Step?) -> Void)? = nil) throws {
    let expected = try scenario()
    try expected.onlyPlace?.require(for: name)
    for step in expected.steps { try LoadedLibrary.requireCodes(for: step.line, in: name) }
    let actual = try outcome(of: expected, codes: codes, look)
    for (step, wanted) in zip(actual.steps, expected.steps) {
      let place = "\(name), `\(step.line)`"
      GoldenFile.expect(step.output, is: wanted.output, in: "\(place): standard output")
      GoldenFile.expect(step.error, is: wanted.error, in: "\(place): standard error")
      #expect(step.status == wanted.status, "\(place): exit status")
    }
    for (file, wanted) in zip(actual.expectations, expected.expectations) {
      GoldenFile.expect(file.content, is: wanted.content, in: "\(name), \(file.path)")
    }
    if GoldenFile.isRecording { try Data(actual.text.utf8).write(to: url) }
  }

  /// The scenario with what comes of it in place of what must come of it.
  private func outcome(
    of scenario: Scenario, codes: [DiagnosticCode], _ look: ((ScenarioFolder, Scenario.Step?) -> Void)?
  ) throws -> Scenario {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    let tool = CommandLineTool.clipsite(codes: codes)
    try prepare(folder, scenario, tool)
    var actual = scenario
    for index in actual.steps.indices {
      look?(folder, nil)
      actual.steps[index] = try done(actual.steps[index], in: folder, tool)
      look?(folder, actual.steps[index])
    }
    for index in actual.expectations.indices {
      let path = actual.expectations[index].path
      actual.expectations[index].content = folder.has(path) ? folder.read(path) ?? "(a folder)\n" : nil
    }
    return actual
  }

  private func prepare(_ folder: ScenarioFolder, _ scenario: Scenario, _ tool: CommandLineTool) throws {
    if scenario.hasSite {
      for (path, text) in SmallSite.files { try folder.write(path, text) }
      let status = tool.run(["build"], on: TerminalRecorder().terminal, workingFolder: folder.path)
      try #require(status == .success)
    }
    for file in scenario.files { try folder.write(file.path, file.content ?? "") }
    guard !scenario.setup.isEmpty else { return }
    let setup = try ShellRun(scenario.setup, in: folder)
    try #require(setup.status == 0, "\(name): setup: \(setup.error)")
  }

  private func done(
    _ step: Scenario.Step, in folder: ScenarioFolder, _ tool: CommandLineTool
  ) throws -> Scenario.Step {
    var step = step
    if step.isShell {
      let run = try ShellRun(step.line, in: folder)
      (step.status, step.output, step.error) = (run.status, run.output, run.error)
    } else {
      let recorder = TerminalRecorder()
      let words = ShellWords.split(step.line)
      step.status = tool.run(words, on: recorder.terminal, workingFolder: folder.path).rawValue
      (step.output, step.error) = (recorder.text(.output), recorder.text(.error))
    }
    (step.output, step.error) = (folder.scrub(step.output), folder.scrub(step.error))
    return step
  }
}

import Foundation
import Testing

/// One scenario file: input files, command lines, and what must come of them.
///
/// The file is plain text. What stands before the first section says what the scenario shows. A section
/// begins with a line `=== keyword argument` and holds the lines up to the next one:
///
/// | section | holds |
/// |---|---|
/// | `=== only PLACE` | where it can be shown (`ScenarioPlace`); the text below says why |
/// | `=== site` | the site of `SmallSite.swift`, already built |
/// | `=== file PATH` | an input file; written before the first command |
/// | `=== setup` | lines for the shell, for what text cannot hold; read after the files are written
/// (`ShellRun.swift`) |
/// | `=== run WORDS` | a command line without the program's name; quotes work as in a shell |
/// | `=== shell LINE` | a line for the shell, in which `clipsite` is the program itself |
/// | `=== status NUMBER` | the exit status of the command above; 0 when there is no such section |
/// | `=== output` | its whole standard output; empty when there is no such section |
/// | `=== error` | its whole standard error; empty when there is no such section |
/// | `=== expect PATH` | the whole content of a file after the last command |
/// | `=== absent PATH` | a file or folder that must not exist after the last command |
///
/// All happens in a folder of its own, to which paths are relative. Lines of a section that would begin with
/// `===` or `\` begin with `\` instead. The folder's own path never shows: it is cut out of what commands
/// print.
///
/// `.ci/record` writes the statuses, outputs and expected files anew. Read the difference before committing it.
struct Scenario: Hashable, Sendable {
  /// A command line and what came, or must come, of it.
  struct Step: Hashable, Sendable {
    var line: String
    /// Whether the shell gets the line, and not the program.
    var isShell = false
    var status: Int32 = 0
    var output = ""
    var error = ""
  }

  /// Where the scenario can be shown, and why nowhere else.
  struct OnlyPlace: Hashable, Sendable {
    var name: String
    var reason: String

    /// Skips a test case for a scenario that cannot be shown here, and prints why, which Swift Testing does for
    /// whole tests only.
    func require(for scenario: String) throws {
      guard ScenarioPlace(rawValue: name)?.isHere == false else { return }
      let words = "only \(name): \(reason.trimmingCharacters(in: .newlines))"
      print("➜ Test case \(scenario) skipped: \"\(words)\"")
      try Test.cancel(Comment(rawValue: words))
    }
  }

  /// A file and its content; no content when it must not exist.
  struct File: Hashable, Sendable {
    var path: String
    var content: String?
  }

  /// What the scenario shows.
  var purpose = ""
  /// Where it can be shown; nil for everywhere.
  var onlyPlace: OnlyPlace?
  /// Whether there is a small site to begin with.
  var hasSite = false
  /// The input.
  var files: [File] = []
  /// What the shell does before the first command.
  var setup = ""
  /// The commands.
  var steps: [Step] = []
  /// The outcome on disk.
  var expectations: [File] = []

  /// Reads a scenario file; unknown sections are named in the error.
  init(_ text: String) throws(ScenarioError) {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last == "" { lines.removeLast() }
    purpose = Self.body(&lines)
    while let header = lines.popFirst() {
      let words = header.dropFirst(4).split(separator: " ", maxSplits: 1).map(String.init)
      try add(words.first ?? "", words.count > 1 ? words[1] : "", Self.body(&lines))
    }
  }

  private mutating func add(_ keyword: String, _ argument: String, _ body: String) throws(ScenarioError) {
    switch keyword {
    case "only": onlyPlace = OnlyPlace(name: argument, reason: body)
    case "site": hasSite = true
    case "file": files.append(File(path: argument, content: body))
    case "setup": setup += body
    case "run": steps.append(Step(line: argument))
    case "shell": steps.append(Step(line: argument, isShell: true))
    case "expect": expectations.append(File(path: argument, content: body))
    case "absent": expectations.append(File(path: argument, content: nil))
    case "status", "output", "error":
      guard let last = steps.indices.last else {
        throw ScenarioError("'=== \(keyword)' before any '=== run'")
      }
      switch keyword {
      case "status": steps[last].status = Int32(argument) ?? -1
      case "output": steps[last].output = body
      default: steps[last].error = body
      }
    default: throw ScenarioError("unknown section '=== \(keyword)'")
    }
  }

  private static func body(_ lines: inout ArraySlice<Substring>) -> String {
    var body = ""
    while let line = lines.first, !line.hasPrefix("===") {
      lines.removeFirst()
      body += (line.hasPrefix("\\") ? line.dropFirst() : line) + "\n"
    }
    return body
  }

  /// The scenario as a file.
  var text: String {
    var text = purpose
    if let only = onlyPlace { text += "=== only \(only.name)\n" + Self.escaped(only.reason) }
    if hasSite { text += "=== site\n" }
    for file in files { text += "=== file \(file.path)\n" + Self.escaped(file.content ?? "") }
    if !setup.isEmpty { text += "=== setup\n" + Self.escaped(setup) }
    for step in steps {
      text += "=== \(step.isShell ? "shell" : "run") \(step.line)\n"
      if step.status != 0 { text += "=== status \(step.status)\n" }
      if !step.output.isEmpty { text += "=== output\n" + Self.escaped(step.output) }
      if !step.error.isEmpty { text += "=== error\n" + Self.escaped(step.error) }
    }
    for file in expectations {
      text +=
        file.content.map { "=== expect \(file.path)\n" + Self.escaped($0) } ?? "=== absent \(file.path)\n"
    }
    return text
  }

  private static func escaped(_ body: String) -> String {
    var lines = body.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last == "" { lines.removeLast() }
    return lines.map { ($0.hasPrefix("===") || $0.hasPrefix("\\") ? "\\" : "") + $0 + "\n" }.joined()
  }
}

/// A scenario file that cannot be read.
struct ScenarioError: Error, Hashable, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

import Foundation
import Testing

@testable import ClipsiteCommandLineInterface

/// The README's commands are those of the program, and they work as shown.
@Suite(.timeLimit(.minutes(30))) struct ReadmeCommandsTests {
  private static let tool = CommandLineTool.clipsite(codes: KnownCodes.all)

  @Test func theTableIsThatOfTheProgram() throws {
    let rows = Self.tool.commands.map { command in
      let words = [command.name] + command.positionals.map(\.synopsis)
      let options = command.options.filter { $0 != .help && $0 != .version }.map { "`\($0.spelling)`" }
      let statuses = command.statuses.map { "\($0.rawValue)" }.joined(separator: ", ")
      return "| `\(words.joined(separator: " "))` | \(command.summary) | \(options.joined(separator: " ")) "
        + "| \(statuses) |\n"
    }
    let statuses = ExitStatus.allCases.map { "| \($0.rawValue) | \($0.explanation) |\n" }
    let text =
      "| command | does | options | exit status |\n|---|---|---|---|\n" + rows.joined()
      + "\n| exit status | meaning |\n|---|---|\n" + statuses.joined()
    try Document("README.md").expectSection("commands", text)
  }

  /// Files that the README shows are written, and commands run, in the order in which they stand there.
  @Test func everyCommandSucceedsInItsTurn() throws {
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    var count = 0
    for block in try Document("README.md").blocks {
      if let path = block.path { try folder.write(path, block.text) }
      guard block.language == "sh" else { continue }
      let text = block.text.replacingOccurrences(of: "\\\n", with: "")
      for line in text.split(separator: "\n") where line.hasPrefix("clipsite ") {
        let words = ShellWords.split(String(line.dropFirst("clipsite ".count).prefix { $0 != "#" }))
        let recorder = TerminalRecorder()
        let status = Self.tool.run(words, on: recorder.terminal, workingFolder: folder.path)
        #expect(status == .success, "\(line)\n\(recorder.text(.error))")
        count += 1
      }
    }
    #expect(count >= 8)
    // The files shown last, after the commands, make a site too.
    let build = TerminalRecorder()
    #expect(
      Self.tool.run(["build", "--site", "donuts"], on: build.terminal, workingFolder: folder.path)
        == .success,
      "\(build.text(.error))")
    let page = try #require(folder.read("donuts/Output/example.com/ferry-street/mission.html"))
    #expect(page.contains("app-clip-display=card"))
    #expect(folder.has("donuts/Output/example.com/mission.html"))
  }

  @Test func theMistakeLooksAsShown() throws {
    let block = try #require(try Document("README.md").blocks.first { $0.text.contains("[SubtitleTooLong]") })
    let subtitle = try #require(block.text.firstMatch(of: /subtitle: (.*)/)).1
    let folder = try ScenarioFolder()
    defer { folder.remove() }
    _ = Self.tool.run(["init", "donuts"], on: TerminalRecorder().terminal, workingFolder: folder.path)
    let path = "donuts/Content/ferry-street/index.md"
    let lines = try #require(folder.read(path)).split(separator: "\n", omittingEmptySubsequences: false)
    let changed = lines.map { $0.hasPrefix("  subtitle:") ? "  subtitle: \(subtitle)" : String($0) }
    try folder.write(path, changed.joined(separator: "\n"))
    let recorder = TerminalRecorder()
    let status = Self.tool.run(
      ["check", "--site", "donuts"], on: recorder.terminal, workingFolder: folder.path)
    #expect(status == .contentErrors)
    #expect(folder.scrub(recorder.text(.error)).contains(block.text))
  }

  /// Commands in running text, such as `clipsite check --site donuts`.
  @Test(arguments: ["README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
  func documentsNameOnlyCommandsThatExist(_ name: String) throws {
    let options = Set(Self.tool.commands.flatMap(\.options).map(\.spelling))
    for span in try Document(name).text.matches(of: /`clipsite ([^`]+)`/) {
      let words = span.1.split(separator: " ").map(String.init)
      guard let first = words.first, first != "COMMAND" else { continue }
      let isGroup = Self.tool.group(named: first) != nil
      let command = isGroup && words.count > 1 && !words[1].hasPrefix("-") ? "\(first) \(words[1])" : first
      #expect(
        Self.tool.command(named: command) != nil || isGroup && command == first, "\(name): clipsite \(span.1)"
      )
      for word in words where word.hasPrefix("--") { #expect(options.contains(word), "\(name): \(word)") }
    }
  }
}

import ClipsiteText
import Testing

@testable import ClipsiteCommandLine

struct CommandLineToolTests {
  private let tool = CommandLineTool.clipsite(codes: [DiagnosticCode("OddTitle", .error, summary: "Why.")]
  )

  @Test func commandsHaveNamesOfTheirOwn() {
    let names = tool.commands.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func declaresTheCommandsOfThisRelease() {
    #expect(
      tool.commands.map(\.name) == [
        "init", "new", "import", "build", "check", "serve", "publish", "verify", "resolve",
        "entitlements", "codes", "routes", "experiences export", "experiences import", "experiences plan",
        "experiences push",
        "experiences status", "theme", "render", "schema", "explain", "completions", "help", "version",
      ])
  }

  /// Otherwise nobody could tell whether the word after an option before the command's name is its value.
  @Test func optionsOfOneNameAllTakeAValueOrNone() {
    var takesNone: [String: Bool] = [:]
    for option in tool.commands.flatMap(\.options) {
      let isFlag = option.value == .flag
      #expect(takesNone[option.name, default: isFlag] == isFlag, "\(option.spelling)")
      takesNone[option.name] = isFlag
    }
  }

  /// A letter means the same everywhere.
  @Test func aLetterBelongsToOneOption() {
    var names: [Character: String] = [:]
    for option in tool.commands.flatMap(\.options) {
      guard let letter = option.letter else { continue }
      #expect(names[letter, default: option.name] == option.name, "-\(letter)")
      names[letter] = option.name
    }
    #expect(names == ["V": "version", "h": "help", "o": "output", "p": "port", "q": "quiet"])
  }

  @Test(arguments: [
    ("server", "clipsite serve"), ("preview", "clipsite serve"), ("watch", "clipsite serve"),
    ("deploy", "clipsite publish"), ("lint", "clipsite check"), ("validate", "clipsite check"),
    ("clean", "clipsite build"), ("qr", "clipsite codes"), ("aasa", "clipsite verify"),
  ])
  func aVerbOfAnotherToolLeadsToACommand(_ verb: String, _ command: String) throws {
    for words in [[verb], ["help", verb]] {
      let (status, _, error) = tool.record(words)
      #expect(status == .usage)
      #expect(error.hasPrefix("error: unknown command '\(verb)'. "))
      #expect(error.contains("'\(command)'"), "\(error)")
    }
  }

  @Test func verbsOfOtherToolsAreNoCommandsAndNameCommands() {
    for verb in tool.verbsOfOthers {
      for name in verb.names { #expect(tool.command(named: name) == nil && tool.group(named: name) == nil) }
      let named = verb.hint.matches(of: /'clipsite ([a-z]+(?: [a-z]+)?)/).map { String($0.1) }
      #expect(!named.isEmpty && named.allSatisfy { tool.command(named: $0) != nil }, "\(verb.hint)")
    }
  }

  @Test func commandsOfTwoWordsBelongToAGroup() {
    for command in tool.commands where command.words.count > 1 {
      #expect(command.words.count == 2)
      #expect(tool.group(named: command.words[0]) != nil, "\(command.name)")
    }
    for group in tool.groups { #expect(tool.command(named: group.name) == nil) }
  }

  @Test(arguments: [["experiences"], ["experiences", "--help"], ["help", "experiences"]])
  func aGroupShowsItsCommands(_ words: [String]) {
    let (status, output, error) = tool.record(words)
    #expect(status == .success && error.isEmpty)
    #expect(output.contains("\n  experiences plan    "))
  }

  @Test func findsTheSecondWordOfACommand() {
    let help = tool.record(["help", "experiences", "plan"])
    #expect(help.output.contains("Usage: clipsite experiences plan [SITE] [options]"))
    #expect(tool.record(["--site", "x", "experiences", "--quiet", "plan", "-h"]) == help)
    let wrong = tool.record(["experiences", "plam"])
    #expect(wrong.status == .usage)
    #expect(
      wrong.error.hasPrefix("error: unknown command 'experiences plam'. Did you mean 'experiences plan'?"))
    #expect(tool.record(["experiences", "--sit"]).status == .usage)
    for words in [["experiences", "list"], ["help", "experiences", "show"]] {
      let error = tool.record(words).error
      #expect(error.contains(". 'clipsite experiences status' lists what is registered"), "\(error)")
    }
    let far = tool.record(["experiences", "frobnicate"])
    #expect(
      far.error.contains("'experiences frobnicate'. The second word is export, import, plan, push or status"))
  }

  @Test func optionsStandOnceInEveryCommand() {
    for command in tool.commands {
      let names = command.options.map(\.name)
      #expect(Set(names).count == names.count, "\(command.name)")
    }
  }

  @Test func optionalArgumentsComeLast() {
    for command in tool.commands {
      let fromFirstOptional = command.positionals.drop { !$0.isOptional }
      #expect(!fromFirstOptional.contains { !$0.isOptional }, "\(command.name)")
    }
  }

  @Test func summariesAreSentences() {
    let summaries = tool.commands.flatMap {
      [$0.summary] + $0.options.map(\.summary) + $0.positionals.map(\.summary)
    }
    for summary in summaries { #expect(summary.hasSuffix("."), "\(summary)") }
  }

  @Test func examplesAreCommandLinesThatParse() throws {
    for command in tool.commands {
      for example in command.examples {
        let words = ShellWords.split(example.line)
        #expect(words.starts(with: command.words))
        let rest = Array(words.dropFirst(command.words.count))
        let request = try ArgumentParser.parse(rest, for: command, workingFolder: "")
        guard case .run = request else {
          Issue.record("\(example.line) runs nothing")
          continue
        }
      }
    }
  }

  @Test(arguments: [
    ["--site", "help", "version"], ["--site=version", "version"], ["--strict", "version", "--help"],
    ["--output", "x", "version", "-h"],
  ])
  func findsTheCommandAfterOptions(_ words: [String]) {
    let (_, output, error) = tool.record(words)
    // `version` takes no --site: that the mistake is reported for it shows that it was found.
    #expect((output + error).contains("clipsite version [options]"))
  }

  @Test func optionsOfTheProgramNeedNoCommand() {
    #expect(tool.record(["--version"]) == (.success, "clipsite 0.2.0\n", ""))
    #expect(tool.record(["-h"]).output.hasPrefix("Generate the website"))
    #expect(tool.record([]).status == .usage)
    #expect(tool.record(["--", "build"]).status == .usage)
  }

  @Test func aLostReaderIsNoFailure() {
    let lost = TerminalRecorder(failure: 32)  // EPIPE
    #expect(tool.run(["version"], on: lost.terminal) == .success)
    #expect(lost.text(.error).isEmpty)
  }

  @Test func aFullDiskIsAFailure() {
    let full = TerminalRecorder(failure: 28)  // ENOSPC
    #expect(tool.run(["version"], on: full.terminal) == .inputOutput)
    #expect(full.text(.error).hasPrefix("error: could not write to standard output: "))
  }

  @Test func colorsOnTerminalsOnly() {
    #expect(
      tool.record(["explain", "OddTitle"], isTerminal: true).output.hasPrefix("\u{1B}[1mOddTitle\u{1B}[0m"))
    #expect(tool.record(["nonsense"], isTerminal: true).error.hasPrefix("\u{1B}[1;31merror:\u{1B}[0m"))
    #expect(!tool.record(["explain", "OddTitle"]).output.contains("\u{1B}"))
  }

  /// People say the number of a live check, because its name is long.
  @Test(arguments: ["V13", "v13", "V13LivePages", "v13livepages"])
  func explainsTheNumberOfALiveCheck(_ name: String) {
    let result = CommandLineTool.clipsite(codes: KnownDiagnosticCodes.all).record(["explain", name])
    #expect(result.status == .success && result.output.hasPrefix("V13LivePages (error)\n"))
  }

  @Test(arguments: ["V99", "V1", "13", ""]) func explainsNoOtherNumber(_ name: String) {
    #expect(tool.record(["explain", name]).status == .usage)
  }
}

import Diagnostics
import Testing

@testable import CommandLineInterface

@Suite struct CommandLineToolTests {
  private let tool = CommandLineTool.clipsite(codes: [DiagnosticCode("OddTitle", .error, explanation: "Why.")]
  )

  @Test func commandsHaveNamesOfTheirOwn() {
    let names = tool.commands.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func declaresTheCommandsOfThisRelease() {
    #expect(
      tool.commands.map(\.name) == [
        "init", "new", "import", "build", "check", "serve", "publish", "verify", "resolve",
        "entitlements", "codes", "routes", "render", "explain", "completions", "help", "version",
      ])
  }

  @Test func optionsOfOneNameTakeOneKindOfValue() {
    var kinds: [String: ValueKind] = [:]
    for option in tool.commands.flatMap(\.options) {
      // The words of a choice are the command's own.
      let kind = if case .choice = option.value { ValueKind.choice([]) } else { option.value }
      #expect(kinds[option.name, default: kind] == kind, "\(option.spelling)")
      kinds[option.name] = kind
    }
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
        #expect(words.first == command.name)
        let request = try ArgumentParser.parse(Array(words.dropFirst()), for: command, workingFolder: "")
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
    #expect(tool.record(["--version"]) == (.success, "clipsite 0.1.0\n", ""))
    #expect(tool.record(["-h"]).output.hasPrefix("Generate the website"))
    #expect(tool.record([]).status == .success)
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
}

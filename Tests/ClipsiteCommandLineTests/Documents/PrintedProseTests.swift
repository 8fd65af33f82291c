import ClipsiteText
import Testing

@testable import ClipsiteCommandLine

/// Help and explanations have short sentences without semicolons, as the page “Style” wants them.
struct PrintedProseTests {
  @Test func explanationsHaveShortSentences() {
    expectShortSentences(KnownDiagnosticCodes.all.flatMap { [$0.summary, $0.explanation, $0.fix] })
  }

  @Test func helpHasShortSentences() { expectShortSentences(Self.help) }

  /// Words that the page replaces, and questions in place of nouns.
  @Test func helpHasPlainWords() {
    let replaced =
      /\b(says|said|tells?|holds|stands|anew|meanwhile|likewise)\b|, too\b|of its own|in place of|ha(s|ve) to/
    let wrong = Self.help.filter { text in
      text.contains(replaced) || text.contains(/(?m)^(What|How|Which|Who|Whether)\b/)
    }
    #expect(wrong == [])
  }

  private static var help: [String] {
    let tool = CommandLineTool.clipsite(codes: [])
    return tool.commands.reduce(into: [tool.summary, tool.discussion]) { texts, command in
      texts += [command.summary, command.discussion]
      texts += command.options.map(\.summary) + command.positionals.map(\.summary)
      texts += command.examples.map(\.purpose) + command.statuses.map(command.meaning)
    }
  }

  @Test(arguments: KnownDiagnosticCodes.all) func aSummaryIsOneShortSentence(_ code: DiagnosticCode) {
    #expect(code.summary.hasSuffix(".") && code.summary.count <= 100)
    #expect(!code.summary.contains(". "))
    #expect(code.fix.hasSuffix("."))
  }

  private func expectShortSentences(_ texts: [String]) {
    var lengths: [Int] = []
    for text in texts {
      let prose = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
        !$0.hasPrefix("    ")
      }
      .joined(separator: " ").replacing(/`[^`]*`|'[^' ]*'|\([^)]*\)/, with: "x")
      #expect(!prose.contains(";"), "\(text)")
      lengths += prose.split(separator: /[.:?!]\s/).map { $0.split(separator: " ").count }.filter { $0 > 2 }
    }
    let mean = Double(lengths.reduce(0, +)) / Double(lengths.count)
    #expect(mean <= 15, "\(mean) words a sentence")
    let long = lengths.filter { $0 > 25 }.count
    #expect(Double(long) <= 0.08 * Double(lengths.count), "\(long) of \(lengths.count) are long")
  }
}

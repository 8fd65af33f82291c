import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteCommandLine

struct ScenarioTests {
  // MARK: Scenario

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Scenarios")

  private static let names: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".txt") }.sorted()
  }()

  /// The codes of `explain` in scenarios: fixed ones, so that a new check changes no scenario.
  private static let codes = [
    DiagnosticCode(
      "SubtitleTooLong", .error,
      summary: "An App Clip card shows a subtitle of at most 56 characters.",
      explanation: """
        - Shorten the subtitle, or leave it out and let the default experience's
          subtitle stand.
        - Characters are counted as people see them.
        """,
      fix: "Write a shorter subtitle.",
      example: .init(
        .frontMatter,
        wrong: """
          clip:
            subtitle: Order ahead and skip the whole line at lunch time, every day
          """,
        right: """
          clip:
            subtitle: Order ahead, skip the line
          """)),
    DiagnosticCode("TitleMissing", .warning, summary: "Every page needs a title."),
  ]

  @Test func thereAreScenarios() {
    #expect(!Self.names.isEmpty)
  }

  @Test(arguments: names)
  func happensAsWritten(_ name: String) throws {
    let url = Self.folder.appendingPathComponent(name)
    try ScenarioFile(url).play(codes: Self.codes)
  }

  // MARK: ScenarioFormat

  private let text = """
    Shows something.

    === file a/b.md
    one
    \\=== two
    \\\\ three

    === run check --site 'a b'
    === status 1
    === error
    no
    === run help
    === output
    yes
    === expect c.md
    === absent d.md

    """

  @Test func readsSections() throws {
    let scenario = try Scenario(text)
    #expect(scenario.purpose == "Shows something.\n\n")
    #expect(scenario.files == [.init(path: "a/b.md", content: "one\n=== two\n\\ three\n\n")])
    #expect(
      scenario.steps == [
        .init(line: "check --site 'a b'", status: 1, error: "no\n"), .init(line: "help", output: "yes\n"),
      ])
    #expect(scenario.expectations == [.init(path: "c.md", content: ""), .init(path: "d.md", content: nil)])
  }

  @Test func writesWhatItReads() throws {
    #expect(try Scenario(text).text == text)
  }

  @Test(arguments: ["=== outcome\n", "=== status 1\n", "===\n"])
  func refusesSectionsItDoesNotKnow(_ text: String) {
    #expect(throws: ScenarioError.self) { try Scenario(text) }
  }

  @Test(arguments: [
    ("a b", ["a", "b"]), ("  a   b ", ["a", "b"]), ("'a b' c", ["a b", "c"]), ("\"a 'b\"", ["a 'b"]),
    ("a\\ b", ["a b"]), ("''", [""]), ("", []), ("--x='a b'", ["--x=a b"]), ("'a\\b'", ["a\\b"]),
  ])
  func splitsWordsAsAShellDoes(_ line: String, words: [String]) {
    #expect(ShellWords.split(line) == words)
  }
}

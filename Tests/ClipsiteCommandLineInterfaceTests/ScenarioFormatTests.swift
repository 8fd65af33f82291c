import Testing

@Suite(.timeLimit(.minutes(30))) struct ScenarioFormatTests {
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

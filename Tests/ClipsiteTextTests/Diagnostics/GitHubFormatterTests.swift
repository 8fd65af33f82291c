import Testing

@testable import ClipsiteText

struct GitHubFormatterTests {
  private let code = DiagnosticCode("OddTitle", .warning, summary: "Why.")
  private let file = SourceFile(path: "a.md", "é\ntitle: \"x\"\nend\n")

  private func annotations(_ diagnostics: [Diagnostic], hasSummary: Bool = false) -> String {
    GitHubFormatter(hasSummary: hasSummary) { "site/" + $0 }
      .annotations(DiagnosticList(diagnostics)) { $0 == "a.md" ? file : nil }
  }

  @Test func annotatesTheLineWithItsColumns() {
    let one = Diagnostic(code, at: file.place(10..<13), "“x” is odd", fix: "say \"y\"")
    #expect(
      annotations([one])
        == "::warning file=site/a.md,line=2,endLine=2,col=8,endColumn=10,title=OddTitle::“x” is odd%0Afix: say \"y\"\n"
    )
  }

  @Test func aRangeOfSeveralLinesHasNoColumns() {
    let one = Diagnostic(code, at: file.place(0..<14), "odd", severity: .error)
    #expect(annotations([one]) == "::error file=site/a.md,line=1,endLine=3,title=OddTitle::odd\n")
  }

  @Test func anEmptyRangeHasAColumn() {
    let one = Diagnostic(code, at: file.place(3..<3), "odd", severity: .note)
    #expect(
      annotations([one]) == "::notice file=site/a.md,line=2,endLine=2,col=1,endColumn=1,title=OddTitle::odd\n"
    )
  }

  @Test func aFileThatCannotBeReadHasNoLine() {
    #expect(
      annotations([Diagnostic(code, at: SourceRange("b.md", 3..<4), "odd")])
        == "::warning file=site/b.md,title=OddTitle::odd\n")
  }

  @Test func aURLIsPartOfTheText() {
    #expect(
      annotations([Diagnostic(code, at: SourceRange("https://example.com/a"), "odd")])
        == "::warning title=OddTitle::https://example.com/a: odd\n")
  }

  /// A name or a value must neither end the command nor begin another one.
  @Test func escapesWhatTheRunnerReads() {
    let path = "50%,a:b\n::add-mask::x.md"
    let text = annotations([Diagnostic(code, at: SourceRange(path), "100% `a\r\n::error::b`\u{1B}[0m")])
    #expect(
      text
        == "::warning file=site/50%25%2Ca%3Ab%0A%3A%3Aadd-mask%3A%3Ax.md,title=OddTitle::"
        + "100%25 `a%0D%0A::error::b`\\u{1B}[0m\n")
    #expect(text.utf8.count { $0 == UInt8(ascii: "\n") } == 1)
  }

  @Test(arguments: [10, 11, 500]) func staysWithinTheLimitOfAStep(_ count: Int) {
    let many = (0..<count).flatMap { index in
      Severity.allCases.map { Diagnostic(code, at: file.place(0..<1), "odd \(index)", severity: $0) }
    }
    let lines = annotations(many).split(separator: "\n")
    #expect(lines.count == 30)
    #expect(lines.prefix(10).allSatisfy { $0.hasPrefix("::error ") || $0.hasPrefix("::error::and") })
    #expect(lines.suffix(10).allSatisfy { $0.hasPrefix("::notice") })
    let last = count == 10 ? "odd 9" : "::error::and \(count - 9) more errors. See the log"
    #expect(lines[9].hasSuffix(last))
    #expect(annotations(many, hasSummary: true).contains("the summary of this run") == (count > 10))
  }

  @Test func nothingToReportIsNoOutput() {
    let formatter = GitHubFormatter(hasSummary: true)
    #expect(formatter.annotations(DiagnosticList([])) { _ in nil } == "")
    #expect(formatter.summary(DiagnosticList([]), title: "check") { _ in nil } == "")
  }

  @Test func theSummaryListsTheWorstFirst() {
    let list = DiagnosticList([
      Diagnostic(code, at: file.place(10..<13), "odd", fix: "say y"),
      Diagnostic(code, at: SourceRange("z|.md"), "`<b>` is *odd*", severity: .error),
    ])
    let text = GitHubFormatter(hasSummary: true) { "site/" + $0 }
      .summary(list, title: "clipsite check") { $0 == "a.md" ? file : nil }
    #expect(
      text == #"""
        ## clipsite check: 1 error, 1 warning

        | | where | what |
        |---|---|---|
        | error | site/z\|.md | \`&lt;b&gt;\` is \*odd\* \[OddTitle] |
        | warning | site/a.md:2:8 | odd \[OddTitle]<br>fix: say y |


        """#)
  }

  @Test func theSummaryStaysBelowTheLimitOfGitHub() {
    let many = DiagnosticList((0..<20_000).map { Diagnostic(code, at: file.place(0..<1), "odd \($0)") })
    let text = GitHubFormatter(hasSummary: true).summary(many, title: "check") { _ in file }
    #expect(text.utf8.count < 1 << 19)
    #expect(text.hasSuffix(" more\n\n"))
  }
}

import ClipsiteText
import Testing

struct DiagnosticListTests {
  private let titleMissing = DiagnosticCode("TitleMissing", .error, summary: "Why.")
  private let titleLong = DiagnosticCode("TitleLong", .warning, summary: "Why.")

  @Test func sortsByPathOffsetCodeAndMessage() {
    let sorted = [
      Diagnostic(titleMissing, at: SourceRange("a.md"), "whole file"),
      Diagnostic(titleLong, at: SourceRange("a.md", 3..<4), "a"),
      Diagnostic(titleMissing, at: SourceRange("a.md", 3..<4), "a"),
      Diagnostic(titleMissing, at: SourceRange("a.md", 3..<4), "b"),
      Diagnostic(titleMissing, at: SourceRange("a.md", 20..<21), "a"),
      Diagnostic(titleLong, at: SourceRange("b.md", 0..<1), "a"),
    ]
    #expect(DiagnosticList(sorted.reversed()).diagnostics == sorted)
  }

  @Test func doesNotDependOnTheOrderOfDiscovery() {
    let twins = [
      Diagnostic(titleLong, at: SourceRange("a.md", 3..<4), "a"),
      Diagnostic(titleLong, at: SourceRange("a.md", 3..<9), "a"),
      Diagnostic(titleLong, at: SourceRange("a.md", 3..<9), "a", fix: "x"),
      Diagnostic(
        titleLong, at: SourceRange("a.md", 3..<9), "a", notes: [.init("n", at: SourceRange("b.md"))]),
      Diagnostic(
        titleLong, at: SourceRange("a.md", 3..<9), "a", notes: [.init("n", at: SourceRange("b.md", 1..<2))]),
      Diagnostic(titleLong, at: SourceRange("a.md", 3..<9), "a", severity: .error),
    ]
    #expect(DiagnosticList(twins) == DiagnosticList(twins.reversed()))
    #expect(DiagnosticList(twins).diagnostics.count == twins.count)
  }

  /// A fix can be a long search, so none is made for what is only counted.
  @Test func countsWhatNobodyReads() {
    var found: [Diagnostic] = []
    var fixes = 0
    func fix() -> String {
      fixes += 1
      return "x"
    }
    for index in 0..<1_000 {
      found.report(titleMissing, at: SourceRange("a.md", index..<index + 1), "\(index)", fix: fix())
      if index < 150 { found.report(titleLong, at: SourceRange("a.md", index..<index + 1), "\(index)") }
      if index.isMultiple(of: 200) { found.report(titleLong, at: SourceRange("\(index).md"), "a") }
    }
    #expect(found.count == 205)
    #expect(fixes == 100)
    let list = DiagnosticList(found)
    #expect(list.summary == "1000 errors, 155 warnings")
    #expect(list.strict().summary == "1155 errors")
    let text = TextFormatter(usesColor: false, limit: .max, limitOfEachCode: nil).format(list) { _ in nil }
    #expect(text.contains("\nand 900 more errors\nand 50 more warnings [TitleLong]\n"), "\(text.suffix(200))")
    let annotations = GitHubFormatter(hasSummary: false).annotations(list) { _ in nil }
    #expect(annotations.contains("::error::and 991 more errors. See the log\n"))
    let summary = GitHubFormatter(hasSummary: true).summary(list, title: "x") { _ in nil }
    #expect(summary.hasSuffix("\nand 950 more\n\n"))
  }

  @Test func reportsEqualDiagnosticsOnce() {
    let one = Diagnostic(titleLong, at: SourceRange("a.md"), "a", fix: "x")
    let other = Diagnostic(titleLong, at: SourceRange("a.md"), "b")
    #expect(DiagnosticList([one, other, one, one]).diagnostics == [one, other])
  }

  @Test(arguments: [
    (0, 0, nil), (1, 0, "1 error"), (2, 0, "2 errors"), (0, 1, "1 warning"), (2, 1, "2 errors, 1 warning"),
  ])
  func summarises(_ errors: Int, _ warnings: Int, summary: String?) {
    let list = DiagnosticList(
      (0..<errors).map { Diagnostic(titleMissing, at: SourceRange("a.md", $0..<$0), "a") }
        + (0..<warnings).map { Diagnostic(titleLong, at: SourceRange("a.md", $0..<$0), "a") })
    #expect(list.summary == summary)
    #expect(list.hasErrors == (errors > 0))
    #expect(list.isEmpty == (summary == nil))
  }

  @Test func notesCountLastAndStayNotes() {
    let list = DiagnosticList([
      Diagnostic(titleLong, at: SourceRange("a.md"), "a", severity: .note),
      Diagnostic(titleLong, at: SourceRange("b.md"), "b"),
      Diagnostic(titleMissing, at: SourceRange("c.md"), "c"),
      Diagnostic(titleLong, at: SourceRange("d.md"), "d", severity: .note),
    ])
    #expect(list.summary == "1 error, 1 warning, 2 notes")
    #expect(list.bySeverity.map(\.message) == ["c", "b", "a", "d"])
    #expect(list.strict().diagnostics.map(\.severity) == [.note, .error, .error, .note])
    #expect(!DiagnosticList([list.diagnostics[0]]).hasErrors)
  }

  @Test func strictMakesWarningsErrors() {
    let warning = Diagnostic(
      titleLong, at: SourceRange("a.md", 1..<2), "a", fix: "f", notes: [.init("n", at: SourceRange("b.md"))])
    let strict = DiagnosticList([warning]).strict()
    #expect(strict.diagnostics.map(\.severity) == [.error])
    #expect(strict.diagnostics.map(\.fix) == ["f"])
    #expect(strict.diagnostics.map(\.notes) == [warning.notes])
  }
}

import ClipsiteText
import Testing

struct TextFormatterTests {
  private let long = DiagnosticCode("SubtitleTooLong", .error, summary: "Why.")
  private let odd = DiagnosticCode("OddTitle", .warning, summary: "Why.")
  private let files = [
    "Content/market.md": SourceFile(
      path: "Content/market.md", "---\ntitle: Market\nsubtitle: Order ahead\n---\n\nText\n"),
    "Content/bay.md": SourceFile(path: "Content/bay.md", "---\ntitle: Bay\n---\n"),
  ]

  private func format(_ diagnostics: [Diagnostic], usesColor: Bool = false, limit: Int = 100) -> String {
    TextFormatter(usesColor: usesColor, limit: limit).format(DiagnosticList(diagnostics)) { files[$0] }
  }

  @Test func printsPlaceMessageExcerptAndFix() {
    let diagnostic = Diagnostic(
      long, at: SourceRange("Content/market.md", 28..<39), "the subtitle has 11 characters", fix: "shorten it"
    )
    #expect(
      format([diagnostic]) == """
        Content/market.md:3:11: error: the subtitle has 11 characters [SubtitleTooLong]
           3 | subtitle: Order ahead
             |           ^^^^^^^^^^^
          fix: shorten it

        1 error

        """)
  }

  @Test func printsNotesWithTheirOwnPlaces() {
    let diagnostic = Diagnostic(
      odd, at: SourceRange("Content/market.md", 11..<17), "the title is odd",
      notes: [
        .init("this one is fine", at: SourceRange("Content/bay.md", 11..<14)),
        .init("so is the rest", at: SourceRange("Content/gone.md", 3..<4)),
      ])
    #expect(
      format([diagnostic]) == """
        Content/market.md:2:8: warning: the title is odd [OddTitle]
           2 | title: Market
             |        ^^^^^^
          note: Content/bay.md:2:8: this one is fine
          note: Content/gone.md: so is the rest

        1 warning

        """)
  }

  @Test func printsNoExcerptForAWholeFileOrAnUnknownOne() {
    let text = format([
      Diagnostic(long, at: SourceRange("Content/market.md"), "the file is odd", fix: "remove it"),
      Diagnostic(odd, at: SourceRange("Output/x.html", 7..<9), "the page is odd"),
    ])
    #expect(
      text == """
        Content/market.md: error: the file is odd [SubtitleTooLong]
          fix: remove it

        Output/x.html: warning: the page is odd [OddTitle]

        1 error, 1 warning

        """)
  }

  @Test func marksThePlaceAfterTheLastLine() {
    #expect(
      format([Diagnostic(odd, at: SourceRange("Content/bay.md", 19..<19), "the text is missing")]) == """
        Content/bay.md:4:1: warning: the text is missing [OddTitle]
           4 |
             | ^

        1 warning

        """)
  }

  @Test func widensTheGutterForLargeLineNumbers() {
    let file = SourceFile(path: "big.md", String(repeating: "\n", count: 12_344) + "here\n")
    let list = DiagnosticList([Diagnostic(odd, at: file.place(12_344..<12_348), "it is odd")])
    #expect(
      TextFormatter(usesColor: false).format(list) { _ in file }.hasPrefix(
        """
        big.md:12345:1: warning: it is odd [OddTitle]
        12345 | here
              | ^^^^

        """))
  }

  @Test func spellsOutControlCharactersOfNamesAndValues() {
    let diagnostic = Diagnostic(
      odd, at: SourceRange("Content/\u{1B}[2J.md"), "“a\nb\u{202E}” is odd", fix: "drop \u{7}",
      notes: [.init("see \u{9B}", at: SourceRange("x\r.md"))])
    #expect(
      format([diagnostic]) == """
        Content/\\u{1B}[2J.md: warning: “a\\nb\\u{202E}” is odd [OddTitle]
          fix: drop \\u{07}
          note: x\\r.md: see \\u{9B}

        1 warning

        """)
  }

  @Test func colorsWithoutChangingTheText() {
    let diagnostic = Diagnostic(
      long, at: SourceRange("Content/market.md", 28..<39), "too long", fix: "shorten it",
      notes: [.init("as here", at: SourceRange("Content/bay.md", 11..<14))])
    let colored = format([diagnostic], usesColor: true)
    #expect(colored.contains("\u{1B}[1;31merror:\u{1B}[0m \u{1B}[1mtoo long\u{1B}[0m"))
    #expect(colored.contains("           \u{1B}[1;32m^^^^^^^^^^^\u{1B}[0m\n"))
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == format([diagnostic]))
  }

  @Test func printsThreeWarningsOfEachCodeAndCountsTheOthers() {
    let warnings = (0..<5).map { Diagnostic(odd, at: SourceRange("a.md", $0..<$0), "odd \($0)") }
    let errors = (0..<3).map { Diagnostic(long, at: SourceRange("z.md", $0..<$0), "error \($0)") }
    let notes = (0..<4).map {
      Diagnostic(long, at: SourceRange("m.md", $0..<$0), "note \($0)", severity: .note)
    }
    let list = DiagnosticList(warnings + errors + notes)
    let formatter = TextFormatter(usesColor: false, limit: 2, hint: "'--more' prints them")
    #expect(
      formatter.format(list) { _ in nil } == """
        a.md: warning: odd 0 [OddTitle]

        a.md: warning: odd 1 [OddTitle]

        a.md: warning: odd 2 [OddTitle]

        m.md: note: note 0 [SubtitleTooLong]

        m.md: note: note 1 [SubtitleTooLong]

        m.md: note: note 2 [SubtitleTooLong]

        z.md: error: error 0 [SubtitleTooLong]

        z.md: error: error 1 [SubtitleTooLong]

        and 1 more error
        and 2 more warnings [OddTitle]
        and 1 more note [SubtitleTooLong]
        '--more' prints them

        3 errors, 5 warnings, 4 notes

        """)
    let all = TextFormatter(usesColor: false, limitOfEachCode: nil).format(list) { _ in nil }
    #expect(!all.contains("more") && all.contains("odd 4") && all.contains("note 3"))
  }

  @Test func readsOnlyTheFilesOfWhatIsPrinted() {
    let warnings = (0..<1000).map { Diagnostic(odd, at: SourceRange("\($0).md", 0..<1), "odd") }
    var read: [String] = []
    let text = TextFormatter(usesColor: false).format(DiagnosticList(warnings)) { path in
      read.append(path)
      return SourceFile(path: path, "x")
    }
    #expect(read == ["0.md", "1.md", "10.md"])
    #expect(text.hasSuffix("\nand 997 more warnings [OddTitle]\n\n1000 warnings\n"))
  }

  @Test func stopsAfterAHundredErrors() {
    let errors = (0..<101).map { Diagnostic(long, at: SourceRange("z.md", $0..<$0), "error") }
    #expect(format(errors).hasSuffix("\nand 1 more error\n\n101 errors\n"))
    #expect(!format(errors.dropLast()).contains("more"))
  }

  @Test func hasNothingToSayAboutNothing() {
    #expect(format([]).isEmpty)
  }
}

struct TextStyleTests {
  @Test func wrapsTextInASequence() {
    #expect(TextStyle.error.apply(to: "x", if: true) == "\u{1B}[1;31mx\u{1B}[0m")
    #expect(TextStyle.error.apply(to: "x", if: false) == "x")
  }

  @Test func everySeverityHasItsOwn() {
    #expect(Severity.allCases.map { TextStyle($0) } == [.quiet, .warning, .error])
  }
}

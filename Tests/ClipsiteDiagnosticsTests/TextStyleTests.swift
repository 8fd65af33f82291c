import ClipsiteDiagnostics
import Testing

@Suite(.timeLimit(.minutes(30))) struct TextStyleTests {
  @Test func wrapsTextInASequence() {
    #expect(TextStyle.error.apply(to: "x", if: true) == "\u{1B}[1;31mx\u{1B}[0m")
    #expect(TextStyle.error.apply(to: "x", if: false) == "x")
  }

  @Test func everySeverityHasItsOwn() {
    #expect(Severity.allCases.map { TextStyle($0) } == [.quiet, .warning, .error])
  }
}

import Diagnostics
import Testing

@Suite struct DiagnosticTests {
  private let code = DiagnosticCode("TitleLong", .warning, explanation: "Why.")

  @Test func takesTheSeverityOfItsCode() {
    #expect(Diagnostic(code, at: Place("a.md"), "m").severity == .warning)
    #expect(Diagnostic(code, at: Place("a.md"), "m", severity: .error).severity == .error)
  }

  @Test func codesAreTheSameWhenTheirNamesAre() {
    let again = DiagnosticCode("TitleLong", .error, explanation: "Otherwise.")
    #expect(code == again)
    #expect(Set([code, again]).count == 1)
    #expect(code != DiagnosticCode("TitleShort", .warning, explanation: "Why."))
  }

  @Test func aWholeFileComesBeforeItsBytes() {
    #expect(Diagnostic(code, at: Place("a.md"), "z") < Diagnostic(code, at: Place("a.md", 0..<1), "a"))
    #expect(Diagnostic(code, at: Place("a.md", 9..<10), "a") < Diagnostic(code, at: Place("b.md"), "a"))
  }
}

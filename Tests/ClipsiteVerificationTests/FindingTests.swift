import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct FindingTests {
  private func message(_ text: String) -> String { Finding(.v03AssociationStatus, .error, text).message }

  @Test func whatServersSayCannotMoveTheCursor() {
    #expect(message("to `\u{1B}[2J`\n") == "to `\\u{1B}[2J`\\n")
  }

  @Test func whatServersSayCannotFillTheScreen() {
    let longest = String(repeating: "x", count: Finding.longestMessage)
    #expect(message(longest) == longest)
    #expect(message(longest + "y") == longest + "…")
  }

  @Test func theGravestComesFirst() {
    #expect([Finding.Level.information, .pending, .error, .warning].sorted() == Finding.Level.allCases)
  }
}

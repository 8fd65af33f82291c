import Testing

@testable import ClipsiteDiagnostics

@Suite(.timeLimit(.minutes(30))) struct ExcerptCellTests {
  @Test(arguments: [
    ("ab", [1, 1]), ("e\u{301}x", [1, 1]), ("日本", [2, 2]), ("👍🏽", [2]), ("👨‍👩‍👧!", [2, 1]),
    ("🇩🇪🇫🇷", [2, 2]), ("❤️", [2]), ("각", [2]), ("\u{301}a", [0, 1]), ("a\t\u{301}", [1, 1, 0]),
  ])
  func joinsWhatSharesAPlaceOnTheTerminal(_ text: String, widths: [Int]) {
    let cells = ExcerptCell.cells(of: Array(text.utf8)[...])
    #expect(cells.map(\.width) == widths)
    #expect(cells.map(\.text).joined() == text)
    #expect(cells.last?.bytes.upperBound == text.utf8.count)
  }

  @Test func spellsOutControlsAndInvalidBytes() {
    let cells = ExcerptCell.cells(of: [0x61, 0x1B, 0xFF, 0xC3, 0x09][...])
    #expect(cells.map(\.text) == ["a", "\\u{1B}", "\\xFF", "\\xC3", "\t"])
    #expect(cells.map(\.width) == [1, 6, 4, 4, 1])
  }
}

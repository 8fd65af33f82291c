@testable import ClipsiteText
import Testing

struct ExcerptTests {
  @Test(arguments: [
    ("title: x", 7..<8, "       ^"), ("title: long", 7..<11, "       ^^^^"), ("title", 5..<5, "     ^"),
    ("title", 0..<99, "^^^^^"), ("title", 40..<50, "     ^"), ("", 0..<0, "^"),
    ("\tkey: x", 6..<7, "\t     ^"), ("a\tb\tc", 4..<5, " \t \t^"), ("a\tb", 1..<3, " ^"),
    ("a\tb", 0..<3, "^"),
    ("日本: x", 8..<9, "      ^"), ("日本", 3..<6, "  ^^"), ("日本", 4..<5, "  ^^"),
    ("cafe\u{301}: x", 8..<9, "      ^"),
    ("e\u{301}", 1..<3, "^"), ("\u{1B}[31m x", 6..<7, "           ^"),
  ])
  func putsCaretsUnderThePlace(_ line: String, range: Range<Int>, marks: String) {
    let excerpt = Excerpt(of: Array(line.utf8)[...], marking: range, width: 100)
    #expect(excerpt.marks == marks)
    #expect(excerpt.text == VisibleText.escaped(line).replacing("\\t", with: "\t"))
  }

  @Test func cutsTheEndOfALongLine() {
    let line = Array(String(repeating: "a", count: 50).utf8)
    let excerpt = Excerpt(of: line[...], marking: 2..<4, width: 20)
    #expect(excerpt.text == String(repeating: "a", count: 20) + "…")
    #expect(excerpt.marks == "  ^^")
  }

  @Test func cutsBothEndsAroundThePlace() {
    let line = Array((String(repeating: "a", count: 50) + "X" + String(repeating: "b", count: 50)).utf8)
    let excerpt = Excerpt(of: line[...], marking: 50..<51, width: 20)
    #expect(excerpt.text == "…aaaaaaaaXbbbbbbbbbbb…")
    #expect(excerpt.marks == "         ^")
  }

  @Test func showsAsMuchAsFitsBeforeAPlaceAtTheEnd() {
    let line = Array((String(repeating: "a", count: 50) + "X").utf8)
    let excerpt = Excerpt(of: line[...], marking: 50..<51, width: 20)
    #expect(excerpt.text == "…aaaaaaaaaaaaaaaaaaaX")
    #expect(excerpt.marks == "                    ^")
  }

  @Test func cutsBetweenCharactersOfALineOfMegabytes() {
    let line = Array(String(repeating: "日", count: 1_000_000).utf8)
    let excerpt = Excerpt(of: line[...], marking: 1_500_000..<1_500_003, width: 20)
    #expect(excerpt.text == "…日日日日日日日日日日…")
    #expect(excerpt.marks == "         ^^")
  }

  @Test func worksOnASliceOfAFile() {
    let bytes = Array("first\nsecond: 2\n".utf8)
    let excerpt = Excerpt(of: bytes[6..<15], marking: 14..<15, width: 20)
    #expect(excerpt == Excerpt(of: Array("second: 2".utf8)[...], marking: 8..<9, width: 20))
  }
}

struct ExcerptCellTests {
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

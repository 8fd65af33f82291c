import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct PlainTextTests {
  @Test(arguments: [
    ("", ""), ("a", "a"), ("  a b  ", "a b"), ("\u{A0}\u{3000}a\u{2003}", "a"), ("a\nb", "a b"),
    ("a\r\n\tb", "a b"), ("a \nb", "a b"), ("a\u{0}\u{7}b\u{7F}\u{9B}", "ab"), ("a\u{2028}b\u{85}c", "a b c"),
    ("\u{FEFF}a", "a"), ("\u{202E}a\u{2066}", "a"), ("  é\u{301} ", "é\u{301}"), ("😀", "😀"),
  ])
  func makesOneLine(text: String, expected: String) {
    #expect(PlainText.line(text) == expected)
  }

  @Test(arguments: [0xFFFE, 0x1FFFF, 0xFDD0, 0xFDEF] as [UInt32])
  func removesNoncharacters(value: UInt32) throws {
    let scalar = try #require(Unicode.Scalar(value))
    #expect(PlainText.line("a\(Character(scalar))b") == "ab")
  }

  @Test(arguments: [
    ("", [""]), ("a\nb", ["a", "b"]), ("a\r\nb\rc", ["a", "b", "c"]), ("a\n\n b ", ["a", "", "b"]),
    ("a\tb\u{2029}c", ["a b", "c"]),
  ])
  func splitsLines(text: String, expected: [String]) {
    #expect(PlainText.lines(text) == expected)
  }

  @Test func shortensLongText() {
    #expect(PlainText.excerpt(String(repeating: "ä", count: 80)).count == 80)
    let excerpt = PlainText.excerpt(String(repeating: "ä", count: 81))
    #expect(excerpt.count == 80)
    #expect(excerpt.hasSuffix("…"))
  }
}

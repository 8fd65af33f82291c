@testable import ClipsiteText
import Testing

struct DisplayWidthTests {
  @Test(arguments: [
    ("a", 1), ("é", 1), ("ß", 1), ("Ω", 1), ("я", 1), ("א", 1), ("…", 1), ("ｱ", 1),
    ("日", 2), ("あ", 2), ("ア", 2), ("한", 2), ("ᄀ", 2), ("，", 2), ("Ａ", 2), ("𠀀", 2), ("😀", 2), ("☕", 2),
    ("\u{301}", 0), ("\u{5B0}", 0), ("\u{200D}", 0), ("\u{FE0F}", 0), ("\u{1161}", 0), ("\u{1F1E9}", 1),
  ])
  func countsColumns(_ text: String, width: Int) throws {
    let scalar = try #require(text.unicodeScalars.first)
    #expect(DisplayWidth.of(scalar) == width)
  }
}

struct UTF8ScalarTests {
  @Test(arguments: [
    "a", "\u{7F}", "\u{80}", "\u{7FF}", "\u{800}", "\u{D7FF}", "\u{E000}", "\u{10000}", "\u{10FFFF}",
  ])
  func readsScalarsOfEveryLength(_ text: String) {
    let step = UTF8Scalar(in: Array((text + "x").utf8)[...], at: 0)
    #expect(step.value == text.unicodeScalars.first)
    #expect(step.length == text.utf8.count)
  }

  @Test(arguments: [
    [0x80], [0xBF, 0x80], [0xC0, 0x80], [0xC1, 0xBF], [0xC3], [0xC3, 0x41], [0xE0, 0x80, 0x80], [0xE2, 0x82],
    [0xED, 0xA0, 0x80], [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF5, 0x80, 0x80, 0x80], [0xFE],
    [0xFF],
  ])
  func takesOneInvalidByteAtATime(_ bytes: [UInt8]) {
    let step = UTF8Scalar(in: bytes[...], at: 0)
    #expect(step.value == nil)
    #expect(step.length == 1)
  }

  @Test func readsInsideASlice() {
    let bytes = Array("日é".utf8)
    #expect(UTF8Scalar(in: bytes[3...], at: 3).value == "é")
    #expect(UTF8Scalar(in: bytes[3..<4], at: 3).value == nil)
  }
}

struct VisibleTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("a\nb\tc\rd", "a\\nb\\tc\\rd"), ("\u{1B}[31m", "\\u{1B}[31m"), ("\u{0}", "\\u{00}"),
    ("\u{7F}\u{85}\u{9B}", "\\u{7F}\\u{85}\\u{9B}"), ("a\u{202E}b\u{2066}c", "a\\u{202E}b\\u{2066}c"),
    ("\u{200E}\u{200F}\u{61C}", "\\u{200E}\\u{200F}\\u{61C}"),
    ("\u{2028}\u{2029}\u{FEFF}\u{200B}", "\\u{2028}\\u{2029}\\u{FEFF}\\u{200B}"),
    ("日本 café 👨‍👩‍👧", "日本 café 👨‍👩‍👧"), ("back\\slash", "back\\slash"),
  ])
  func spellsOutWhatATerminalActsOn(_ text: String, escaped: String) {
    #expect(VisibleText.escaped(text) == escaped)
  }

  @Test func spellsOutInvalidBytes() {
    #expect(VisibleText.escape(forInvalid: 0xE9) == "\\xE9")
    #expect(VisibleText.escape(forInvalid: 0x80) == "\\x80")
  }
}

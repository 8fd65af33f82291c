@testable import ClipsiteContent
import Testing

struct UTF8ValidatorTests {
  private static let euro: [UInt8] = [0xE2, 0x82, 0xAC]

  @Test(arguments: [
    "", "a", "abcdefgh", "abcdefghi", "é", "aé", "abcdefgé", "日本語テキスト", "🍩🍩",
    "\u{7FF}\u{800}\u{FFFD}\u{10000}",
  ])
  func acceptsText(text: String) {
    let result = UTF8Validator(Array(text.utf8))
    #expect(result.invalid == nil)
    #expect(result.firstNonASCII == Array(text.utf8).firstIndex { $0 > 0x7F })
    #expect(result.firstControl == nil)
  }

  // Cases 1 to 4.
  @Test(arguments: [
    ([0x80], 1, UTF8Validator.Fault.strayByte), ([0xBF, 0x80], 1, .strayByte), ([0xFF], 1, .strayByte),
    ([0xF8, 0x88], 1, .strayByte), ([0xC0, 0xAF], 2, .overlong), ([0xC1, 0xBF], 2, .overlong),
    ([0xE0, 0x80, 0xAF], 3, .overlong), ([0xE0, 0x9F, 0xBF], 3, .overlong),
    ([0xF0, 0x8F, 0xBF, 0xBF], 4, .overlong),
    ([0xED, 0xA0, 0x80], 3, .surrogate), ([0xED, 0xBF, 0xBF], 3, .surrogate),
    ([0xF4, 0x90, 0x80, 0x80], 4, .tooLarge), ([0xF5, 0x80, 0x80, 0x80], 4, .tooLarge),
    ([0xC3], 1, .truncated), ([0xC3, 0x28], 1, .truncated), ([0xE2, 0x82], 2, .truncated),
    ([0xE2, 0x28, 0xAC], 1, .truncated), ([0xF0, 0x9F, 0x8D, 0x20], 3, .truncated),
  ])
  func findsInvalidSequences(bytes: [UInt8], length: Int, fault: UTF8Validator.Fault) {
    for count in [0, 1, 7, 8, 9, 40] {
      let start = count + 3
      let text = [UInt8](repeating: 0x61, count: count) + Self.euro + bytes + [0x20] + Self.euro
      let invalid = UTF8Validator(text).invalid
      #expect(invalid?.range == start..<(start + length))
      #expect(invalid?.fault == fault)
    }
  }

  @Test(arguments: [0, 1, 7, 8, 15, 100])
  func findsTheFirstNUL(offset: Int) {
    let text = [UInt8](repeating: 0x61, count: offset) + [0, 0x61, 0, 0xC3, 0xA9]
    let result = UTF8Validator(text)
    #expect(result.firstControl == offset..<(offset + 1))
    #expect(result.firstNonASCII == offset + 3)
    #expect(result.invalid == nil)
  }

  @Test func agreesWithTheStandardLibraryOnAllPairs() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max {
        let bytes = [first, second, 0x41]
        let isValid = String(validating: bytes, as: UTF8.self) != nil
        if (UTF8Validator(bytes).invalid == nil) != isValid { Issue.record("\(bytes)") }
      }
    }
  }
}

struct WordingTests {
  @Test func cutsLongText() {
    let text = String(repeating: "x", count: 40)
    #expect(Wording.quote(text) == "`\(text)`")
    #expect(Wording.quote(text + "y") == "`\(text)…`")
  }

  @Test func writesNumbersAsReadersKnowThem() {
    #expect(Wording.hex([0xC0, 0x0A]) == "C0 0A")
    #expect(Wording.codePoint(0x7) == "U+0007")
    #expect(Wording.codePoint(0x1F369) == "U+1F369")
  }
}

import Testing

@testable import ClipsiteContentParsing

@Suite(.timeLimit(.minutes(30))) struct WordingTests {
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

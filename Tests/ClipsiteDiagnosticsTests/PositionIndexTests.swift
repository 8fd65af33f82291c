import Testing

@testable import ClipsiteDiagnostics

@Suite(.timeLimit(.minutes(30))) struct PositionIndexTests {
  @Test(arguments: [
    "", "\n", "ab\ncd\r\nef\rgh", "é日😀\ne\u{301}x\r\n\r\n", "\u{FEFF}title: x\n", "\r\r\n\n\r",
  ])
  func agreesWithTheSourceFile(_ text: String) {
    let file = SourceFile(path: "a.md", text)
    let index = PositionIndex(file)
    var offset = 0
    for scalar in text.unicodeScalars {
      #expect(index.position(of: offset) == file.position(of: offset), "offset \(offset)")
      offset += UTF8.width(scalar)
    }
    #expect(index.position(of: offset) == file.position(of: offset))
    #expect(index.position(of: offset + 10) == file.position(of: offset))
  }

  @Test func findsPlacesFarApartInAnyOrder() {
    let file = SourceFile(path: "a.md", String(repeating: "0123456789é\n", count: 5000))
    let index = PositionIndex(file)
    for line in [4999, 0, 2500, 1, 4998, 315, 316] {
      #expect(index.position(of: line * 13 + 12) == SourcePosition(line: line + 1, column: 12))
      #expect(index.position(of: line * 13) == SourcePosition(line: line + 1, column: 1))
    }
  }

  @Test func findsColumnsOfOneLongLine() {
    let index = PositionIndex(SourceFile(path: "a.md", String(repeating: "日", count: 100_000)))
    #expect(index.position(of: 3 * 99_999) == SourcePosition(line: 1, column: 100_000))
    #expect(index.position(of: 3 * 1_365) == SourcePosition(line: 1, column: 1_366))
  }

  @Test func anOffsetInsideAScalarGivesTheScalar() {
    let index = PositionIndex(SourceFile(path: "a.md", "a日b"))
    #expect([1, 2, 3, 4].map { index.position(of: $0).column } == [2, 2, 2, 3])
  }

  @Test(arguments: [
    ([0x80, 0x80, 0x61], 2, 3), ([0xE2, 0x82, 0x61], 2, 3), ([0xC0, 0xAF, 0x61], 2, 3),
    ([0xED, 0xA0, 0x80, 0x61], 3, 4), ([0xF0, 0x9F], 2, 3), ([0xFF, 0x0A], 1, 2),
  ])
  func countsEveryInvalidByte(_ bytes: [UInt8], offset: Int, column: Int) {
    let index = PositionIndex(SourceFile(path: "a.md", bytes: bytes))
    #expect(index.position(of: offset) == SourcePosition(line: 1, column: column))
  }
}

@testable import ClipsiteText
import Testing

struct SourceFileTests {
  @Test(arguments: [
    ("", 0, 1, 1), ("", 5, 1, 1), ("a", -3, 1, 1),
    ("ab\ncd", 0, 1, 1), ("ab\ncd", 2, 1, 3), ("ab\ncd", 3, 2, 1), ("ab\ncd", 5, 2, 3), ("ab\ncd", 99, 2, 3),
    ("ab\r\ncd", 2, 1, 3), ("ab\r\ncd", 4, 2, 1), ("\r\n\r\nx", 4, 3, 1),
    ("ab\rcd", 3, 2, 1), ("a\r\rb", 3, 3, 1), ("a\n\rb", 3, 3, 1), ("a\r", 2, 2, 1), ("a\n", 2, 2, 1),
    ("é日😀x", 2, 1, 2), ("é日😀x", 5, 1, 3), ("é日😀x", 9, 1, 4),
    ("e\u{301}x", 3, 1, 3),
    ("\u{FEFF}ab", 3, 1, 1), ("\u{FEFF}ab", 0, 1, 1), ("\u{FEFF}ab", 4, 1, 2), ("\u{FEFF}a\nb", 5, 2, 1),
    ("a\u{FEFF}b", 4, 1, 3), ("a\u{2028}b", 4, 1, 3),
  ])
  func countsLinesAndScalars(_ text: String, offset: Int, line: Int, column: Int) {
    let file = SourceFile(path: "a.md", text)
    #expect(file.position(of: offset) == SourcePosition(line: line, column: column))
  }

  @Test func countsAnInvalidLeadByteAsOneColumn() {
    let file = SourceFile(path: "a.md", bytes: [0x61, 0xFF, 0xC3, 0x62])
    #expect(file.position(of: 3) == SourcePosition(line: 1, column: 4))
  }

  @Test(arguments: [([0x80, 0x61], 1), ([0x61, 0xBF, 0x62], 2), ([0xE2, 0x82, 0x61], 2)])
  func countsAStrayContinuationByteAsOneColumn(_ bytes: [UInt8], offset: Int) {
    let file = SourceFile(path: "a.md", bytes: bytes)
    #expect(file.position(of: offset).column == offset + 1)
  }

  @Test(arguments: [
    ("ab\ncd\nef", 4, "cd"), ("ab\r\ncd", 1, "ab"), ("ab\r\ncd", 3, "ab"), ("ab\rcd", 3, "cd"),
    ("ab\n", 3, ""), ("\u{FEFF}ab\n", 0, "ab"), ("\u{FEFF}", 0, ""), ("", 0, ""), ("ab", 70, "ab"),
  ])
  func givesTheLineWithoutItsEnd(_ text: String, offset: Int, line: String) {
    let file = SourceFile(path: "a.md", text)
    #expect(String(decoding: file.line(containing: offset), as: UTF8.self) == line)
  }

  @Test func lineIndicesAreOffsetsInTheFile() {
    let file = SourceFile(path: "a.md", "\u{FEFF}ab\ncd")
    #expect(file.line(containing: 0).indices == 3..<5)
    #expect(file.line(containing: 6).indices == 6..<8)
  }

  @Test func makesPlaces() {
    let file = SourceFile(path: "a/b.md", "text")
    #expect(file.place(1..<3) == SourceRange("a/b.md", 1..<3))
  }
}

struct PositionIndexTests {
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

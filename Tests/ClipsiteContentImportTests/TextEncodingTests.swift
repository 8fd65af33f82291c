import ClipsiteDiagnostics
import Testing

@testable import ClipsiteContentImport

@Suite(.timeLimit(.minutes(30))) struct TextEncodingTests {
  @Test(arguments: [
    "", "abc", "Bräuhaus", "北京", "😀", "\u{FEFF}a", "\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}",
  ])
  func acceptsUTF8(text: String) {
    #expect(TextEncoding.problem(in: SourceFile(path: "a.csv", text)) == nil)
  }

  @Test(arguments: [
    ([0x61, 0xE4, 0x62], 1), ([0xC0, 0xAF], 0), ([0x61, 0xED, 0xA0, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 0),
    ([0xE2, 0x82], 0), ([0x80], 0), ([0xC3, 0xA4, 0xFF], 2), ([0xF0, 0x9F, 0x98], 0),
    ([0xE0, 0x9F, 0x80], 0),
  ])
  func findsTheFirstBadByte(bytes: [UInt8], offset: Int) {
    let problem = TextEncoding.problem(in: SourceFile(path: "a.csv", bytes: bytes))
    #expect(problem?.range.bytes?.lowerBound == offset)
    #expect(problem?.fix == "save the file as UTF-8")
  }

  @Test(arguments: [[0xFF, 0xFE, 0x61, 0], [0xFE, 0xFF, 0, 0x61]] as [[UInt8]])
  func namesUTF16(bytes: [UInt8]) {
    let problem = TextEncoding.problem(in: SourceFile(path: "a.csv", bytes: bytes))
    #expect(problem?.message == "the file is UTF-16, not UTF-8")
  }
}

import Testing

@testable import ClipsiteDiagnostics

@Suite(.timeLimit(.minutes(30))) struct UTF8ScalarTests {
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

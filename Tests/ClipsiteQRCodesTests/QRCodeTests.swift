import Testing

@testable import ClipsiteQRCodes

@Suite(.timeLimit(.minutes(30))) struct QRCodeTests {
  @Test(arguments: [
    (1, 21), (11, 21), (12, 25), (20, 25), (21, 29), (QRCode.capacity - 1, 177), (QRCode.capacity, 177),
  ])
  func isTheSmallestThatHoldsTheText(_ length: Int, side: Int) throws {
    #expect(try QRCode(String(repeating: "a", count: length)).side == side)
  }

  @Test(arguments: [
    ("", QRCodeError.empty, "a QR code needs a text"),
    (
      String(repeating: "a", count: QRCode.capacity + 1), .tooLong(1664),
      "the text has 1664 bytes; a QR code of level Q holds at most 1663"
    ),
    // Bytes count, not characters.
    (
      String(repeating: "é", count: 832), .tooLong(1664),
      "the text has 1664 bytes; a QR code of level Q holds at most 1663"
    ),
  ])
  func aTextThatDoesNotFitIsAnError(_ text: String, error: QRCodeError, message: String) {
    #expect(throws: error) { try QRCode(text) }
    #expect(error.description == message)
  }

  @Test func hasAFinderPatternInThreeCorners() throws {
    let code = try QRCode("https://example.com/")
    let last = code.side - 7
    for (top, left) in [(0, 0), (0, last), (last, 0)] {
      for row in 0..<7 {
        for column in 0..<7 {
          // A dark ring, a light ring in it, and a dark square of 3 × 3 in the middle.
          let ring = max(abs(row - 3), abs(column - 3))
          #expect(code.isDark(row: top + row, column: left + column) == (ring != 2))
        }
      }
    }
  }

  @Test func theSameTextGivesTheSameCode() throws {
    #expect(try QRCode("https://example.com/m") == QRCode("https://example.com/m"))
    #expect(try QRCode("https://example.com/m") != QRCode("https://example.com/n"))
  }
}

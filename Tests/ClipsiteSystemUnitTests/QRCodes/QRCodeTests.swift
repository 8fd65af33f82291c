import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteSystem

@Suite(.needs(LoadedLibrary.qrencode)) struct QRCodeTests {
  @Test(arguments: [
    (1, 21), (11, 21), (12, 25), (20, 25), (21, 29), (QRCode.capacity - 1, 177), (QRCode.capacity, 177),
  ])
  func isTheSmallestThatHoldsTheText(_ length: Int, side: Int) throws {
    #expect(try QRCode(String(repeating: "a", count: length)).side == side)
  }

  @Test(arguments: [
    ("", "a QR code needs a text"),
    (
      String(repeating: "a", count: QRCode.capacity + 1),
      "the text has 1664 bytes. A QR code of its level can contain at most 1663"
    ),
    // Bytes count, not characters.
    (
      String(repeating: "é", count: 832),
      "the text has 1664 bytes. A QR code of its level can contain at most 1663"
    ),
  ])
  func aTextThatDoesNotFitIsAnError(_ text: String, message: String) {
    #expect(throws: SystemError(.content, message)) { try QRCode(text) }
    #expect(throws: SystemError.self) { try QRCode(onScreen: text.isEmpty ? "" : text + text) }
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

  @Test(arguments: ["https://example.com/", String(repeating: "x", count: QRCode.capacity)])
  func drawsTheModulesAndNothingElse(_ text: String) throws {
    let code = try QRCode(text)
    let svg = try ParsedSVG(code.svg(title: "A code"))
    let size = code.side + 2 * QRCode.quietZone
    #expect(svg.root["viewBox"] == "0 0 \(size) \(size)")
    #expect(svg.names == ["svg", "title", "rect", "path"])
    var dark: Set<ParsedSVG.Module> = []
    for row in 0..<code.side {
      for column in 0..<code.side where code.isDark(row: row, column: column) {
        dark.insert(.init(row: row + QRCode.quietZone, column: column + QRCode.quietZone))
      }
    }
    #expect(try svg.modules() == dark)
  }

  @Test func isBlackOnWhiteWithCrispEdges() throws {
    let code = try QRCode("https://example.com/")
    let svg = try ParsedSVG(code.svg(title: "A code"))
    #expect(svg.root["shape-rendering"] == "crispEdges")
    #expect(svg.attributes["rect"] == ["width": "33", "height": "33", "fill": "#fff"])
    // A path without a fill is black.
    #expect(svg.attributes["path"]?["fill"] == nil)
  }

  @Test func saysWhatItIs() throws {
    let title = "Code for <https://example.com/?a=1&b=\"2\">"
    let svg = try ParsedSVG(QRCode("https://example.com/").svg(title: title))
    #expect(svg.root["role"] == "img")
    #expect(svg.text == title)
  }

  /// Dashes are drawn from left to right, each row from its quiet zone on.
  @Test func theInlinePictureHasTheSameModules() throws {
    let code = try QRCode(onScreen: "https://example.com/ferry-street/market")
    #expect(try code.side < QRCode("https://example.com/ferry-street/market").side)
    let svg = String(decoding: code.inlineSVG, as: UTF8.self)
    let path = try #require(svg.split(separator: "stroke=\"#000\" d=\"").last?.split(separator: "\"").first)
    let rows = path.split(separator: "M")
    try #require(rows.count == code.side)
    for (number, row) in rows.enumerated() {
      let start = "\(QRCode.quietZone) \(number + QRCode.quietZone).5"
      try #require(row.hasPrefix(start))
      var drawn: [Bool] = []
      for step in row.dropFirst(start.count).replacing("h", with: " h").replacing("m", with: " m")
        .replacing(" 0", with: "").split(separator: " ")
      {
        let length = try #require(Int(step.dropFirst()))
        drawn += Array(repeating: step.first == "h", count: length)
      }
      let expected = (0..<code.side).map { code.isDark(row: number, column: $0) }
      #expect(drawn + Array(repeating: false, count: code.side - drawn.count) == expected)
    }
  }
}

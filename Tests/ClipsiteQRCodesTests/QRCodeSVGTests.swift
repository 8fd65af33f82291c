import Foundation
import Testing

@testable import ClipsiteQRCodes

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite(.timeLimit(.minutes(30))) struct QRCodeSVGTests {
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
}

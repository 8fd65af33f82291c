import ClipsiteTestTools
import Foundation
import Testing

@testable import ClipsiteSystem

/// What a reader of codes that is not ours makes of them.
@Suite(.blocking, .needs(LoadedLibrary.qrencode, InstalledTool.zbarimg))
struct QRCodeScanTests {
  @Test(arguments: [
    "https://example.com/", "https://example.com/ferry-street/market?table=7&from=%C3%A9#top", "1", "7355608",
    "DONUTS", "Crêpes & 🍩", "a\nb",
    "https://example.com/" + String(repeating: "ferry-street-", count: 126) + "12345",
  ])
  func readsTheTextBack(_ text: String) throws {
    #expect(try scan(QRCode(text)) == text)
  }

  @Test func readsTheLargestCode() throws {
    let text = String(repeating: "0123456789abcdef", count: 104).prefix(QRCode.capacity)
    #expect(text.utf8.count == QRCode.capacity)
    #expect(try scan(QRCode(String(text))) == text)
  }

  @Test(arguments: [1, 17, 18, 32, 33, 53, 54, 78, 79, 106, 107, 154, 155, 230, 300, 700, 1400, 2048])
  func readsCodesForScreensBack(count: Int) throws {
    let text = String(
      String(repeating: "https://example.com/ferry-street/m%C3%A4rket?id=7&", count: 45).prefix(count))
    #expect(try scan(QRCode(onScreen: text)) == text)
  }

  /// The text that the reader finds in a picture of the code, four pixels for each module.
  private func scan(_ code: QRCode) throws -> String {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(picture(of: code, scale: 4)).write(to: folder.appendingPathComponent("code.pgm"))
    let words = ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", "code.pgm"]
    let output = try InstalledTool.zbarimg.run(words, in: folder.path, keepsErrors: false)
    #expect(output.hasSuffix("\n"))
    return String(output.dropLast())
  }

  /// A Portable Graymap: a line of text, then a byte for each pixel.
  private func picture(of code: QRCode, scale: Int) -> [UInt8] {
    let size = code.side + 2 * QRCode.quietZone
    let inside = QRCode.quietZone..<(QRCode.quietZone + code.side)
    var picture = Array("P5 \(size * scale) \(size * scale) 255\n".utf8)
    for row in 0..<(size * scale) {
      for column in 0..<(size * scale) {
        let (row, column) = (row / scale, column / scale)
        let isDark =
          inside.contains(row) && inside.contains(column)
          && code.isDark(row: row - QRCode.quietZone, column: column - QRCode.quietZone)
        picture.append(isDark ? 0 : 255)
      }
    }
    return picture
  }
}

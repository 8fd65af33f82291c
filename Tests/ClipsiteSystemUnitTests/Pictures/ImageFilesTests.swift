import Testing

@testable import ClipsiteSystem

struct ImageFilesTests {
  private static let start: [UInt8] = [0xFF, 0xD8]
  private static let end: [UInt8] = [0xFF, 0xD9]
  /// A scan with pixels that hold 0xFF, and a restart marker.
  private static let scan: [UInt8] =
    [0xFF, 0xDA, 0, 8, 1, 1, 0, 0, 0, 0] + [0x12, 0xFF, 0, 0xDA, 0xFF, 0xD0, 0x34]

  private static func scans(_ count: Int) -> [UInt8] {
    Array(repeatElement(scan, count: count).joined())
  }

  /// A segment of an application, as one that holds a small picture of its own.
  private static func segment(_ data: [UInt8]) -> [UInt8] {
    [0xFF, 0xE1, UInt8((data.count + 2) >> 8), UInt8((data.count + 2) & 0xFF)] + data
  }

  @Test(arguments: [0, 1, JPEGFile.scanLimit]) func asManyScansAsAllowedAreFine(count: Int) {
    #expect(!JPEGFile.hasTooManyScans(Self.start + Self.scans(count) + Self.end))
    #expect(!JPEGFile.hasTooManyScans(Self.start + Self.scans(count)))
  }

  @Test(
    arguments: [
      [], [0xFF, 0xFF, 0xFF], segment([1, 2, 3]), [0xFF, 0x01], [1, 2, 3],
      // A marker that no format knows, with a length that would lead behind the scans.
      [0xFF, 0x02, 0xFF, 0x00], [0xFF, 0xBF, 0x7F, 0xFE],
    ] as [[UInt8]])
  func oneScanMoreIsTooMany(before: [UInt8]) {
    #expect(JPEGFile.hasTooManyScans(Self.start + before + Self.scans(JPEGFile.scanLimit + 1) + Self.end))
  }

  @Test func scansOfPicturesInSegmentsDoNotCount() {
    let small = Self.start + Self.scans(JPEGFile.scanLimit + 1) + Self.end
    #expect(!JPEGFile.hasTooManyScans(Self.start + Self.segment(small) + Self.scans(1) + Self.end))
  }

  @Test func whatStandsBehindTheEndDoesNotCount() {
    #expect(!JPEGFile.hasTooManyScans(Self.start + Self.end + Self.scans(JPEGFile.scanLimit + 1)))
  }

  @Test func lengthsThatLeadNowhereEnd() {
    for length in [[0, 0], [0, 1], [0xFF, 0xFF], [0], []] as [[UInt8]] {
      #expect(!JPEGFile.hasTooManyScans(Self.start + [0xFF, 0xE1] + length))
    }
    #expect(!JPEGFile.hasTooManyScans([]))
    #expect(!JPEGFile.hasTooManyScans(Array("RIFF".utf8) + Self.scans(JPEGFile.scanLimit + 1)))
  }

  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    Array(name.utf8) + [UInt8(data.count), 0, 0, 0] + data + (data.count % 2 == 0 ? [] : [0])
  }

  private static func file(_ chunks: [UInt8]...) -> [UInt8] {
    let body = Array("WEBP".utf8) + chunks.joined()
    return Array("RIFF".utf8) + [UInt8(body.count), 0, 0, 0] + body
  }

  @Test(arguments: [[1, 2], [1, 2, 3]] as [[UInt8]]) func onlyThePictureIsLeft(data: [UInt8]) {
    let whole = Self.file(
      Self.chunk("VP8X", Array(repeating: 8, count: 10)), Self.chunk("ICCP", [9]), Self.chunk("VP8 ", data),
      Self.chunk("EXIF", [1, 1, 1]))
    #expect(WebPFile.withoutMetadata(whole) == Self.file(Self.chunk("VP8 ", data)))
    let plain = Self.file(Self.chunk("VP8 ", data))
    #expect(WebPFile.withoutMetadata(plain) == plain)
  }

  @Test func whatHoldsNoSuchPictureStaysAsItIs() {
    let lossless = Self.file(Self.chunk("VP8L", [1, 2]))
    for bytes in [
      [], lossless, Array(lossless.prefix(15)), Self.file(Self.chunk("VP8 ", [1, 2])).dropLast(1),
    ] {
      #expect(WebPFile.withoutMetadata(Array(bytes)) == Array(bytes))
    }
  }
}

import Testing

@testable import ClipsitePictures

@Suite(.timeLimit(.minutes(30))) struct WebPFileTests {
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

/// Reads PNG (W3C Portable Network Graphics, third edition).
enum PNGHeader {
  static func read(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
    guard reader[15] != nil else { throw .truncated(.png) }
    guard reader.has("IHDR", at: 12), reader.bigEndian(at: 8, bytes: 4) == 13 else { throw .malformed(.png) }
    let colour = reader[25]
    // A tRNS chunk gives other colour types transparency.
    let isTransparent = colour == 4 || colour == 6 || chunk("tRNS", reader) != nil
    return try ImageHeader(
      .png, width: reader.bigEndian(at: 16, bytes: 4), height: reader.bigEndian(at: 20, bytes: 4),
      hasAlpha: isTransparent,
      orientation: chunk("eXIf", reader).flatMap { ImageOrientation.read(reader, at: $0) } ?? .upright)
  }

  /// Where the data of a chunk begins, if it comes before the pixels.
  private static func chunk(_ type: StaticString, _ reader: ByteReader) -> Int? {
    var offset = 8
    while let length = reader.bigEndian(at: offset, bytes: 4), !reader.has("IDAT", at: offset + 4) {
      if reader.has(type, at: offset + 4) { return offset + 8 }
      offset += 12 + length
    }
    return nil
  }
}

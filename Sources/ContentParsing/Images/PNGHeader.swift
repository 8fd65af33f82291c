/// Reads PNG (W3C Portable Network Graphics, third edition).
enum PNGHeader {
  static func read(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
    guard reader[15] != nil else { throw .truncated(.png) }
    guard reader.has("IHDR", at: 12), reader.bigEndian(at: 8, bytes: 4) == 13 else { throw .malformed(.png) }
    let colour = reader[25]
    return try ImageHeader(
      .png, width: reader.bigEndian(at: 16, bytes: 4), height: reader.bigEndian(at: 20, bytes: 4),
      hasAlpha: colour == 4 || colour == 6 || hasTransparency(reader))
  }

  /// Whether a tRNS chunk, which gives other colour types transparency, comes before the pixels.
  private static func hasTransparency(_ reader: ByteReader) -> Bool {
    var offset = 8
    while let length = reader.bigEndian(at: offset, bytes: 4), !reader.has("IDAT", at: offset + 4) {
      if reader.has("tRNS", at: offset + 4) { return true }
      offset += 12 + length
    }
    return false
  }
}

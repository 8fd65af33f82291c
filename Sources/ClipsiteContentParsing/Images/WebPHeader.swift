/// Reads WebP (RFC 9649): the first chunk is lossy, lossless or extended.
enum WebPHeader {
  static func read(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
    guard reader[15] != nil else { throw .truncated(.webp) }
    if reader.has("VP8 ", at: 12) { return try lossy(reader) }
    if reader.has("VP8L", at: 12) { return try lossless(reader) }
    guard reader.has("VP8X", at: 12) else { throw .malformed(.webp) }
    return try ImageHeader(
      .webp, width: reader.littleEndian(at: 24, bytes: 3).map { $0 + 1 },
      height: reader.littleEndian(at: 27, bytes: 3).map { $0 + 1 }, hasAlpha: (reader[20] ?? 0) & 0x10 != 0,
      orientation: (reader[20] ?? 0) & 0x08 == 0 ? .upright : orientation(reader))
  }

  /// What the EXIF chunk says, which stands behind the pixels (RFC 9649, section 2.7); nil when the bytes end
  /// before it.
  private static func orientation(_ reader: ByteReader) -> ImageOrientation? {
    var offset = 12
    while let length = reader.littleEndian(at: offset + 4, bytes: 4) {
      if reader.has("EXIF", at: offset) {
        // Some programs copy the mark of JPEG with it.
        let start = offset + (reader.has("Exif\0\0", at: offset + 8) ? 14 : 8)
        return ImageOrientation.read(reader, at: start) ?? .upright
      }
      offset += 8 + length + length % 2
    }
    return nil
  }

  /// A VP8 key frame: 14 bits of width and height after the start code (RFC 6386, section 9.1).
  private static func lossy(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
    guard let code = reader.bigEndian(at: 23, bytes: 3) else { throw .truncated(.webp) }
    guard code == 0x9D012A else { throw .malformed(.webp) }
    return try ImageHeader(
      .webp, width: reader.littleEndian(at: 26, bytes: 2).map { $0 & 0x3FFF },
      height: reader.littleEndian(at: 28, bytes: 2).map { $0 & 0x3FFF }, hasAlpha: false)
  }

  /// A VP8L stream: the signature, then width and height minus one, 14 bits each, and one bit for alpha.
  private static func lossless(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
    guard let signature = reader[20] else { throw .truncated(.webp) }
    guard signature == 0x2F else { throw .malformed(.webp) }
    guard let bits = reader.littleEndian(at: 21, bytes: 4) else { throw .truncated(.webp) }
    return try ImageHeader(
      .webp, width: (bits & 0x3FFF) + 1, height: (bits >> 14 & 0x3FFF) + 1, hasAlpha: bits >> 28 & 1 == 1)
  }
}

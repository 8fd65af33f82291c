/// Reads GIF (Graphics Interchange Format, version 89a).
enum GIFHeader {
  static func read(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
    try ImageHeader(
      .gif, width: reader.littleEndian(at: 6, bytes: 2), height: reader.littleEndian(at: 8, bytes: 2),
      hasAlpha: hasTransparency(reader))
  }

  /// Whether a graphic control extension before the first image names a transparent colour.
  private static func hasTransparency(_ reader: ByteReader) -> Bool {
    guard let flags = reader[10] else { return false }
    var offset = 13 + (flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1))
    while reader[offset] == 0x21 {
      if reader[offset + 1] == 0xF9, let control = reader[offset + 3] { return control & 1 == 1 }
      offset += 2
      while let length = reader[offset], length > 0 { offset += 1 + Int(length) }
      offset += 1
    }
    return false
  }
}

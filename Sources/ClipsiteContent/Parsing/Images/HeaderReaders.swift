/// Reads PNG (W3C Portable Network Graphics, third edition).
enum PNGHeader {
  static func read(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
    guard reader[15] != nil else { throw .truncated(.png) }
    guard reader.has("IHDR", at: 12), reader.bigEndian(at: 8, bytes: 4) == 13 else { throw .malformed(.png) }
    let colour = reader[25]
    // A tRNS chunk gives other color types transparency.
    let isTransparent = colour == 4 || colour == 6 || chunk("tRNS", reader) != nil
    return try ImageHeader(
      .png, width: reader.bigEndian(at: 16, bytes: 4), height: reader.bigEndian(at: 20, bytes: 4),
      hasAlpha: isTransparent,
      orientation: chunk("eXIf", reader).flatMap { ImageOrientation.read(reader, at: $0) } ?? .upright)
  }

  /// Returns the start of a chunk's data, if the chunk comes before the pixels.
  private static func chunk(_ type: StaticString, _ reader: ByteReader) -> Int? {
    var offset = 8
    while let length = reader.bigEndian(at: offset, bytes: 4), !reader.has("IDAT", at: offset + 4) {
      if reader.has(type, at: offset + 4) { return offset + 8 }
      offset += 12 + length
    }
    return nil
  }
}

/// Reads JPEG (ITU-T T.81, annex B): walks the segments to the frame header.
enum JPEGHeader {
  static func read(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
    var offset = 2
    var orientation: ImageOrientation?
    while true {
      let marker = try marker(reader, at: &offset)
      if isFrame(marker) {
        return try ImageHeader(
          .jpeg, width: reader.bigEndian(at: offset + 5, bytes: 2),
          height: reader.bigEndian(at: offset + 3, bytes: 2), hasAlpha: false,
          isCMYK: reader[offset + 7] == 4, orientation: orientation ?? .upright)
      }
      // Restart markers and TEM stand alone; the end of the image or its pixels come too early.
      if marker == 0x01 || (0xD0...0xD7).contains(marker) { continue }
      guard marker != 0xD9, marker != 0xDA, marker != 0 else { throw .malformed(.jpeg) }
      guard let length = reader.bigEndian(at: offset, bytes: 2) else { throw .truncated(.jpeg) }
      guard length >= 2 else { throw .malformed(.jpeg) }
      // The segment APP1 of Exif 2.32, section 4.7.2. There is one; a thousand would be meant to keep us
      // busy.
      if marker == 0xE1, orientation == nil, reader.has("Exif\0\0", at: offset + 2) {
        orientation = ImageOrientation.read(reader, at: offset + 8) ?? .upright
      }
      offset += length
    }
  }

  /// The next marker, with any number of fill bytes before it; moves to the byte after it.
  private static func marker(_ reader: ByteReader, at offset: inout Int) throws(ImageHeaderError) -> UInt8 {
    guard let first = reader[offset] else { throw .truncated(.jpeg) }
    guard first == 0xFF else { throw .malformed(.jpeg) }
    while reader[offset] == 0xFF { offset += 1 }
    guard let marker = reader[offset] else { throw .truncated(.jpeg) }
    offset += 1
    return marker
  }

  /// SOF0 to SOF15 without DHT, JPG and DAC, which share their numbers.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }
}

/// Reads GIF (Graphics Interchange Format, version 89a).
enum GIFHeader {
  static func read(_ reader: ByteReader) throws(ImageHeaderError) -> ImageHeader {
    try ImageHeader(
      .gif, width: reader.littleEndian(at: 6, bytes: 2), height: reader.littleEndian(at: 8, bytes: 2),
      hasAlpha: hasTransparency(reader))
  }

  /// Indicates whether a graphic control extension before the first image names a transparent color.
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

  /// Returns the orientation in the EXIF chunk, which follows the pixels (RFC 9649, section 2.7), or `nil` if
  /// the bytes end before it.
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

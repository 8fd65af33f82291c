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
          orientation: orientation ?? .upright)
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

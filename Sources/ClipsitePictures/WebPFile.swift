/// The container of WebP pictures (RFC 9649, section 2.3).
package enum WebPFile {
  /// A lossy picture alone: libvips 8.14 writes its resolution as EXIF behind it, whatever it is asked for.
  ///
  /// - Returns: The bytes as they are when they hold no such picture.
  package static func withoutMetadata(_ bytes: [UInt8]) -> [UInt8] {
    guard let picture = chunk("VP8 ", in: bytes) else { return bytes }
    let length = UInt32(picture.count + 4).littleEndian
    return Array("RIFF".utf8) + withUnsafeBytes(of: length) { Array($0) } + Array("WEBP".utf8) + picture
  }

  /// A chunk with its name, its length and what fills it up to an even length.
  private static func chunk(_ name: StaticString, in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    var start = 12
    while start + 8 <= bytes.count {
      let length = (4..<8).reduce(0) { $0 | Int(bytes[start + $1]) << (8 * ($1 - 4)) }
      let end = start + 8 + length + length % 2
      guard end <= bytes.count else { return nil }
      if bytes[start..<start + 4].elementsEqual(wanted) { return bytes[start..<end] }
      start = end
    }
    return nil
  }
}

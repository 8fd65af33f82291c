/// The facts about a JPEG (ITU-T T.81) that must be known before it is decoded.
package enum JPEGFile {
  /// The number of scans that an image may have. Programs that look for the smallest file use about twenty.
  ///
  /// Each goes over all pixels, and may take no more than a hundred bytes: 60 KB could keep a decoder busy
  /// for a second, a file of the largest size for more than an hour.
  package static let scanLimit = 100

  /// Indicates whether an image has more scans than allowed. Bytes that are not a JPEG have none.
  package static func hasTooManyScans(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return false }
    return bytes.withUnsafeBytes { bytes in
      var (offset, scans) = (2, 0)
      while scans <= scanLimit, let marker = nextMarker(bytes, &offset), marker != endOfImage {
        if marker == startOfScan { scans += 1 }
        if hasLength(marker) { offset += length(bytes, at: offset) }
      }
      return scans > scanLimit
    }
  }

  private static let startOfScan: UInt8 = 0xDA
  private static let endOfImage: UInt8 = 0xD9

  /// The next marker, whatever stands before it, such as the pixels of a scan; moves to the byte after it.
  private static func nextMarker(_ bytes: UnsafeRawBufferPointer, _ offset: inout Int) -> UInt8? {
    while offset + 1 < bytes.count {
      offset += 1
      // In pixels, a zero follows 0xFF; any number of 0xFF may stand before a marker (section B.1.1).
      if bytes[offset - 1] == 0xFF, bytes[offset] != 0, bytes[offset] != 0xFF {
        offset += 1
        return bytes[offset - 1]
      }
    }
    return nil
  }

  /// Indicates whether a segment follows, by table B.1. Below 0xC0 nothing is skipped, though reserved
  /// markers would have a length: libjpeg passes over them when it looks for a lost restart marker, and finds
  /// the scans behind them.
  private static func hasLength(_ marker: UInt8) -> Bool {
    marker >= 0xC0 && !(0xD0...0xD8).contains(marker)
  }

  /// The length of a segment, which counts its own two bytes.
  private static func length(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    offset + 1 < bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : 0
  }
}

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

/// Icons of several sizes in one file, as browsers ask for at `/favicon.ico`: PNG pictures behind a list
/// (Microsoft, “ICO file format”, with PNG since Windows Vista).
enum IconFile {
  /// The sides of the icons, in pixels: tabs, tabs on dense screens, shortcuts.
  static let sides = [16, 32, 48]

  /// The file.
  ///
  /// - Parameter pictures: A PNG for each of `sides`.
  static func bytes(of pictures: [[UInt8]]) -> [UInt8] {
    var file: [UInt8] = [0, 0, 1, 0] + number(pictures.count, bytes: 2)
    var offset = 6 + 16 * pictures.count
    for (side, picture) in zip(sides, pictures) {
      // No palette; one plane of 24 bits a pixel.
      file += [UInt8(side), UInt8(side), 0, 0, 1, 0, 24, 0]
      file += number(picture.count, bytes: 4) + number(offset, bytes: 4)
      offset += picture.count
    }
    return file + pictures.joined()
  }

  /// A number with its least byte first.
  private static func number(_ value: Int, bytes count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}

extension ImageMaker {
  /// The file of icons for `/favicon.ico`, of a square logo.
  ///
  /// - Throws: `ImageError`.
  package func favicon(of logo: ImageSource) throws(ImageError) -> [UInt8] {
    let recipe = "ico \(IconFile.sides) \(logo.orientation)"
    return try make(recipe, of: logo) { bytes in
      let pictures = IconFile.sides.compactMap { side in
        library.pixels(of: bytes, orientation: logo.orientation, ImageSize(side, side)).flatMap {
          library.encode($0, as: .png)
        }
      }
      return pictures.count == IconFile.sides.count ? IconFile.bytes(of: pictures) : nil
    }
  }
}

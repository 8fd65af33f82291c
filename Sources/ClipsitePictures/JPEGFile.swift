/// What has to be known of a JPEG (ITU-T T.81) before it is decoded.
package enum JPEGFile {
  /// How many scans a picture may have. Programs that look for the smallest file use about twenty.
  ///
  /// Each goes over all pixels, and may take no more than a hundred bytes: 60 KB could keep a decoder busy
  /// for a second, a file of the largest size for more than an hour.
  package static let scanLimit = 100

  /// Whether a picture has more scans than it may have. What is no JPEG has none.
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

  /// Whether a segment follows, by table B.1. Below 0xC0 nothing is skipped, though reserved markers would
  /// have a length: libjpeg passes over them when it looks for a lost restart marker, and finds the scans
  /// behind them.
  private static func hasLength(_ marker: UInt8) -> Bool {
    marker >= 0xC0 && !(0xD0...0xD8).contains(marker)
  }

  /// The length of a segment, which counts its own two bytes.
  private static func length(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    offset + 1 < bytes.count ? Int(bytes[offset]) << 8 | Int(bytes[offset + 1]) : 0
  }
}

/// How a camera was held: what has to be done to the pixels as stored so that they stand upright (Exif 2.32,
/// section 4.6.4, Orientation).
package enum ImageOrientation: Int, Hashable, Sendable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case upsideDownMirrored = 4
  case turnedLeftMirrored = 5
  case turnedLeft = 6
  case turnedRightMirrored = 7
  case turnedRight = 8

  /// Whether width and height change places.
  var swapsSides: Bool { rawValue >= 5 }

  /// Reads the tag from a TIFF structure, as cameras write it into pictures; nil when it says nothing.
  ///
  /// - Parameter start: Where the structure begins.
  static func read(_ reader: ByteReader, at start: Int) -> ImageOrientation? {
    let isLittleEndian = reader.has("II", at: start)
    guard isLittleEndian || reader.has("MM", at: start) else { return nil }
    func number(at offset: Int, bytes count: Int) -> Int? {
      isLittleEndian
        ? reader.littleEndian(at: start + offset, bytes: count)
        : reader.bigEndian(at: start + offset, bytes: count)
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2) else {
      return nil
    }
    for entry in 0..<count {
      guard let tag = number(at: directory + 2 + entry * 12, bytes: 2) else { return nil }
      if tag == 0x0112 { return number(at: directory + 10 + entry * 12, bytes: 2).flatMap(Self.init) }
    }
    return nil
  }
}

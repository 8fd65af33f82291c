/// Reads numbers from bytes; past the end there are none.
struct ByteReader {
  private let bytes: UnsafeRawBufferPointer

  init(_ bytes: UnsafeRawBufferPointer) {
    self.bytes = bytes
  }

  /// The byte at an offset.
  subscript(offset: Int) -> UInt8? {
    bytes.indices.contains(offset) ? bytes[offset] : nil
  }

  /// An unsigned number of some bytes, the most significant first.
  func bigEndian(at offset: Int, bytes count: Int) -> Int? {
    number(at: offset, count, Array(0..<count))
  }

  /// An unsigned number of some bytes, the least significant first.
  func littleEndian(at offset: Int, bytes count: Int) -> Int? {
    number(at: offset, count, (0..<count).reversed())
  }

  /// Indicates whether the bytes begin with a prefix.
  func starts(with prefix: some Sequence<UInt8>) -> Bool { bytes.starts(with: prefix) }

  /// Indicates whether ASCII text is at an offset.
  func has(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
  }

  private func number(at offset: Int, _ count: Int, _ order: [Int]) -> Int? {
    guard offset >= 0, offset <= bytes.count - count else { return nil }
    return order.reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }
}

/// The orientation of the camera: the change that turns the stored pixels upright (Exif 2.32, section 4.6.4,
/// Orientation).
package enum ImageOrientation: Int, Hashable, Sendable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case upsideDownMirrored = 4
  case turnedLeftMirrored = 5
  case turnedLeft = 6
  case turnedRightMirrored = 7
  case turnedRight = 8

  /// Indicates whether width and height change places.
  var swapsSides: Bool { rawValue >= 5 }

  /// Reads the tag from a TIFF structure, as cameras write it into pictures, or `nil` if it says nothing.
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

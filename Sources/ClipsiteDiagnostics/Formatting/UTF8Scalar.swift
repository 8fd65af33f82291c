/// One step through bytes that should be UTF-8: a Unicode scalar, or a single byte that is not part of one.
struct UTF8Scalar: Hashable {
  /// The scalar, or nil when the byte is not valid UTF-8.
  let value: Unicode.Scalar?
  /// How many bytes it takes, from 1 to 4; an invalid byte takes one.
  let length: Int

  /// Reads the scalar that starts at an index (RFC 3629: no overlong forms, no surrogates).
  init(in bytes: ArraySlice<UInt8>, at index: Int) {
    let (count, least) = Self.shape(lead: bytes[index])
    guard let scalar = Self.join(bytes[index...].prefix(count), least: least) else {
      (value, length) = (nil, 1)
      return
    }
    (value, length) = (scalar, count)
  }

  /// The length that a first byte announces, and the least value that needs this length.
  private static func shape(lead: UInt8) -> (count: Int, least: UInt32) {
    switch lead {
    case 0x00...0x7F: (1, 0)
    case 0xC2...0xDF: (2, 0x80)
    case 0xE0...0xEF: (3, 0x800)
    case 0xF0...0xF4: (4, 0x10000)
    default: (0, 0)
    }
  }

  private static func join(_ bytes: ArraySlice<UInt8>, least: UInt32) -> Unicode.Scalar? {
    guard let lead = bytes.first, bytes.count == shape(lead: lead).count else { return nil }
    if bytes.count == 1 { return Unicode.Scalar(lead) }
    var bits = UInt32(lead & (0x7F >> UInt8(bytes.count)))
    for byte in bytes.dropFirst() {
      guard byte & 0b1100_0000 == 0b1000_0000 else { return nil }
      bits = bits << 6 | UInt32(byte & 0b0011_1111)
    }
    return bits < least ? nil : Unicode.Scalar(bits)
  }
}

/// A set of ASCII bytes that is asked in constant time.
struct ASCIISet: Sendable {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  /// The bytes of a text, which has to be ASCII, and all letters and digits when asked for.
  init(_ text: StaticString, lettersAndDigits: Bool = false) {
    for index in 0..<text.utf8CodeUnitCount { insert(text.utf8Start[index]) }
    guard lettersAndDigits else { return }
    for byte in UInt8(0)..<128 where byte.isLetterOrDigit { insert(byte) }
  }

  func contains(_ byte: UInt8) -> Bool {
    switch byte {
    case 0..<64: low & (1 << UInt64(byte)) != 0
    case 64..<128: high & (1 << UInt64(byte & 63)) != 0
    default: false
    }
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && contains(UInt8(truncatingIfNeeded: scalar.value))
  }

  private mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 << UInt64(byte) } else if byte < 128 { high |= 1 << UInt64(byte & 63) }
  }
}

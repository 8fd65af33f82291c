/// The classes of bytes that markup is made of, and searches for them.
///
/// Source: HTML Living Standard, section 13.2.5.
package enum MarkupBytes {
  /// Returns the first position of a byte at or after `start`, or `nil` if it does not occur.
  ///
  /// Most bytes that are looked for are near, so 16 bytes are looked at in one step.
  @inline(__always)
  package static func find(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    let (wanted, count) = (SIMD16<UInt8>(repeating: byte), bytes.count)
    var index = start
    while index &+ 16 <= count {
      let block = base.loadUnaligned(fromByteOffset: index, as: SIMD16<UInt8>.self)
      let (low, high) = unsafeBitCast(block .== wanted, to: (UInt64, UInt64).self)
      if low != 0 { return index &+ low.littleEndian.trailingZeroBitCount / 8 }
      if high != 0 { return index &+ 8 &+ high.littleEndian.trailingZeroBitCount / 8 }
      index &+= 16
    }
    while index < count {
      if bytes[index] == byte { return index }
      index &+= 1
    }
    return nil
  }

  /// Returns the same position, which is mostly far: 64 bytes are looked at in one step.
  package static func findFar(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let wanted = SIMD16<UInt8>(repeating: byte)
    var index = start
    while index &+ 64 <= bytes.count {
      let (first, second, third, last) = bytes.loadUnaligned(
        fromByteOffset: index, as: (SIMD16<UInt8>, SIMD16<UInt8>, SIMD16<UInt8>, SIMD16<UInt8>).self)
      let found = (first .== wanted) .| (second .== wanted) .| (third .== wanted) .| (last .== wanted)
      let (low, high) = unsafeBitCast(found, to: (UInt64, UInt64).self)
      if low | high != 0 { break }
      index &+= 64
    }
    return find(byte, in: bytes, from: index)
  }

  /// Returns `true` if the bytes of a range are a name, which is given in lower case, whatever their own
  /// case.
  package static func equal(_ name: StaticString, _ bytes: UnsafeRawBufferPointer, at range: Range<Int>)
    -> Bool
  {
    guard range.count == name.utf8CodeUnitCount else { return false }
    let text = name.utf8Start
    var offset = 0
    while offset < range.count {
      let byte = bytes[range.lowerBound &+ offset]
      guard byte == text[offset] || lowercased(byte) == text[offset] else { return false }
      offset &+= 1
    }
    return true
  }

  /// Returns `true` if bytes begin with a name, which is given in lower case, whatever their own case.
  package static func starts(_ bytes: UnsafeRawBufferPointer, with name: StaticString) -> Bool {
    bytes.count >= name.utf8CodeUnitCount && equal(name, bytes, at: 0..<name.utf8CodeUnitCount)
  }

  /// Returns `true` if a byte ends the name of a tag. Letters are above all of these.
  package static func endsTagName(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: ">") && (isSpace(byte) || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "/"))
  }

  /// Returns `true` if a byte ends the name of an attribute.
  static func endsAttributeName(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: ">") && (byte == UInt8(ascii: "=") || endsTagName(byte))
  }

  /// Returns `true` if a byte ends a value without quotes.
  package static func endsValue(_ byte: UInt8) -> Bool { isSpace(byte) || byte == UInt8(ascii: ">") }

  /// Returns `true` if a byte is a quotation mark.
  static func isQuote(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }

  /// Returns `true` if a byte is white space in HTML.
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D || byte == 0x0C)
  }

  /// Returns `true` if a byte is a letter of ASCII.
  package static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  /// Returns the byte with A to Z in lower case.
  package static func lowercased(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}

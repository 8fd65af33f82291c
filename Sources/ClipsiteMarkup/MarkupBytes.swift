/// The classes of bytes that markup is made of, and searches for them.
///
/// Source: HTML Living Standard, section 13.2.5.
package enum MarkupBytes {
  /// Returns the first position of a byte at or after `start`, or `nil` if it does not occur.
  ///
  /// Most bytes that are looked for are near. Behind them, 64 bytes are looked at in one step, in a loop that
  /// the compiler turns into vector instructions.
  package static func find(_ byte: UInt8, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    let wanted = ones &* UInt64(byte)
    var index = start
    let near = min(start &+ 48, bytes.count &- 8)
    while index <= near {
      let hits = hits(wanted, in: bytes, at: index)
      // Borrows go to higher bytes only, so the lowest hit is right.
      if hits != 0 { return index &+ hits.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index &+ 64 <= bytes.count {
      var any: UInt64 = 0
      for word in 0..<8 { any |= hits(wanted, in: bytes, at: index &+ 8 &* word) }
      if any != 0 { break }
      index &+= 64
    }
    while index &+ 8 <= bytes.count {
      let hits = hits(wanted, in: bytes, at: index)
      if hits != 0 { return index &+ hits.trailingZeroBitCount / 8 }
      index &+= 8
    }
    while index < bytes.count {
      if bytes[index] == byte { return index }
      index &+= 1
    }
    return nil
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }

  /// The top bits of the bytes of a word that are the wanted one; higher bits may be set, too, behind the
  /// lowest.
  @inline(__always)
  private static func hits(_ wanted: UInt64, in bytes: UnsafeRawBufferPointer, at index: Int) -> UInt64 {
    let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) ^ wanted
    return (word &- ones) & ~word & (ones &* 0x80)
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
      guard lowercased(bytes[range.lowerBound &+ offset]) == text[offset] else { return false }
      offset &+= 1
    }
    return true
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

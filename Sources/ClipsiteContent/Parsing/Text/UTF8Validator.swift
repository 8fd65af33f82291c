/// Finds the first byte that is not UTF-8, after table 3-7 of the Unicode Standard.
package struct UTF8Validator: Sendable {
  /// The fault of a sequence of bytes.
  package enum Fault: Hashable, Sendable {
    /// A byte that begins no sequence: a continuation byte, or one that never occurs in UTF-8.
    case strayByte
    /// A sequence that ends before its last byte.
    case truncated
    /// A sequence longer than its code point needs, such as `C0 AF` for `/`.
    case overlong
    /// An encoded surrogate, U+D800 to U+DFFF.
    case surrogate
    /// A code point past U+10FFFF.
    case tooLarge
  }

  /// A sequence that is not UTF-8.
  package struct InvalidSequence: Hashable, Sendable {
    /// The bytes: the first one and the continuation bytes that were read with it.
    package let range: Range<Int>
    package let fault: Fault
  }

  /// The first sequence that is not UTF-8; nothing after it has been looked at.
  package private(set) var invalid: InvalidSequence?
  /// The offset of the first byte outside ASCII, if there is one.
  package private(set) var firstNonASCII: Int?
  /// The bytes of the first control character that no text needs: any but tab, line ends and form feed.
  package private(set) var firstControl: Range<Int>?

  /// Examines bytes once, eight at a time while they are ASCII.
  package init(_ bytes: UnsafeRawBufferPointer) {
    var index = 0
    while true {
      index = Self.skipASCII(bytes, from: index)
      guard index < bytes.count else { return }
      let byte = bytes[index]
      if byte < 0x80 {
        if firstControl == nil, Self.isControl(byte) { firstControl = index..<(index + 1) }
        index += 1
        continue
      }
      if firstNonASCII == nil { firstNonASCII = index }
      guard let next = Self.skipSequence(bytes, at: index) else {
        invalid = Self.describe(bytes, at: index)
        return
      }
      // U+0080 to U+009F.
      if byte == 0xC2, firstControl == nil, bytes[index + 1] < 0xA0 { firstControl = index..<next }
      index = next
    }
  }

  /// Examines an array of bytes.
  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBytes { UTF8Validator($0) }
  }

  /// Skips words of ASCII up to the first byte of one that is a control character or outside ASCII. Words whose
  /// only control characters are line feeds are skipped as well.
  private static func skipASCII(_ bytes: UnsafeRawBufferPointer, from start: Int) -> Int {
    let (ones, tops): (UInt64, UInt64) = (0x0101_0101_0101_0101, 0x8080_8080_8080_8080)
    var index = start
    while index + 8 <= bytes.count {
      let word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      // Borrows and carries go to higher bytes only, so the lowest hit is right.
      let hits = (word | (word &- 0x20 &* ones) | (word &+ ones)) & tops
      guard hits == 0 else { return index + hits.trailingZeroBitCount / 8 }
      index += 8
    }
    return index
  }

  private static func isControl(_ byte: UInt8) -> Bool {
    byte < 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0C && byte != 0x0D || byte == 0x7F
  }

  /// The offset after a valid sequence of two to four bytes, or nil.
  private static func skipSequence(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int? {
    let length = sequenceLength(bytes[index])
    guard length > 1, index + length <= bytes.count else { return nil }
    guard secondByteRange(after: bytes[index]).contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return index + length
  }

  private static func sequenceLength(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  private static func secondByteRange(after lead: UInt8) -> ClosedRange<UInt8> {
    switch lead {
    case 0xE0: 0xA0...0xBF
    case 0xED: 0x80...0x9F
    case 0xF0: 0x90...0xBF
    case 0xF4: 0x80...0x8F
    default: 0x80...0xBF
    }
  }

  private static func describe(_ bytes: UnsafeRawBufferPointer, at index: Int) -> InvalidSequence {
    let lead = bytes[index]
    let length = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF8 ? 4 : 1
    var end = index + 1
    while end < bytes.count, end < index + length, bytes[end] & 0xC0 == 0x80 { end += 1 }
    let fault: Fault =
      if length == 1 { .strayByte } else if end < index + length { .truncated } else {
        switch lead {
        case 0xC0, 0xC1, 0xE0, 0xF0: .overlong
        case 0xED: .surrogate
        default: .tooLarge
        }
      }
    return InvalidSequence(range: index..<end, fault: fault)
  }
}

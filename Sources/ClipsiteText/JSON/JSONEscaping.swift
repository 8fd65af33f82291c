/// Writes text as the inside of a JSON string.
enum JSONEscaping {
  /// The most bytes that one byte of a text becomes, as in `\u0000`.
  static let longestEscape = 6

  /// Writes a text to memory that has room for it, and returns the end of what it wrote.
  static func write(
    _ text: UnsafeBufferPointer<UInt8>, to start: UnsafeMutablePointer<UInt8>, htmlSafe: Bool
  ) -> UnsafeMutablePointer<UInt8> {
    var (index, end) = (0, start)
    while index < text.count {
      let byte = text[index]
      if htmlSafe, byte == separatorLead, let separator = lineSeparator(text, at: index) {
        (index, end) = (index + 3, writeEscape(separator, to: end))
      } else if isEscaped(byte, htmlSafe) {
        (index, end) = (index + 1, writeEscape(UInt16(byte), to: end))
      } else {
        end.initialize(to: byte)
        (index, end) = (index + 1, end + 1)
      }
    }
    return end
  }

  /// Returns `true` if no byte of a text needs an escape, in HTML or elsewhere. This is the usual case, found
  /// for eight bytes in one step.
  @inline(__always)
  static func isPlain(_ text: UnsafeRawBufferPointer) -> Bool {
    guard text.count >= 8 else {
      // Spaces fill the word.
      return isPlain(text.reduce(0x2020_2020_2020_2020) { $0 &<< 8 | UInt64($1) })
    }
    var index = 0
    while index &+ 8 < text.count {
      guard isPlain(text.loadUnaligned(fromByteOffset: index, as: UInt64.self)) else { return false }
      index &+= 8
    }
    // The last word overlaps the one before it.
    return isPlain(text.loadUnaligned(fromByteOffset: text.count &- 8, as: UInt64.self))
  }

  /// The first byte of U+2028 and U+2029, and of many others.
  private static let separatorLead: UInt8 = 0xE2

  /// The special bytes below 64 as bits: control characters and `"`; in HTML also `&`, `<` and `>`.
  private static var lowBytes: UInt64 { 0xFFFF_FFFF | 1 << 34 }
  private static var lowBytesOfHTML: UInt64 { lowBytes | 1 << 38 | 1 << 60 | 1 << 62 }

  /// Indicates whether a byte needs an escape, whatever follows it.
  @inline(__always)
  private static func isEscaped(_ byte: UInt8, _ htmlSafe: Bool) -> Bool {
    if byte < 64 { return (htmlSafe ? lowBytesOfHTML : lowBytes) &>> UInt64(byte) & 1 != 0 }
    return byte == UInt8(ascii: "\\")
  }

  /// Indicates whether no byte of a word needs an escape. `"` and `&` differ in one bit, as do `<` and `>`.
  /// With it masked, and the rest subtracted, such a byte is zero.
  private static func isPlain(_ word: UInt64) -> Bool {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let quotes = (word & (ones &* 0xFB)) ^ (ones &* 0x22)
    let brackets = (word | (ones &* 0x02)) ^ (ones &* 0x3E)
    let backslashes = word ^ (ones &* 0x5C)
    let separators = word ^ (ones &* UInt64(separatorLead))
    let controls = (word &- (ones &* 0x20)) & ~word
    let zeros =
      ((quotes &- ones) & ~quotes) | ((brackets &- ones) & ~brackets)
      | ((backslashes &- ones) & ~backslashes) | ((separators &- ones) & ~separators)
    return (zeros | controls) & (ones &* 0x80) == 0
  }

  private static func lineSeparator(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> UInt16? {
    guard index + 2 < text.count, text[index + 1] == 0x80 else { return nil }
    switch text[index + 2] {
    case 0xA8: return 0x2028
    case 0xA9: return 0x2029
    default: return nil
    }
  }

  private static func writeEscape(
    _ unit: UInt16, to start: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    var end = start
    func write(_ byte: UInt8) {
      end.initialize(to: byte)
      end += 1
    }
    write(UInt8(ascii: "\\"))
    switch unit {
    case 0x22, 0x5C: write(UInt8(unit))
    case 0x08: write(UInt8(ascii: "b"))
    case 0x0C: write(UInt8(ascii: "f"))
    case 0x0A: write(UInt8(ascii: "n"))
    case 0x0D: write(UInt8(ascii: "r"))
    case 0x09: write(UInt8(ascii: "t"))
    default:
      write(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] { write(hexDigit(UInt8(unit >> UInt16(shift) & 0xF))) }
    }
    return end
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

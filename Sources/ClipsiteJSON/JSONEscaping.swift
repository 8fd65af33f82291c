/// Writes text as the inside of a JSON string.
///
/// Bytes that need nothing are copied in runs.
enum JSONEscaping {
  static func append(_ value: String, to bytes: inout [UInt8], htmlSafe: Bool) {
    let isWritten: Void? = value.utf8.withContiguousStorageIfAvailable {
      append($0, to: &bytes, htmlSafe: htmlSafe)
    }
    guard isWritten == nil else { return }
    var copy = value
    copy.withUTF8 { append($0, to: &bytes, htmlSafe: htmlSafe) }
  }

  private static func append(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8], htmlSafe: Bool) {
    let raw = UnsafeRawBufferPointer(text)
    var start = 0
    var index = 0
    while index < text.count {
      // The last word overlaps the one before it.
      if raw.count >= 8,
        isPlain(raw.loadUnaligned(fromByteOffset: min(index, raw.count - 8), as: UInt64.self))
      {
        index = min(index + 8, raw.count)
        continue
      }
      guard isSpecial(text[index], htmlSafe) else {
        index += 1
        continue
      }
      let separator = text[index] == separatorLead ? lineSeparator(text, at: index) : nil
      if text[index] == separatorLead, separator == nil {
        index += 1
        continue
      }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      appendEscape(separator ?? UInt16(text[index]), to: &bytes)
      index += separator == nil ? 1 : 3
      start = index
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
  }

  /// The first byte of U+2028 and U+2029, and of many others.
  private static let separatorLead: UInt8 = 0xE2

  /// The special bytes below 64 as bits: control characters and `"`; in HTML also `&`, `<` and `>`.
  private static var lowBytes: UInt64 { 0xFFFF_FFFF | 1 << 34 }
  private static var lowBytesOfHTML: UInt64 { lowBytes | 1 << 38 | 1 << 60 | 1 << 62 }

  /// Indicates whether a byte may need an escape.
  @inline(__always)
  private static func isSpecial(_ byte: UInt8, _ htmlSafe: Bool) -> Bool {
    if byte < 64 { return (htmlSafe ? lowBytesOfHTML : lowBytes) &>> UInt64(byte) & 1 != 0 }
    return byte == UInt8(ascii: "\\") || htmlSafe && byte == separatorLead
  }

  /// Indicates whether no byte of a word needs an escape, in HTML or elsewhere. This is the usual case, found
  /// for eight bytes in one step. `"` and `&` differ in one bit, as do `<` and `>`. With it masked, and the
  /// rest subtracted, such a byte is zero.
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

  private static func appendEscape(_ unit: UInt16, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\\"))
    switch unit {
    case 0x22, 0x5C: bytes.append(UInt8(unit))
    case 0x08: bytes.append(UInt8(ascii: "b"))
    case 0x0C: bytes.append(UInt8(ascii: "f"))
    case 0x0A: bytes.append(UInt8(ascii: "n"))
    case 0x0D: bytes.append(UInt8(ascii: "r"))
    case 0x09: bytes.append(UInt8(ascii: "t"))
    default:
      bytes.append(UInt8(ascii: "u"))
      for shift in [12, 8, 4, 0] { bytes.append(hexDigit(UInt8(unit >> UInt16(shift) & 0xF))) }
    }
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}

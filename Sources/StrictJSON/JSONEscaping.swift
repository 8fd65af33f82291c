/// Writes text as the inside of a JSON string.
///
/// Bytes that need nothing are copied in runs; a table tells which those are.
enum JSONEscaping {
  private enum Kind {
    static let plain: UInt8 = 0
    static let always: UInt8 = 1
    static let markup: UInt8 = 2
    /// The first byte of U+2028 and U+2029, and of many others.
    static let separatorLead: UInt8 = 3
  }

  private static let kinds: [UInt8] = {
    var kinds = [UInt8](repeating: Kind.plain, count: 256)
    for control in 0..<0x20 { kinds[control] = Kind.always }
    kinds[Int(UInt8(ascii: "\""))] = Kind.always
    kinds[Int(UInt8(ascii: "\\"))] = Kind.always
    for byte in "<>&".utf8 { kinds[Int(byte)] = Kind.markup }
    kinds[0xE2] = Kind.separatorLead
    return kinds
  }()

  static func append(_ value: String, to bytes: inout [UInt8], htmlSafe: Bool) {
    var value = value
    value.withUTF8 { text in
      kinds.withUnsafeBufferPointer { append(text, kinds: $0, to: &bytes, htmlSafe: htmlSafe) }
    }
  }

  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, kinds: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8],
    htmlSafe: Bool
  ) {
    var start = 0
    var index = 0
    while index < text.count {
      let kind = kinds[Int(text[index])]
      if kind == Kind.plain || (kind != Kind.always && !htmlSafe) {
        index += 1
        continue
      }
      let separator = kind == Kind.separatorLead ? lineSeparator(text, at: index) : nil
      if kind == Kind.separatorLead, separator == nil {
        index += 1
        continue
      }
      bytes.append(contentsOf: text[start..<index])
      appendEscape(separator ?? UInt16(text[index]), to: &bytes)
      index += separator == nil ? 1 : 3
      start = index
    }
    bytes.append(contentsOf: text[start..<index])
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

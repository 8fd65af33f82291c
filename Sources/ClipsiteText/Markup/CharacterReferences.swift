/// Character references in the values of HTML attributes, as in `&amp;` and `&#58;`.
///
/// Every number is decoded, and the five names that text is escaped with. Source: HTML Living Standard,
/// section 13.2.5.72 and what follows it.
package enum CharacterReferences {
  /// Decodes the references in a value.
  package static func decoded(_ value: UnsafeRawBufferPointer) -> [UInt8] {
    guard value.contains(UInt8(ascii: "&")) else { return Array(value) }
    var result: [UInt8] = []
    result.reserveCapacity(value.count)
    var index = 0
    while index < value.count {
      if value[index] == UInt8(ascii: "&"), let reference = reference(in: value, at: index + 1) {
        result += reference.text.utf8
        index = reference.end
      } else {
        result.append(value[index])
        index += 1
      }
    }
    return result
  }

  /// The reference behind a `&`, and where it ends.
  private static func reference(in value: UnsafeRawBufferPointer, at index: Int) -> (text: String, end: Int)?
  {
    guard index < value.count else { return nil }
    if value[index] == UInt8(ascii: "#") { return number(in: value, at: index + 1) }
    guard let (name, text) = names.first(where: { value[index...].starts(with: $0.name.utf8) }) else {
      return nil
    }
    let end = index + name.utf8.count
    if end < value.count, value[end] == UInt8(ascii: ";") { return (text, end + 1) }
    // Without a semicolon, a value such as `?a=1&lt=2` means itself.
    let goesOn = end < value.count && (value[end] == UInt8(ascii: "=") || isLetterOrDigit(value[end]))
    return goesOn || name == "apos" ? nil : (text, end)
  }

  private static let names: [(name: String, text: String)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]

  private static func number(in value: UnsafeRawBufferPointer, at start: Int) -> (text: String, end: Int)? {
    let isHexadecimal = start < value.count && value[start] | 0x20 == UInt8(ascii: "x")
    let (first, radix): (Int, UInt32) = isHexadecimal ? (start + 1, 16) : (start, 10)
    var (index, number) = (first, UInt32(0))
    while index < value.count, let digit = digit(value[index]), digit < radix {
      number = min(number * radix + digit, 0x11_0000)
      index += 1
    }
    guard index > first else { return nil }
    if index < value.count, value[index] == UInt8(ascii: ";") { index += 1 }
    return (String(Character(scalar(number))), index)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    digit(byte).map { $0 < 10 } == true || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// Returns the scalar for a number. Numbers of C1 controls are read as Windows-1252.
  private static func scalar(_ number: UInt32) -> Unicode.Scalar {
    let mapped = (0x80...0x9F).contains(number) ? windows1252[Int(number - 0x80)] : number
    return mapped == 0 ? "\u{FFFD}" : Unicode.Scalar(mapped) ?? "\u{FFFD}"
  }

  private static let windows1252: [UInt32] = [
    0x20AC, 0x81, 0x201A, 0x0192, 0x201E, 0x2026, 0x2020, 0x2021, 0x02C6, 0x2030, 0x0160, 0x2039, 0x0152,
    0x8D,
    0x017D, 0x8F, 0x90, 0x2018, 0x2019, 0x201C, 0x201D, 0x2022, 0x2013, 0x2014, 0x02DC, 0x2122, 0x0161,
    0x203A,
    0x0153, 0x9D, 0x017E, 0x0178,
  ]
}

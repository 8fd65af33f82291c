/// How messages show what the author wrote.
package enum Wording {
  /// The text between backticks, cut after 40 characters.
  package static func quote(_ text: some StringProtocol) -> String {
    let start = text.prefix(40)
    return start.endIndex == text.endIndex ? "`\(start)`" : "`\(start)…`"
  }

  /// Bytes as two-digit hexadecimal numbers: `C0 AF`.
  package static func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { padded(UInt32($0), to: 2) }.joined(separator: " ")
  }

  /// A code point as Unicode writes it: `U+2028`.
  package static func codePoint(_ value: UInt32) -> String { "U+" + padded(value, to: 4) }

  private static func padded(_ value: UInt32, to width: Int) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}

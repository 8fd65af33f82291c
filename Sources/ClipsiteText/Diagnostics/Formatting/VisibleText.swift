/// Makes text from outside safe and honest to print: what would move the cursor, reorder the line or hide
/// itself is spelled out.
public enum VisibleText {
  /// The text with control and bidirectional formatting characters written as `\n` or `\u{202E}`.
  public static func escaped(_ text: String) -> String {
    replacing(in: text) { escape, _ in escape }
  }

  /// The text of a JSON document (RFC 8259) with the same characters as `\u202e`, which are only in its strings.
  package static func escapedJSON(_ text: String) -> String {
    // Each of them lies in the Basic Multilingual Plane: four digits are enough.
    replacing(in: text) { _, scalar in "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst() }
  }

  private static func replacing(in text: String, _ form: (String, Unicode.Scalar) -> String) -> String {
    // Most texts have nothing but letters of ASCII.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      if let escape = escape(for: scalar) {
        result += form(escape, scalar)
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns the escape of a scalar, or `nil` if it can be printed as it is.
  static func escape(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x00...0x1F, 0x7F...0x9F: code(scalar)
    // Marks, embeddings, overrides and isolates of the bidirectional algorithm (UAX #9).
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: code(scalar)
    // Characters without a shape: zero width space, line separators, word joiner, byte order mark.
    case 0x200B, 0x2028, 0x2029, 0x2060, 0xFEFF: code(scalar)
    default: nil
    }
  }

  /// Returns the escape of a byte that is not valid UTF-8: `\xE9`.
  static func escape(forInvalid byte: UInt8) -> String { "\\x" + hexadecimal(UInt32(byte)) }

  private static func code(_ scalar: Unicode.Scalar) -> String { "\\u{\(hexadecimal(scalar.value))}" }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return digits.utf8.count < 2 ? "0" + digits : digits
  }
}

/// The forms in which messages show a value.
package enum Quoting {
  /// The value between backticks: control characters as escapes, cut after 80 characters.
  package static func quoted(_ value: String) -> String {
    var result = "`"
    for (count, scalar) in value.unicodeScalars.enumerated() {
      if count == 80 { return result + "…`" }
      let isControl = scalar.value < 0x20 || 0x7F...0x9F ~= scalar.value
      result += isControl ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return result + "`"
  }
}

/// Shortens long values in messages, so that a report stays readable whatever an author's file holds.
///
/// Values are the texts between backticks. A message without long values stays as it is.
enum LongText {
  /// The longest value that is shown whole, in Unicode scalars.
  static let longestValue = 200
  /// The longest message, in Unicode scalars.
  static let longestMessage = 2000

  /// Returns the text with the middle of long values left out.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > longestValue else { return text }
    let parts = text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
      index.isMultiple(of: 2) ? String(part) : leavingOutMiddle(of: String(part), longest: longestValue)
    }
    return leavingOutMiddle(of: parts.joined(separator: "`"), longest: longestMessage)
  }

  private static func leavingOutMiddle(of text: String, longest: Int) -> String {
    let scalars = text.unicodeScalars
    guard text.utf8.count > longest, scalars.count > longest else { return text }
    let end = longest / 4
    return String(scalars.prefix(longest - end)) + "…" + String(scalars.suffix(end))
  }
}

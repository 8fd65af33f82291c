/// Cleans text that came from someone's table.
package enum PlainText {
  /// One line of text: trimmed of Unicode white space, line breaks and tabs turned into spaces, other control
  /// characters and byte order marks removed.
  package static func line(_ text: String) -> String {
    if isClean(text.utf8) { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if isBreak(scalar) {
        if scalars.last != " " { scalars.append(" ") }
      } else if !isControl(scalar) {
        scalars.append(scalar)
      }
    }
    return trimmed(scalars)
  }

  /// Text of several lines that end with LF, with the same characters removed inside the lines.
  package static func lines(_ text: String) -> [String] {
    var scalars = String.UnicodeScalarView()
    var lines: [String] = []
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      if scalar == "\n", previous == "\r" { continue }
      guard isBreak(scalar), scalar != "\t" else {
        scalars.append(scalar)
        continue
      }
      lines.append(line(String(scalars)))
      scalars = .init()
    }
    return lines + [line(String(scalars))]
  }

  /// Text short enough for a message: at most 80 characters, an ellipsis in place of the rest. A character can
  /// have any number of accents, so scalars count.
  package static func excerpt(_ text: String) -> String {
    if text.utf8.count <= 80 { return text }
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: 80, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return text }
    return String(scalars[..<scalars.index(before: end)]) + "…"
  }

  /// A number with a noun, as in `1 row` and `2 rows`.
  static func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

  /// Printable ASCII without blanks at its ends needs no work.
  private static func isClean(_ bytes: String.UTF8View) -> Bool {
    bytes.first != UInt8(ascii: " ") && bytes.last != UInt8(ascii: " ")
      && bytes.allSatisfy { 0x20...0x7E ~= $0 }
  }

  private static func trimmed(_ scalars: String.UnicodeScalarView) -> String {
    guard let first = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let last = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[first...last])
  }

  /// Tab, LF, VT, FF, CR, NEL, and the separators of lines and paragraphs.
  private static func isBreak(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Control characters, controls of writing direction, byte order marks and noncharacters: the front matter
  /// may hold none of them, or not without a warning.
  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF, 0xFDD0...0xFDEF: true
    case let value: value & 0xFFFE == 0xFFFE
    }
  }
}

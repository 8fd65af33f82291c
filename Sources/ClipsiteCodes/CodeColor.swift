/// A colour as App Clip Codes name it: six hexadecimal digits, red, green and blue.
package struct CodeColor: Hashable, Sendable, CustomStringConvertible {
  /// The digits, in upper case, without `#`.
  package let description: String

  /// Reads `FF3B30` or `#ff3b30`; nil for anything else.
  package init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    description = digits.uppercased()
  }

  private init(digits: String) { description = digits }

  /// White.
  package static let white = CodeColor(digits: "FFFFFF")

  /// The colours of Apple's templates, each used by two of them.
  static let ofTemplates = [
    "000000", "777777", "FF3B30", "EE7733", "33AA22", "00A6A1", "007AFF", "5856D6", "CC73E1",
  ].map { CodeColor(digits: $0) }
}

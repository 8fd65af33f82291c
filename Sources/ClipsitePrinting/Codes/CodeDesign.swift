/// The look of App Clip Codes. Apple's tool chooses the third color and everything else.
package struct CodeDesign: Hashable, Sendable {
  /// The way to read a code, which its picture shows.
  package enum Reading: String, Hashable, Sendable, CaseIterable {
    /// With the camera.
    case camera = "cam"
    /// With the camera, or by an NFC tag behind it.
    case nfc
  }

  /// The logo: with or without the words “App Clip” beside the code.
  package enum Logo: String, Hashable, Sendable, CaseIterable {
    /// They do.
    case badge
    /// They do not.
    case none
  }

  /// The numbers of Apple's templates.
  package static let templates = 0...17

  /// The number of the template, or `nil` for colors of one's own.
  package let template: Int?
  /// The color of the pattern.
  package let foreground: CodeColor
  /// The color behind it.
  package let background: CodeColor
  /// The way to read the code.
  package var reading = Reading.camera
  /// The logo beside the code.
  package var logo = Logo.none

  /// Colors of one's own. Apple's tool refuses pairs with too little contrast.
  package init(foreground: CodeColor, background: CodeColor) {
    self.init(foreground, background, template: nil)
  }

  private init(_ foreground: CodeColor, _ background: CodeColor, template: Int?) {
    self.foreground = foreground
    self.background = background
    self.template = template
  }

  /// One of Apple's templates: even ones are white on a color, odd ones that color on white.
  package init(template: Int) {
    precondition(Self.templates.contains(template), "there is no such template")
    let color = CodeColor.ofTemplates[template / 2]
    let isWhite = template.isMultiple(of: 2)
    self.init(isWhite ? .white : color, isWhite ? color : .white, template: template)
  }
}

/// A color as App Clip Codes name it: six hexadecimal digits, red, green and blue.
package struct CodeColor: Hashable, Sendable, CustomStringConvertible {
  /// The digits, in upper case, without `#`.
  package let description: String

  /// Reads `FF3B30` or `#ff3b30`, or `nil` for anything else.
  package init?(_ text: String) {
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    guard digits.utf8.count == 6, digits.allSatisfy({ $0.isASCII && $0.isHexDigit }) else { return nil }
    description = digits.uppercased()
  }

  private init(digits: String) { description = digits }

  package static let white = CodeColor(digits: "FFFFFF")

  /// The colors of Apple's templates, each used by two of them.
  static let ofTemplates = [
    "000000", "777777", "FF3B30", "EE7733", "33AA22", "00A6A1", "007AFF", "5856D6", "CC73E1",
  ].map { CodeColor(digits: $0) }
}

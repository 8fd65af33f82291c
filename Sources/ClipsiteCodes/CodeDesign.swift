/// How App Clip Codes look. The third colour and all else is the choice of Apple's tool.
package struct CodeDesign: Hashable, Sendable {
  /// How a code is read, which its picture shows.
  package enum Reading: String, Hashable, Sendable, CaseIterable {
    /// With the camera.
    case camera = "cam"
    /// With the camera, or by an NFC tag behind it.
    case nfc
  }

  /// Whether the words “App Clip” stand beside the code.
  package enum Logo: String, Hashable, Sendable, CaseIterable {
    /// They do.
    case badge
    /// They do not.
    case none
  }

  /// How many templates Apple has.
  package static let templates = 0...17

  /// The number of the template; nil for colours of one's own.
  package let template: Int?
  /// The colour of the pattern.
  package let foreground: CodeColor
  /// The colour behind it.
  package let background: CodeColor
  /// How the code is read.
  package var reading = Reading.camera
  /// Whether it has a logo.
  package var logo = Logo.none

  /// Colours of one's own. Apple's tool refuses pairs with too little contrast.
  package init(foreground: CodeColor, background: CodeColor) {
    self.init(foreground, background, template: nil)
  }

  private init(_ foreground: CodeColor, _ background: CodeColor, template: Int?) {
    self.foreground = foreground
    self.background = background
    self.template = template
  }

  /// One of Apple's templates: even ones are white on a colour, odd ones that colour on white.
  package init(template: Int) {
    precondition(Self.templates.contains(template), "there is no such template")
    let color = CodeColor.ofTemplates[template / 2]
    let isWhite = template.isMultiple(of: 2)
    self.init(isWhite ? .white : color, isWhite ? color : .white, template: template)
  }
}

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

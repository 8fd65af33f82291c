import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// A color for light screens and one for dark screens: the keys `accent`, `background`, and `ink` of `looks`.
package struct SchemeColors: Hashable, Sendable {
  /// The color on a light screen.
  package let light: HexColor
  /// The color on a dark screen.
  package let dark: HexColor

  package init(light: HexColor, dark: HexColor) { (self.light, self.dark) = (light, dark) }

  /// Decodes the mapping; one color serves for both when only one is given.
  static func read(_ reader: inout MappingReader, _ keys: some SchemeKeys) -> SchemeColors? {
    let (light, dark) = (color(keys.light, &reader), color(keys.dark, &reader))
    return (light ?? dark).map { SchemeColors(light: light ?? $0, dark: dark ?? $0) }
  }

  /// Colors go into style sheets, so they are hexadecimal.
  private static func color(_ key: Key, _ reader: inout MappingReader) -> HexColor? {
    guard let text = reader.text(key) else { return nil }
    let color = HexColor(text.value)
    if color == nil {
      reader.report(
        Diagnostic(
          .invalidColor, at: reader.range(text.range), "`\(text.value)` is no color in hexadecimal",
          fix: "write it as in \"#a33c13\""))
    }
    return color
  }
}

/// The keys of a mapping with a color for each scheme.
protocol SchemeKeys: KeyGroup {
  var light: Key { get }
  var dark: Key { get }
}

/// The keys of `looks.accent`.
final class AccentKeys: SchemeKeys {
  static let keys = AccentKeys()

  let light = Key(
    "light", .text(.color),
    about: "the color of links and buttons. clipsite darkens or lightens text in it to keep it readable",
    default: "the other color, or the theme's", example: ##""#a33c13""##, codes: [.invalidColor])
  let dark = Key(
    "dark", .text(.color), about: "the color on dark screens", default: "the other color, or the theme's",
    example: ##""#f0a583""##, codes: [.invalidColor])
}

/// The keys of `looks.background`.
final class BackgroundKeys: SchemeKeys {
  static let keys = BackgroundKeys()

  let light = Key(
    "light", .text(.color),
    about: "the background of pages. clipsite computes the colors of cards, text, and lines for it",
    default: "the other color, or the theme's", example: ##""#f6f4f0""##, codes: [.invalidColor])
  let dark = Key(
    "dark", .text(.color), about: "the background on dark screens",
    default: "the other color, or the theme's", example: ##""#121110""##, codes: [.invalidColor])
}

/// The keys of `looks.ink`.
final class InkKeys: SchemeKeys {
  static let keys = InkKeys()

  let light = Key(
    "light", .text(.color),
    about: "the color of text. clipsite darkens or lightens it to keep it readable",
    default: "the other color, or the theme's", example: ##""#1b1a18""##, codes: [.invalidColor])
  let dark = Key(
    "dark", .text(.color), about: "the color of text on dark screens",
    default: "the other color, or the theme's", example: ##""#f5f2ec""##, codes: [.invalidColor])
}

extension TextForm {
  fileprivate static let color = TextForm(
    "color in hexadecimal", pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$")
}

/// The colors of one scheme that follow from `looks`, so that everything can be read. What `looks` leaves to
/// the theme is nil.
package struct Palette: Hashable, Sendable {
  /// The background of pages, as configured.
  package let background: HexColor?
  /// The background of cards on it.
  package private(set) var paper: HexColor?
  /// The color of text.
  package private(set) var ink: HexColor?
  /// The color of secondary text.
  package private(set) var soft: HexColor?
  /// The color of thin lines.
  package private(set) var line: HexColor?
  /// The accent color for text: the configured one, changed only where it could not be read.
  package private(set) var accent: HexColor?
  /// The accent color for areas, as configured.
  package private(set) var fill: HexColor?
  /// White or black, what can be read on such areas.
  package var onFill: HexColor? { fill?.textOnIt }

  /// The darkest light background that a theme may give to text in the accent color.
  package static let lightPaper = HexColor(red: 0xEB, green: 0xE6, blue: 0xDC)
  /// The lightest dark background that a theme may give to it.
  package static let darkPaper = HexColor(red: 0x2B, green: 0x28, blue: 0x25)
  /// The part of the accent color that a theme may mix into a background, of 255 parts.
  fileprivate static let tint = 23

  /// - Parameter isDark: Whether the colors are for a dark screen.
  package init(accent: HexColor?, background: HexColor?, ink: HexColor?, isDark: Bool) {
    guard let background else {
      self.background = nil
      let paper = isDark ? Self.darkPaper : Self.lightPaper
      self.ink = ink?.readable(on: paper)
      soft = self.ink.map { $0.mixed(with: paper, parts: 64).readable(on: paper) }
      self.accent = accent?.readable(on: paper)
      fill = accent
      return
    }
    let end = background.textOnIt
    let surfaces = Surfaces(background, for: end)
    let (ground, paper, worst) = (surfaces.background, surfaces.paper, surfaces.worst)
    self.background = ground
    let ownInk = (ink ?? end.mixed(with: ground, parts: 20)).readable(on: worst)
    self.paper = paper
    self.ink = ownInk
    soft = ownInk.mixed(with: ground, parts: 84).readable(on: worst)
    line = ground.mixed(with: ownInk, parts: 38)
    // The theme's own accent color was chosen for another background.
    self.accent = (accent ?? ownInk).readable(on: worst)
    fill = accent ?? ownInk
  }
}

/// The backgrounds of a scheme.
private struct Surfaces {
  /// The background of pages: the configured one, or one farther from the text if that cannot be read on it.
  let background: HexColor
  /// The background of cards.
  let paper: HexColor
  /// The background that is hardest to read on: tinted with a color like the text.
  let worst: HexColor

  /// - Parameter text: White or black, the side of text.
  init(_ configured: HexColor, for text: HexColor) {
    let isLight = text == .black
    let other: HexColor = isLight ? .white : .black
    let steps = (0...255).lazy.map {
      Surfaces(exactly: configured.mixed(with: other, parts: $0), isLight: isLight)
    }
    self =
      steps.first { $0.isReadable(with: text, notWith: other) } ?? Surfaces(exactly: other, isLight: isLight)
  }

  private init(exactly background: HexColor, isLight: Bool) {
    self.background = background
    paper = background.mixed(with: .white, parts: isLight ? 178 : 12)
    worst = (isLight ? background : paper).mixed(with: isLight ? .black : .white, parts: Palette.tint)
  }

  private func isReadable(with text: HexColor, notWith other: HexColor) -> Bool {
    let contrast = worst.contrast(with: text)
    return contrast >= HexColor.readableContrast && contrast > worst.contrast(with: other)
  }
}

extension DiagnosticCode {
  /// A color of `looks` is not written in hexadecimal.
  package static let invalidColor = DiagnosticCode(
    "InvalidColor", .error,
    summary: "The color is not valid.",
    explanation: """
      A color of `looks` is `#` and three or six hexadecimal digits. It needs quotes, because `#` begins a
      comment in YAML.

      Areas have exactly this color, with black or white text. Text in the color is darkened on light
      backgrounds and lightened on dark ones if its contrast is below 4.5:1 (WCAG 2.2, 1.4.3).
      """,
    fix: """
      Write the color as in `"#a33c13"`.
      """,
    example: .init(
      .configuration,
      wrong: """
        looks:
          accent:
            light: red
        """,
      right: """
        looks:
          accent:
            light: "#a33c13"
        """))
}

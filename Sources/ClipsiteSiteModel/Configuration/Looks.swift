package import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// The part of a theme that a brand changes first: the key `looks` of `site.yml`.
package struct Looks: Sendable {
  /// The kind of type, from what devices have: nothing is loaded.
  package enum Font: String, Sendable, CaseIterable {
    case system, serif, rounded, mono

    /// The families, as CSS lists them, spelled without quotes.
    package var families: String {
      switch self {
      case .system: "system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,Helvetica Neue,Arial,sans-serif"
      case .serif: "ui-serif,New York,Iowan Old Style,Georgia,Noto Serif,serif"
      case .rounded: "ui-rounded,SF Pro Rounded,Nunito,Quicksand,system-ui,sans-serif"
      case .mono: "ui-monospace,SF Mono,Menlo,Consolas,Noto Sans Mono,monospace"
      }
    }
  }

  /// The roundness of images, panels, and buttons.
  package enum Corners: String, Sendable, CaseIterable {
    case square, soft, round

    /// The radius of pictures and panels, as CSS writes it: with its unit, so that a theme can calculate with
    /// it.
    package var radius: String {
      switch self {
      case .square: "0rem"
      case .soft: "0.5rem"
      case .round: "1.25rem"
      }
    }

    /// The radius of buttons: round ones end in half circles.
    package var buttonRadius: String {
      switch self {
      case .square: "0rem"
      case .soft: "0.5rem"
      case .round: "99rem"
      }
    }
  }

  /// The color of links and buttons, or `nil` for the theme's own.
  package let accent: AccentColor?
  /// The kind of type, or `nil` for the theme's own.
  package let font: Font?
  /// The roundness of corners, or `nil` for the theme's own.
  package let corners: Corners?

  package static func read(_ reader: inout MappingReader) -> Looks {
    let accent = reader.mapping(LooksKeys.keys.accent) { AccentColor.read(&$0) } ?? nil
    return Looks(
      accent: accent, font: reader.choice(LooksKeys.keys.font), corners: reader.choice(LooksKeys.keys.corners)
    )
  }
}

/// The accent color of a site, and what is made of it so that everything can be read: the key `looks.accent`.
package struct AccentColor: Hashable, Sendable {
  /// The color as it is configured, for areas on a light background.
  package let light: HexColor
  /// The color as it is configured, for areas on a dark background.
  package let dark: HexColor

  /// The darkest light background that a theme may give to text in the accent color.
  static let lightPaper = HexColor(red: 0xEB, green: 0xE6, blue: 0xDC)
  /// The lightest dark background that a theme may give to it.
  static let darkPaper = HexColor(red: 0x2B, green: 0x28, blue: 0x25)

  /// The color for text on a light background: darkened where it could not be read.
  package var lightText: HexColor { light.readable(on: Self.lightPaper) }
  /// The color for text on a dark background: lightened where it could not be read.
  package var darkText: HexColor { dark.readable(on: Self.darkPaper) }

  /// Decodes the mapping; one color serves for both when only one is given.
  static func read(_ reader: inout MappingReader) -> AccentColor? {
    let keys = AccentKeys.keys
    let (light, dark) = (color(keys.light, &reader), color(keys.dark, &reader))
    return (light ?? dark).map { AccentColor(light: light ?? $0, dark: dark ?? $0) }
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

/// The colors of the browser's frame: the key `theme-color`.
package struct ThemeColor: Hashable, Sendable {
  /// The color on a light background, as CSS writes it.
  package let light: String
  /// The color on a dark background, as CSS writes it.
  package let dark: String

  /// Decodes the mapping; one color serves for both when only one is given.
  static func read(_ reader: inout MappingReader) -> ThemeColor? {
    let light = reader.text(ThemeColorKeys.keys.light)?.value
    let dark = reader.text(ThemeColorKeys.keys.dark)?.value
    guard let first = light ?? dark else { return nil }
    return ThemeColor(light: light ?? first, dark: dark ?? first)
  }
}

/// The keys of `looks`.
final class LooksKeys: KeyGroup {
  static let keys = LooksKeys()

  let accent = Key("accent", .mapping(AccentKeys.keys), about: "the color of links and buttons")
  let font = Key(
    "font", .word(Looks.Font.self), about: "the kind of type",
    default: "the theme's", example: "serif")
  let corners = Key(
    "corners", .word(Looks.Corners.self), about: "the corners of images, panels, and buttons",
    default: "the theme's", example: "round")
}

/// The keys of `looks.accent`.
final class AccentKeys: KeyGroup {
  static let keys = AccentKeys()

  let light = Key(
    "light", .text(.color),
    about: "the color of links and buttons; clipsite darkens or lightens text in it to keep it readable",
    default: "the other color, or the theme's", example: ##""#a33c13""##, codes: [.invalidColor])
  let dark = Key(
    "dark", .text(.color), about: "the color on dark backgrounds", default: "the other color, or the theme's",
    example: ##""#f0a583""##, codes: [.invalidColor])
}

/// The keys of `theme-color`.
final class ThemeColorKeys: KeyGroup {
  static let keys = ThemeColorKeys()

  let light = Key(
    "light", .text, about: "the color of the browser's frame, in light", default: "the other color",
    example: ##""#ffffff""##)
  let dark = Key(
    "dark", .text, about: "the color of the browser's frame, in dark", default: "the other color",
    example: ##""#1c1a18""##)
}

extension TextForm {
  fileprivate static let color = TextForm(
    "color in hexadecimal", pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$")
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

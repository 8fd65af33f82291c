package import ClipsiteText

/// A color for light screens and one for dark screens: the keys `accent`, `background`, and `ink` of `looks`.
package struct SchemeColors: Hashable, Sendable {
  /// The color on a light screen.
  package let light: HexColor
  /// The color on a dark screen.
  package let dark: HexColor
  /// The position of the color for light screens, or `nil` if the other one serves for them.
  package let lightRange: ByteRange?
  /// The position of the color for dark screens, or `nil` if the other one serves for them.
  package let darkRange: ByteRange?

  fileprivate init(light: Ranged<HexColor>, dark: Ranged<HexColor>?) {
    (self.light, self.dark) = (light.value, dark?.value ?? light.value)
    (lightRange, darkRange) = (light.range == dark?.range ? nil : light.range, dark?.range)
  }
}

/// The values of a mapping with the keys `light` and `dark`.
struct LightAndDark<Value: Sendable>: Sendable {
  var light: Value?
  var dark: Value?

  /// A property that has a value for each scheme. One serves for both if only one is given.
  ///
  /// - Parameters:
  ///   - field: The form of a value.
  ///   - light: The meaning, default, and example of the value on light screens.
  ///   - dark: The same on dark screens.
  static func field<Owner, Pair>(
    _ path: WritableKeyPath<Owner, Pair?>,
    _ field: (WritableKeyPath<LightAndDark, Value?>) -> KeyField<LightAndDark>,
    light: (about: String, default: String, example: String),
    dark: (about: String, default: String, example: String), codes: [DiagnosticCode] = [],
    _ make: @escaping @Sendable (_ light: Value, _ dark: Value?) -> Pair
  ) -> KeyField<Owner> {
    let keys = Keys<LightAndDark>([
      .key(
        "light", field(\.light), .alone, about: light.about, default: light.default, example: light.example,
        codes: codes),
      .key(
        "dark", field(\.dark), .alone, about: dark.about, default: dark.default, example: dark.example,
        codes: codes),
    ])
    return .mapping(keys, path, from: LightAndDark()) { values in
      (values.light ?? values.dark).map { make(values.light ?? $0, values.dark) }
    }
  }
}

extension SchemeColors {
  /// Colors go into style sheets, so they are hexadecimal.
  private static let form = KeyForm(
    "color in hexadecimal", .invalidColor, pattern: "^#([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$"
  ) { text throws(InvalidValue) in
    if let color = HexColor(text) { return color }
    throw InvalidValue("`\(text)` is not a color in hexadecimal", fix: "write it as in \"#a33c13\"")
  }

  /// A color for each scheme, with the meaning and an example of each.
  static func field<Owner>(
    _ path: WritableKeyPath<Owner, SchemeColors?>, light: (String, String), dark: (String, String)
  ) -> KeyField<Owner> {
    let absent = "the other color, or the theme's"
    return LightAndDark<Ranged<HexColor>>.field(
      path, { .located($0, form) }, light: (light.0, absent, "\"\(light.1)\""),
      dark: (dark.0, absent, "\"\(dark.1)\""), codes: [.invalidColor]
    ) { SchemeColors(light: $0, dark: $1) }
  }
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
  /// The color of a location that is open.
  package private(set) var open: HexColor?
  /// The color of a location that is closed.
  package private(set) var closed: HexColor?
  /// White or black, what can be read on such areas.
  package var onFill: HexColor? { fill?.textOnIt }
  /// The configured accent color, or `nil` where buttons keep the theme's.
  package private(set) var button: HexColor?
  /// Indicates whether buttons need the theme's accent color for the other scheme: the background is dark on
  /// light screens, or light on dark ones.
  package private(set) var swapsButton = false
  /// Indicates whether text in that color can be read as well.
  package private(set) var swapsAccent = false

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
      (fill, button) = (accent, accent)
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
    let isLight = end == .black
    open = (isLight ? Self.green : Self.lightGreen).readable(on: worst)
    closed = (isLight ? Self.red : Self.lightRed).readable(on: worst)
    button = accent
    // The theme's own accent color was chosen for a light background on light screens, and a dark one on dark
    // screens.
    let isUsual = isLight != isDark && Self.isUsual(ground, isDark: isDark)
    swapsButton = accent == nil && isLight == isDark
    swapsAccent = swapsButton && Self.isUsual(ground, isDark: !isDark)
    self.accent = (accent ?? (isUsual ? nil : ownInk))?.readable(on: worst)
    fill = accent ?? (isUsual ? nil : ownInk)
  }

  private static let green = HexColor(red: 0x11, green: 0x69, blue: 0x3F)
  private static let lightGreen = HexColor(red: 0x66, green: 0xCF, blue: 0x9A)
  private static let red = HexColor(red: 0xA1, green: 0x2F, blue: 0x1F)
  private static let lightRed = HexColor(red: 0xFF, green: 0x9E, blue: 0x8D)

  /// Indicates whether a background is one that themes must expect below text in their accent color, also when
  /// it is tinted.
  private static func isUsual(_ background: HexColor, isDark: Bool) -> Bool {
    isDark
      ? background.luminance <= darkPaper.mixed(with: .black, parts: 128).luminance
      : background.luminance >= lightPaper.mixed(with: .white, parts: 64).luminance
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

import ClipsiteContentParsing

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
    let (light, dark) = (color("light", &reader), color("dark", &reader))
    return (light ?? dark).map { AccentColor(light: light ?? $0, dark: dark ?? $0) }
  }

  /// Colors go into style sheets, so they are hexadecimal.
  private static func color(_ key: StaticString, _ reader: inout MappingReader) -> HexColor? {
    guard let text = reader.text(key) else { return nil }
    let color = HexColor(text.value)
    if color == nil { reader.report(InvalidColor.diagnostic(text.value, at: reader.place(text.range))) }
    return color
  }
}

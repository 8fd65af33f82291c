import ClipsiteContentParsing

/// The colours of the browser's frame: the key `theme-color`.
package struct ThemeColor: Hashable, Sendable {
  /// The colour on a light background, as CSS writes it.
  package let light: String
  /// The colour on a dark background, as CSS writes it.
  package let dark: String

  /// Decodes the mapping; one colour serves for both when only one is given.
  static func read(_ reader: inout MappingReader) -> ThemeColor? {
    let light = reader.text("light")?.value
    let dark = reader.text("dark")?.value
    guard let first = light ?? dark else { return nil }
    return ThemeColor(light: light ?? first, dark: dark ?? first)
  }
}

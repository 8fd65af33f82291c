package import ClipsiteContentParsing

/// What a brand changes about a theme first: the key `looks` of `site.yml`.
package struct Looks: Sendable {
  /// The kind of type, from what devices have: nothing is loaded.
  package enum Font: String, Sendable, CaseIterable {
    case system, serif, rounded, mono

    /// The families, as CSS lists them, spelt without quotes.
    package var families: String {
      switch self {
      case .system: "system-ui,-apple-system,Segoe UI,Roboto,Noto Sans,Helvetica Neue,Arial,sans-serif"
      case .serif: "ui-serif,New York,Iowan Old Style,Georgia,Noto Serif,serif"
      case .rounded: "ui-rounded,SF Pro Rounded,Nunito,Quicksand,system-ui,sans-serif"
      case .mono: "ui-monospace,SF Mono,Menlo,Consolas,Noto Sans Mono,monospace"
      }
    }
  }

  /// How round pictures, panels and buttons are.
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

  /// The color of links and buttons; nil for the theme's own.
  package let accent: AccentColor?
  /// The kind of type; nil for the theme's own.
  package let font: Font?
  /// How round corners are; nil for the theme's own.
  package let corners: Corners?

  /// Reads the mapping.
  package static func read(_ reader: inout MappingReader) -> Looks {
    let accent = reader.mapping("accent") { AccentColor.read(&$0) } ?? nil
    return Looks(accent: accent, font: reader.choice("font"), corners: reader.choice("corners"))
  }
}

package import ClipsiteText

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

    /// The radius of small parts, such as the mark of a row.
    package var smallRadius: String { self == .square ? "0rem" : "0.5rem" }

    /// The radius of buttons: round ones end in half circles.
    package var buttonRadius: String {
      switch self {
      case .square: "0rem"
      case .soft: "0.5rem"
      case .round: "99rem"
      }
    }
  }

  /// The shape that lists and the first screen cut images to.
  package enum ImageShape: String, Sendable, CaseIterable {
    case wide, landscape, square

    /// The shape as CSS writes an aspect ratio.
    package var ratio: String {
      switch self {
      case .wide: "16/9"
      case .landscape: "3/2"
      case .square: "1"
      }
    }
  }

  /// The font files of a brand, WOFF2 in the content folder.
  package struct FontFiles: Sendable {
    /// The font of text, or `nil` for the families of `font`.
    package fileprivate(set) var text: Ranged<String>?
    /// The font of headings, or `nil` for the font of text.
    package fileprivate(set) var headings: Ranged<String>?

    fileprivate static let keys = Keys<FontFiles>([
      .key(
        "text", .text(\.text), .alone,
        about: "the font of text, a WOFF2 file of `Content`. See [Set your "
          + "brand](../Guides/SetYourBrand.md#use-your-own-fonts)",
        default: "the fonts of `looks.font`", example: "text.woff2"),
      .key(
        "headings", .text(\.headings), .alone, about: "the font of headings, a WOFF2 file of `Content`",
        default: "the font of text", example: "headings.woff2"),
    ])
  }

  /// The logo in the header, in the content folder.
  package struct Logo: Sendable {
    /// The logo on a light background.
    package let light: Ranged<String>
    /// The logo on a dark background, or `nil` for the same one.
    package let dark: Ranged<String>?
  }

  /// The color of links and buttons, or `nil` for the theme's own.
  package fileprivate(set) var accent: SchemeColors?
  /// The kind of type, or `nil` for the theme's own.
  package fileprivate(set) var font: Font?
  /// The roundness of corners, or `nil` for the theme's own.
  package fileprivate(set) var corners: Corners?
  /// The background of pages; nil for the theme's own.
  package fileprivate(set) var background: SchemeColors?
  /// The color of text; nil for the theme's own.
  package fileprivate(set) var ink: SchemeColors?
  /// The shape of images; nil for the theme's own.
  package fileprivate(set) var imageShape: ImageShape?
  /// The logo in the header; nil for the name of the site.
  package fileprivate(set) var logo: Logo?
  /// The font files; nil for fonts that devices have.
  package fileprivate(set) var fonts: FontFiles?

  /// Computes the colors on a light screen.
  package var lightPalette: Palette {
    Palette(accent: accent?.light, background: background?.light, ink: ink?.light, isDark: false)
  }

  /// Computes the colors on a dark screen.
  package var darkPalette: Palette {
    Palette(accent: accent?.dark, background: background?.dark, ink: ink?.dark, isDark: true)
  }

  /// The files that the looks name, without those that are the same.
  package var files: [Ranged<String>] {
    [logo?.light, logo?.dark, fonts?.text, fonts?.headings].compactMap(\.self)
  }
}

/// The colors of the browser's frame: the key `theme-color`.
package struct ThemeColor: Hashable, Sendable {
  /// The color on a light background, as CSS writes it.
  package let light: String
  /// The color on a dark background, as CSS writes it.
  package let dark: String
}

extension KeyField {
  /// The looks of the theme.
  static func looks(_ path: WritableKeyPath<Owner, Looks?>) -> KeyField {
    .mapping(Looks.keys, path, from: Looks()) { $0 }
  }

  /// The colors of the browser's frame. One color serves for both when only one is given.
  static func themeColor(_ path: WritableKeyPath<Owner, ThemeColor?>) -> KeyField {
    LightAndDark<String>.field(
      path, { .text($0) },
      light: ("the color of the browser's frame, in light", "the other color", ##""#ffffff""##),
      dark: ("the color of the browser's frame, in dark", "the other color", ##""#1c1a18""##)
    ) { ThemeColor(light: $0, dark: $1 ?? $0) }
  }
}

extension Looks {
  fileprivate static let keys = Keys<Looks>([
    .key(
      "accent",
      SchemeColors.field(
        \.accent,
        light: (
          "the color of links and buttons. clipsite darkens or lightens text in it to keep it readable",
          "#a33c13"
        ),
        dark: ("the color on dark screens", "#f0a583")), .alone, about: "the color of links and buttons"),
    .key(
      "background",
      SchemeColors.field(
        \.background,
        light: (
          "the background of pages. clipsite computes the colors of cards, text, and lines for it", "#f6f4f0"
        ),
        dark: ("the background on dark screens", "#121110")), .alone, about: "the background of pages"),
    .key(
      "ink",
      SchemeColors.field(
        \.ink,
        light: ("the color of text. clipsite darkens or lightens it to keep it readable", "#1b1a18"),
        dark: ("the color of text on dark screens", "#f5f2ec")), .alone, about: "the color of text"),
    .key(
      "logo",
      LightAndDark<Ranged<String>>.field(
        \.logo, { .text($0) },
        light: ("the logo, a file of `Content`", "the name of the site", "logo.svg"),
        dark: ("the logo on dark screens", "the same logo", "logo-dark.svg"), Logo.init(light:dark:)), .alone,
      about: "the logo in the header"),
    .key(
      "fonts", .mapping(FontFiles.keys, \.fonts, from: FontFiles()) { $0 }, .alone,
      about: "the font files of the brand"),
    .key(
      "image-shape", .word(\.imageShape), .alone,
      about: "the shape of images in lists and on wide screens: 16:9, 3:2, or a square",
      default: "the theme's", example: "landscape"),
    .key(
      "font", .word(\.font), .alone, about: "the kind of type", default: "the theme's", example: "serif"),
    .key(
      "corners", .word(\.corners), .alone, about: "the corners of images, panels, and buttons",
      default: "the theme's", example: "round"),
  ])
}

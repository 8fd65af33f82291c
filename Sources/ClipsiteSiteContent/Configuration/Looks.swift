package import ClipsiteDiagnostics
package import ClipsiteContentParsing

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
    package let text: Ranged<String>?
    /// The font of headings, or `nil` for the font of text.
    package let headings: Ranged<String>?
  }

  /// The logo in the header, in the content folder.
  package struct Logo: Sendable {
    /// The logo on a light background.
    package let light: Ranged<String>
    /// The logo on a dark background, or `nil` for the same one.
    package let dark: Ranged<String>?
  }

  /// The color of links and buttons, or `nil` for the theme's own.
  package let accent: SchemeColors?
  /// The kind of type, or `nil` for the theme's own.
  package let font: Font?
  /// The roundness of corners, or `nil` for the theme's own.
  package let corners: Corners?
  /// The background of pages; nil for the theme's own.
  package let background: SchemeColors?
  /// The color of text; nil for the theme's own.
  package let ink: SchemeColors?
  /// The shape of images; nil for the theme's own.
  package let imageShape: ImageShape?
  /// The logo in the header; nil for the name of the site.
  package let logo: Logo?
  /// The font files; nil for fonts that devices have.
  package let fonts: FontFiles?
  /// The colors on a light screen, and those on a dark one.
  package let palettes: (light: Palette, dark: Palette)

  package static func read(_ reader: inout MappingReader) -> Looks {
    let keys = LooksKeys.keys
    let accent = reader.mapping(keys.accent) { SchemeColors.read(&$0, AccentKeys.keys) } ?? nil
    let background = reader.mapping(keys.background) { SchemeColors.read(&$0, BackgroundKeys.keys) } ?? nil
    let ink = reader.mapping(keys.ink) { SchemeColors.read(&$0, InkKeys.keys) } ?? nil
    return Looks(
      accent: accent, font: reader.choice(keys.font), corners: reader.choice(keys.corners),
      background: background, ink: ink, imageShape: reader.choice(keys.imageShape), logo: readLogo(&reader),
      fonts: reader.mapping(keys.fonts) { fonts in
        FontFiles(
          text: fonts.text(FontKeys.keys.text), headings: fonts.text(FontKeys.keys.headings))
      },
      palettes: (
        Palette(accent: accent?.light, background: background?.light, ink: ink?.light, isDark: false),
        Palette(accent: accent?.dark, background: background?.dark, ink: ink?.dark, isDark: true)
      ))
  }

  private static func readLogo(_ reader: inout MappingReader) -> Logo? {
    reader.mapping(LooksKeys.keys.logo) { logo in
      let (light, dark) = (logo.text(LogoKeys.keys.light), logo.text(LogoKeys.keys.dark))
      return (light ?? dark).map { Logo(light: light ?? $0, dark: dark) }
    } ?? nil
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
  let background = Key(
    "background", .mapping(BackgroundKeys.keys), about: "the background of pages")
  let ink = Key("ink", .mapping(InkKeys.keys), about: "the color of text")
  let logo = Key("logo", .mapping(LogoKeys.keys), about: "the logo in the header")
  let fonts = Key("fonts", .mapping(FontKeys.keys), about: "the font files of the brand")
  let imageShape = Key(
    "image-shape", .word(Looks.ImageShape.self),
    about: "the shape of images in lists and on wide screens: 16:9, 3:2, or a square", default: "the theme's",
    example: "landscape")
  let font = Key(
    "font", .word(Looks.Font.self), about: "the kind of type",
    default: "the theme's", example: "serif")
  let corners = Key(
    "corners", .word(Looks.Corners.self), about: "the corners of images, panels, and buttons",
    default: "the theme's", example: "round")
}

/// The keys of `looks.logo`.
final class LogoKeys: KeyGroup {
  static let keys = LogoKeys()

  let light = Key(
    "light", .text, about: "the logo, a file of `Content`", default: "the name of the site",
    example: "logo.svg")
  let dark = Key(
    "dark", .text, about: "the logo on dark screens", default: "the same logo", example: "logo-dark.svg")
}

/// The keys of `looks.fonts`.
final class FontKeys: KeyGroup {
  static let keys = FontKeys()

  let text = Key(
    "text", .text,
    about: "the font of text, a WOFF2 file of `Content`. See [Set your "
      + "brand](../Guides/SetYourBrand.md#use-your-own-fonts)",
    default: "the fonts of `looks.font`", example: "text.woff2")
  let headings = Key(
    "headings", .text, about: "the font of headings, a WOFF2 file of `Content`",
    default: "the font of text", example: "headings.woff2")
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

import Foundation

/// The starter site of a brand that sets everything that `looks` has: colors, a logo for light and one for
/// dark, fonts, corners, and the shape of images.
enum Brand {
  /// Its `site.yml`.
  static let configuration = """
    name: Ferry Street Donuts
    language: en
    domains: [example.com]
    app: {team-id: ABCDE12345, bundle-id: com.example.Donuts, clip-bundle-id: com.example.Donuts.Clip,
      app-store-id: 1234567890}
    image: donut.jpg
    image-alt: A donut with pink glaze and colored sprinkles on a white plate.
    icons: {favicon: favicon.svg}
    directory: {title: Our counters}
    neighbors: true
    looks:
      accent: {light: "#6b1fb1", dark: "#d9b3ff"}
      background: {light: "#fff7e8", dark: "#101820"}
      ink: {light: "#22140a", dark: "#fdf6ec"}
      logo: {light: brand/logo.svg, dark: brand/logo-dark.svg}
      fonts: {text: brand/text.woff2, headings: brand/headings.woff2}
      font: serif
      corners: soft
      image-shape: wide

    """

  static let pages = [
    GalleryPage("brand-home", on: "example.com", "/"),
    GalleryPage("brand-business", on: "example.com", "/ferry-street"),
    GalleryPage("brand-location", on: "example.com", "/ferry-street/market"),
    GalleryPage("brand-text", on: "example.com", "/about"),
  ]

  static let files = [
    "Content/brand/logo.svg": logo("#6b1fb1"), "Content/brand/logo-dark.svg": logo("#d9b3ff"),
  ]

  static let fonts = ["Content/brand/text.woff2": font, "Content/brand/headings.woff2": font]

  private static func logo(_ color: String) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 32">
      <rect width="32" height="32" rx="8" fill="\(color)"/><path d="M40 8h80v6H40zm0 11h52v5H40z" fill="\(color)"/>
    </svg>

    """
  }

  /// The width of a letter of the font, in its size: nothing that a computer has is as wide.
  static let letterWidth = 0.8

  /// Every letter is the same block. fontTools made it from one rectangle, and WOFF2 compressed it.
  private static let font =
    Data(base64Encoded: base64, options: .ignoreUnknownCharacters) ?? Data()

  private static let base64 = """
    d09GMgABAAAAAAFEAAoAAAAABVgAAAD8AAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAABmAAhXIKOEIBNgIkAwwLCAAEIAVdBy4bpAQg
    LgpsY+Ho1FSsUAyexn8LfVk2RFS/t/Xsvv+PGF0W9hRBGYzDUihD4TTGoaJR3DeV+3S5HY8kOSiy1pA8fkyTF6C+UIGnbuoPwAfc
    ugN99dqA6QNGlNkCXeddhAmGFGifE2Y8hrF6q68n6noLk8HiBfg4iYt87H+BZwLAF3qhcZRH1VGfGKtCXlcrXCCJ8d2q/HVRcDE0
    mFFYwwZggCBjbE67mu6Q1Dac5Oljybrba91/8HL7PrbdUV8FrUA4jG1fELgbi+z0Yh+0lqANShFx17AUEDMCysKsZayLLdtjKjvO
    H5by+QO0d0DacOURIX3NHMSDRqemWw0A
    """
}

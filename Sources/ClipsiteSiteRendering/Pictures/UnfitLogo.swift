package import ClipsiteContentParsing
package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// No icons can be made of the logo.
package enum UnfitLogo {
  package static func check(_ header: ImageHeader, of path: String) -> Diagnostic? {
    let isLarge = header.width >= SiteIcon.touchSide && !PictureTooLarge.applies(to: header)
    guard header.width != header.height || !isLarge else { return nil }
    return Diagnostic(
      .unfitLogo, at: SourceRange(path),
      "the logo has \(header.width) by \(header.height) pixels; icons are made of a square of 180 to 10000",
      fix: "export it as a square of 512 by 512 pixels")
  }

  package static func diagnostic(withoutPictures logo: SpannedText, in path: String) -> Diagnostic {
    Diagnostic(
      .unfitLogo, at: SourceRange(path, logo.range.bytes),
      "icons are made of a logo only with `pictures: true`",
      fix: "add `pictures: true`, or name finished icons with `touch` and `favicon`")
  }
}

extension DiagnosticCode {
  /// No icons can be made of the logo.
  package static let unfitLogo = DiagnosticCode(
    "UnfitLogo", .error,
    explanation: """
      With `pictures: true`, the touch icon and the favicon are made of `icons.logo`: a square picture of at least 180 by 180
      pixels, as PNG, JPEG or WebP. What is transparent becomes white. An SVG is best named as `icons.favicon`, for browsers
      draw it themselves.
      """)
}

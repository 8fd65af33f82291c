import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSystem
package import ClipsiteText

/// The picture of an App Clip experience is none that App Store Connect takes.
package enum UnfitHeaderImage {
  package static let size = ImageSize(CardText.headerImageWidth, CardText.headerImageHeight)

  /// Indicates whether an image can be uploaded as it is.
  package static func fits(_ header: ImageHeader) -> Bool {
    fault(of: header) == nil && header.orientation == .upright
  }

  /// The check of a picture that a header image is made of.
  package static func checkSource(
    _ header: ImageHeader, of path: String, _ severity: Severity? = nil
  ) -> Diagnostic? {
    guard header.displayWidth < size.width || header.displayHeight < size.height else { return nil }
    return Diagnostic(
      .unfitHeaderImage, at: SourceRange(path),
      "the image has \(header.displayWidth) by \(header.displayHeight) pixels, but App Clip cards use "
        + "\(size.width) by "
        + "\(size.height), and pictures are not enlarged",
      fix: "use a picture of at least \(CardText.headerImagePixels)", severity: severity)
  }

  package static func check(
    _ header: ImageHeader, of path: String, _ severity: Severity? = nil
  ) -> Diagnostic? {
    guard let (fault, fix) = fault(of: header) else { return nil }
    return Diagnostic(
      .unfitHeaderImage, at: SourceRange(path), "the header image \(fault)", fix: fix, severity: severity)
  }

  private static func fault(of header: ImageHeader) -> (fault: String, fix: String)? {
    guard header.format == .png || header.format == .jpeg else {
      return (
        "is a \(header.format.rawValue.uppercased()), but App Clip cards use PNG and JPEG",
        "export it as JPEG"
      )
    }
    guard header.width == size.width, header.height == size.height else {
      return (
        "has \(header.width) by \(header.height) pixels, but App Clip cards use exactly \(size.width) by "
          + "\(size.height)", "use a picture of \(CardText.headerImagePixels)"
      )
    }
    if header.isCMYK { return ("has the colors of printers (CMYK)", "export it in RGB, such as sRGB") }
    return header.hasAlpha
      ? ("has transparency, which App Clip cards do not support", "export it without an alpha channel") : nil
  }
}

extension DiagnosticCode {
  /// The picture of an App Clip experience is none that App Store Connect takes.
  package static let unfitHeaderImage = DiagnosticCode(
    "UnfitHeaderImage", .error,
    summary: "An image cannot be the header image of an App Clip card.",
    explanation: """
      A header image is a PNG or JPEG of exactly \(CardText.headerImagePixels), without transparency (Apple,
      “Configuring the launch experience of your App Clip”). A PNG with an alpha channel or a tRNS chunk has
      transparency, even if every pixel is opaque. A JPEG in CMYK is for printers, not for screens.

      clipsite uses the page's `image`, which can be inherited. `clipsite check` warns, because a site can do
      without advanced experiences. For the `experiences` commands, it is an error.
      """,
    fix: "Export the image again, or set `pictures: true`, which crops a large image.",
    example: .init(
      .experience,
      wrong: "Content/donut.png (1200 × 630 pixels)",
      right: "Content/donut.png (\(CardText.headerImageSize))"))
}

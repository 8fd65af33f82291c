import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// The rules for the size of an image in previews and as a source of other sizes.
package enum ImageSizeRules {
  /// Below this width, in pixels, a preview may show no picture at all.
  private static let minimumWidth = 150
  /// From this width on, in pixels, a preview looks right.
  private static let advisedWidth = 900

  /// Checks the pictures that pages name.
  package static func check(_ images: ImageTable, of site: Site, in content: ContentFolder) -> [Diagnostic] {
    images.all.compactMap { asset, header in
      let range = SourceRange(content.displayPath(of: site[asset].source))
      let makesPictures = site.configuration.options.makesPictures
      // A photo is as small as its author wants it.
      guard images.isPreview(asset) else { return makesPictures ? checkLargest(header, at: range) : nil }
      return makesPictures ? checkSource(header, at: range) : checkPreview(header, at: range)
    }
  }

  /// Indicates whether an image has so many pixels that decoding it would use up the memory of the computer.
  static func isTooLarge(_ header: ImageHeader) -> Bool {
    ImageMaker.isTooLarge(width: header.width, height: header.height)
  }

  private static func checkLargest(_ header: ImageHeader, at range: SourceRange) -> Diagnostic? {
    guard isTooLarge(header) else { return nil }
    return Diagnostic(
      .imageTooLarge, at: range,
      "the picture has \(header.width) by \(header.height) pixels, but 100 million in all are the most",
      fix: "export it smaller: \(CardText.headerImagePixels) are enough")
  }

  /// Checks a picture that others are made of.
  package static func checkSource(_ header: ImageHeader, at range: SourceRange) -> Diagnostic? {
    if let mistake = checkLargest(header, at: range) { return mistake }
    let (width, height) = (header.displayWidth, header.displayHeight)
    let wanted = ImageSizes.fullPreview
    guard width < wanted.width || height < wanted.height else { return nil }
    return Diagnostic(
      .imageTooSmall, at: range,
      "the picture has \(width) by \(height) pixels, but previews want \(wanted.width) by \(wanted.height)",
      fix: "use a picture of \(CardText.headerImagePixels)",
      severity: width < minimumWidth ? .error : .warning)
  }

  /// Checks a picture that previews show as it is.
  private static func checkPreview(_ header: ImageHeader, at range: SourceRange) -> Diagnostic? {
    guard header.width < advisedWidth else { return nil }
    let isTiny = header.width < minimumWidth
    return Diagnostic(
      .previewImageTooSmall, at: range,
      "the preview picture is \(header.width) pixels wide, but previews want at least \(advisedWidth)"
        + (isTiny ? ", and leave out pictures below \(minimumWidth)" : ""),
      fix: "use a picture of \(CardText.headerImagePixels)", severity: isTiny ? .error : .warning)
  }
}

extension DiagnosticCode.Example {
  /// A site that makes pictures of an image, which is right with the size of a header image.
  package static func image(wrong: String) -> DiagnosticCode.Example {
    DiagnosticCode.Example(.files, wrong: wrong, right: CardText.headerImageSize) { size in
      "Content/cup.png (\(size))\n==> Content/site.yml <==\npictures: true\nimage: cup.png"
    }
  }
}

extension DiagnosticCode {
  /// A picture has so many pixels that decoding it would take the memory of the computer.
  package static let imageTooLarge = DiagnosticCode(
    "ImageTooLarge", .error,
    summary: "An image has more than 100 million pixels.",
    explanation: """
      With `pictures: true`, clipsite decodes images, and a file of a few kilobytes can claim a billion
      pixels. Phones accept about 50 million at most, and no size that clipsite makes is wider than 1800.
      """,
    fix: "Make the image smaller.",
    example: .image(wrong: "20000 × 10000 pixels"))

  /// A picture is too small for the sizes that are made of it.
  package static let imageTooSmall = DiagnosticCode(
    "ImageTooSmall", .warning,
    summary: "An image is smaller than previews need.",
    explanation: """
      With `pictures: true`, clipsite crops previews of 1200 by 630 pixels. It does not enlarge images,
      because this blurs them, so the preview is smaller. Below 150 pixels, Messages may leave it out or
      shrink it to an icon (Apple, TN3156). App Clip cards need \
      \(CardText.headerImageWidth) by \(CardText.headerImageHeight).
      """,
    fix: "Use a larger image.",
    example: .image(wrong: "900 × 600 pixels"))

  /// A preview picture is smaller than previews want it.
  package static let previewImageTooSmall = DiagnosticCode(
    "PreviewImageTooSmall", .warning,
    summary: "A preview image is too small.",
    explanation: """
      Messages needs images at least 900 pixels wide. Below 150 pixels, it may leave them out or shrink them
      to an icon (Apple, TN3156).
      """,
    fix: "Use an image of \(CardText.headerImagePixels), which is also right for the header of the card.",
    example: .files(
      wrong: "Content/donut.png (300 × 200 pixels)\n==> Content/site.yml <==\nimage: donut.png",
      right: "Content/donut.png (\(CardText.headerImageSize))\n==> Content/site.yml <==\nimage: donut.png"))
}

import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsitePictures
package import ClipsiteSiteModel

/// The rules for the size of an image in previews and as a source of other sizes.
package enum PictureSizeRules {
  /// Below this width, in pixels, a preview may show no picture at all.
  private static let minimumWidth = 150
  /// From this width on, in pixels, a preview looks right.
  private static let advisedWidth = 900

  /// Checks the pictures that pages name.
  package static func check(_ images: ImageTable, of site: Site, in content: ContentFolder) -> [Diagnostic] {
    images.all.compactMap { asset, header in
      let range = SourceRange(content.displayPath(of: site[asset].source))
      return site.configuration.options.makesPictures
        ? checkSource(header, at: range) : checkPreview(header, at: range)
    }
  }

  /// Indicates whether an image has so many pixels that decoding it would use up the memory of the computer.
  static func isTooLarge(_ header: ImageHeader) -> Bool {
    PictureMaker.isTooLarge(width: header.width, height: header.height)
  }

  /// Checks a picture that others are made of.
  static func checkSource(_ header: ImageHeader, at range: SourceRange) -> Diagnostic? {
    let (width, height) = (header.displayWidth, header.displayHeight)
    let wanted = PictureSizes.fullPreview
    if isTooLarge(header) {
      return Diagnostic(
        .pictureTooLarge, at: range,
        "the picture has \(header.width) by \(header.height) pixels; 100 million in all are the most",
        fix: "export it smaller: 1800 by 1200 pixels are enough")
    }
    guard width < wanted.width || height < wanted.height else { return nil }
    return Diagnostic(
      .pictureTooSmall, at: range,
      "the picture has \(width) by \(height) pixels; previews want \(wanted.width) by \(wanted.height)",
      fix: "use a picture of 1800 by 1200 pixels", severity: width < minimumWidth ? .error : .warning)
  }

  /// Checks a picture that previews show as it is.
  private static func checkPreview(_ header: ImageHeader, at range: SourceRange) -> Diagnostic? {
    guard header.width < advisedWidth else { return nil }
    let isTiny = header.width < minimumWidth
    return Diagnostic(
      .previewImageTooSmall, at: range,
      "the preview picture is \(header.width) pixels wide; previews want at least \(advisedWidth)"
        + (isTiny ? ", and leave out pictures below \(minimumWidth)" : ""),
      fix: "use a picture of 1800 by 1200 pixels", severity: isTiny ? .error : .warning)
  }
}

extension DiagnosticCode {
  /// A picture has so many pixels that decoding it would take the memory of the computer.
  package static let pictureTooLarge = DiagnosticCode(
    "PictureTooLarge", .error,
    explanation: """
      With `pictures: true`, pictures are decoded, and a file of a few kilobytes can claim to hold a billion
      pixels. Pictures of more than 100 million pixels are refused before they are decoded; phones take about
      50 million at most, and no size that clipsite makes is wider than 1800.
      """)

  /// A picture is too small for the sizes that are made of it.
  package static let pictureTooSmall = DiagnosticCode(
    "PictureTooSmall", .warning,
    explanation: """
      With `pictures: true`, a picture of 1200 by 630 pixels is made for previews, cut out of the middle.
      Pictures are never enlarged, because that makes them blurred: out of a smaller one comes a smaller
      preview. Below 150 pixels, Messages may leave it out or shrink it to an icon (Apple, TN3156). App Clip
      cards need 1800 by 1200.
      """)

  /// A preview picture is smaller than previews want it.
  package static let previewImageTooSmall = DiagnosticCode(
    "PreviewImageTooSmall", .warning,
    explanation: """
      Link previews in Messages want pictures at least 900 pixels wide; below 150 pixels they may be left out
      or shrunk to an icon (Apple, TN3156). The card's header image is 1800 by 1200 pixels; one picture of
      that size serves both.
      """)
}

package import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsitePictures

/// A picture is too small for the sizes that are made of it.
package enum PictureTooSmall {
  package static func check(_ header: ImageHeader, of path: String) -> Diagnostic? {
    let (width, height) = (header.displayWidth, header.displayHeight)
    let wanted = PictureSizes.fullPreview
    guard width < wanted.width || height < wanted.height else { return nil }
    return Diagnostic(
      .pictureTooSmall, at: SourceRange(path),
      "the picture has \(width) by \(height) pixels; previews want \(wanted.width) by \(wanted.height)",
      fix: "use a picture of 1800 by 1200 pixels",
      severity: width < PreviewImageTooSmall.minimumWidth ? .error : .warning)
  }
}

extension DiagnosticCode {
  /// A picture is too small for the sizes that are made of it.
  package static let pictureTooSmall = DiagnosticCode(
    "PictureTooSmall", .warning,
    explanation: """
      With `pictures: true`, a picture of 1200 by 630 pixels is made for previews, cut out of the middle. Pictures are never
      enlarged, because that makes them blurred: out of a smaller one comes a smaller preview. Below 150 pixels, Messages may
      leave it out or shrink it to an icon (Apple, TN3156). App Clip cards need 1800 by 1200.
      """)
}

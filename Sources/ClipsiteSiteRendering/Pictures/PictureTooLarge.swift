package import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsitePictures

/// A picture has so many pixels that decoding it would take the memory of the computer.
package enum PictureTooLarge {
  /// Whether a picture has too many pixels.
  static func applies(to header: ImageHeader) -> Bool {
    PictureMaker.isTooLarge(width: header.width, height: header.height)
  }

  package static func check(_ header: ImageHeader, of path: String) -> Diagnostic? {
    guard applies(to: header) else { return nil }
    return Diagnostic(
      .pictureTooLarge, at: SourceRange(path),
      "the picture has \(header.width) by \(header.height) pixels; 100 million in all are the most",
      fix: "export it smaller: 1800 by 1200 pixels are enough")
  }
}

extension DiagnosticCode {
  /// A picture has so many pixels that decoding it would take the memory of the computer.
  package static let pictureTooLarge = DiagnosticCode(
    "PictureTooLarge", .error,
    explanation: """
      With `pictures: true`, pictures are decoded, and a file of a few kilobytes can claim to hold a billion pixels. Pictures of
      more than 100 million pixels are refused before they are decoded; phones take about 50 million at most, and no size that
      clipsite makes is wider than 1800.
      """)
}

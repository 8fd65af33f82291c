package import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// A preview picture is smaller than previews want it.
package enum PreviewImageTooSmall {
  /// Below this width, in pixels, a preview may show no picture at all.
  static let minimumWidth = 150
  /// From this width on, in pixels, a preview looks right.
  static let advisedWidth = 900

  package static func check(_ header: ImageHeader, of path: String) -> Diagnostic? {
    guard header.width < advisedWidth else { return nil }
    let isTiny = header.width < minimumWidth
    return Diagnostic(
      .previewImageTooSmall, at: SourceRange(path),
      "the preview picture is \(header.width) pixels wide; previews want at least \(advisedWidth)"
        + (isTiny ? ", and leave out pictures below \(minimumWidth)" : ""),
      fix: "use a picture of 1800 by 1200 pixels", severity: isTiny ? .error : .warning)
  }
}

extension DiagnosticCode {
  /// A preview picture is smaller than previews want it.
  package static let previewImageTooSmall = DiagnosticCode(
    "PreviewImageTooSmall", .warning,
    explanation: """
      Link previews in Messages want pictures at least 900 pixels wide; below 150 pixels they may be left out or shrunk to an
      icon (Apple, TN3156). The card's header image is 1800 by 1200 pixels; one picture of that size serves both.
      """)
}

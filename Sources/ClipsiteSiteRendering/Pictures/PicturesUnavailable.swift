package import ClipsiteDiagnostics
package import ClipsitePictures

/// The library that makes pictures is not there.
package enum PicturesUnavailable {
  package static func diagnostic(_ error: PictureLibraryError, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .picturesUnavailable, at: place, "pictures cannot be made: \(error.reason)",
      fix: "install it (apt-get install libvips42, or brew install vips), or remove `pictures`")
  }
}

extension DiagnosticCode {
  /// The library that makes pictures is not there.
  package static let picturesUnavailable = DiagnosticCode(
    "PicturesUnavailable", .error,
    explanation: """
      `pictures: true` needs libvips, 8.14 or newer, which is loaded only for that: `apt-get install libvips42` on Debian and
      Ubuntu, `brew install vips` on macOS. Without the key, pictures are copied as they are and nothing is needed.
      """)
}

package import ClipsiteDiagnostics

/// A picture that a page names is not there.
package enum MissingImage {
  package static func diagnostic(_ image: SpannedText, in path: String) -> Diagnostic {
    Diagnostic(
      .missingImage, at: SourceRange(path, image.range.bytes),
      "there is no file `\(image.value)` in the content folder",
      fix: "add the picture, or correct its name")
  }
}

extension DiagnosticCode {
  /// A picture that a page names is not there.
  package static let missingImage = DiagnosticCode(
    "MissingImage", .error,
    explanation: """
      `image` names a file in the content folder, seen from the folder of the page, or an absolute https URL. The file becomes
      `og:image`, without which Messages shows no preview of the App Clip.
      """)
}

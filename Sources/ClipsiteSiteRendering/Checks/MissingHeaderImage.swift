package import ClipsiteDiagnostics

/// An App Clip experience has no picture that could be uploaded.
package enum MissingHeaderImage {
  package static func diagnostic(at place: SourceRange, remote: String?) -> Diagnostic {
    Diagnostic(
      .missingHeaderImage, at: place,
      remote.map { "the picture \($0) is not a file of the site, so it cannot be uploaded" }
        ?? "the App Clip experience has no header image",
      fix: "add an `image` of 1800 by 1200 pixels that is a file of the site")
  }
}

extension DiagnosticCode {
  /// An App Clip experience has no picture that could be uploaded.
  package static let missingHeaderImage = DiagnosticCode(
    "MissingHeaderImage", .error,
    explanation: """
      Each App Clip experience in App Store Connect has a header image, which is uploaded. clipsite takes the page's
      `image`, which may be inherited. It has to be a file of the site: a picture of another website cannot be taken.
      """)
}

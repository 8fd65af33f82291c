package import ClipsiteDiagnostics

/// A page that shows the App Clip has no preview picture.
package enum MissingPreviewImage {
  package static func diagnostic(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingPreviewImage, at: place, "the page shows the App Clip, but has no preview picture for Messages",
      fix: "add `image:` here, in the folder's index.md or in site.yml")
  }
}

extension DiagnosticCode {
  /// A page that shows the App Clip has no preview picture.
  package static let missingPreviewImage = DiagnosticCode(
    "MissingPreviewImage", .warning,
    explanation: """
      Messages shows the App Clip's preview only for pages with an `og:image` (Apple, “Supporting invocations from your website
      and the Messages app”). Set `image` on the page, on a folder above it, or in `site.yml`.
      """)
}

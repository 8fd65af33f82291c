package import ClipsiteDiagnostics

/// A file in the output folder was not written by clipsite.
enum ForeignFile {
  static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .foreignFile, at: SourceRange(path),
      "this file in the output folder was not written by clipsite; it is kept",
      fix: "move it to the content folder if it belongs to the site, or delete it")
  }
}

extension DiagnosticCode {
  /// A file in the output folder was not written by clipsite.
  package static let foreignFile = DiagnosticCode(
    "ForeignFile", .warning,
    explanation: """
      The file is kept: clipsite removes only what it wrote. It may be served beside the site, though, and
      publishing tools may upload it.
      """)
}

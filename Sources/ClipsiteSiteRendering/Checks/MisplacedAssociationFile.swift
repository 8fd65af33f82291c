package import ClipsiteDiagnostics

/// An AASA file stands where devices do not look for it, or has another name.
package enum MisplacedAssociationFile {
  package static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .misplacedAssociationFile, at: SourceRange(path),
      "devices do not read an AASA file with this name in this place",
      fix: "move it to Content/.well-known/apple-app-site-association")
  }
}

extension DiagnosticCode {
  /// An AASA file stands where devices do not look for it, or has another name.
  package static let misplacedAssociationFile = DiagnosticCode(
    "MisplacedAssociationFile", .error,
    explanation: """
      The file is `apple-app-site-association`, without extension, in `Content/.well-known/`; clipsite merges it with what the
      site needs. One with the extension `.json`, or in another folder, is read by nobody (Apple, “Supporting associated
      domains”).
      """)
}

package import ClipsiteDiagnostics

/// Something in the content folder is neither a file nor a folder.
package enum NotAFile {
  package static func diagnostic(_ path: String, kind: String) -> Diagnostic {
    Diagnostic(
      .notAFile, at: SourceRange(path), "this is a \(kind), not a file",
      fix: "remove it from the content folder")
  }
}

extension DiagnosticCode {
  /// Something in the content folder is neither a file nor a folder.
  package static let notAFile = DiagnosticCode(
    "NotAFile", .error,
    explanation: """
      FIFOs, sockets and devices cannot be part of a website, and reading one could wait forever.
      """)
}

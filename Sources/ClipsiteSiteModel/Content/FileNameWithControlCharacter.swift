package import ClipsiteDiagnostics

/// A file name holds a control character or a backslash.
package enum FileNameWithControlCharacter {
  package static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .fileNameWithControlCharacter, at: SourceRange(path),
      "the file name holds a control character or a backslash", fix: "rename the file")
  }
}

extension DiagnosticCode {
  /// A file name holds a control character or a backslash.
  package static let fileNameWithControlCharacter = DiagnosticCode(
    "FileNameWithControlCharacter", .error,
    explanation: """
      Control characters and backslashes in a file name cannot be served reliably: hosts and browsers treat
      them differently, and some see a path separator.
      """)
}

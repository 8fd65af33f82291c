import Diagnostics

/// A content file cannot be read.
enum UnreadableFile {
  static let code = DiagnosticCode(
    "UnreadableFile", .error,
    explanation: """
      The system refused to open or read a file of the site, or the file is larger than the limit for its
      kind. The message has the system's reason.
      """)

  static func diagnostic(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      code, at: Place(path), "the file cannot be read: \(reason)", fix: "mend the file or its permissions")
  }
}

import ClipsiteContentParsing
package import ClipsiteDiagnostics
package import ClipsitePlatform

/// A content file cannot be read.
package enum UnreadableFile {
  /// What kept a file from being read: the system, or its size.
  ///
  /// - Parameters:
  ///   - path: What messages call the file.
  ///   - limit: The size that it may have, in bytes.
  package static func diagnostic(_ path: String, _ error: SystemError, limit: Int) -> Diagnostic {
    if let size = error.excessiveSize { return TextCheck.tooLarge(path, size: size, limit: limit) }
    return diagnostic(path, reason: error.reason)
  }

  package static func diagnostic(_ path: String, reason: String) -> Diagnostic {
    Diagnostic(
      .unreadableFile, at: SourceRange(path), "the file cannot be read: \(reason)",
      fix: "mend the file or its permissions")
  }
}

extension DiagnosticCode {
  /// A content file cannot be read.
  package static let unreadableFile = DiagnosticCode(
    "UnreadableFile", .error,
    explanation: """
      The system refused to open or read a file of the site. The message has the system's reason.
      """)
}

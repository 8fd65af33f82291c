package import ClipsiteDiagnostics

/// A file name in the content folder is not UTF-8.
package enum FileNameNotUTF8 {
  package static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .fileNameNotUTF8, at: SourceRange(path), "the file name is not valid UTF-8", fix: "rename the file")
  }
}

extension DiagnosticCode {
  /// A file name in the content folder is not UTF-8.
  package static let fileNameNotUTF8 = DiagnosticCode(
    "FileNameNotUTF8", .error,
    explanation: """
      File names become URLs, and URLs are UTF-8 (RFC 3986, section 2.5). A name in another encoding would
      be a different URL on every system.
      """)
}

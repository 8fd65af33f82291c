package import ClipsiteDiagnostics

/// A folder is nested deeper than any host would serve.
package enum FolderTooDeep {
  package static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .folderTooDeep, at: SourceRange(path),
      "folders are nested more than \(ContentFolder.maximumDepth) deep",
      fix: "move the folder further up")
  }
}

extension DiagnosticCode {
  /// A folder is nested deeper than any host would serve.
  package static let folderTooDeep = DiagnosticCode(
    "FolderTooDeep", .error,
    explanation: """
      Folders may be nested at most 64 deep. URLs from deeper folders would outgrow the limits of hosts, of
      object stores (1,024 bytes) and of App Clip Codes long before.
      """)
}

package import ClipsiteDiagnostics

/// A folder has a name that ends in `.md`.
package enum FolderNamedAsPage {
  package static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .folderNamedAsPage, at: SourceRange(path), "a folder has the name of a page",
      fix: "rename the folder so that it does not end in .md")
  }
}

extension DiagnosticCode {
  /// A folder has a name that ends in `.md`.
  package static let folderNamedAsPage = DiagnosticCode(
    "FolderNamedAsPage", .error,
    explanation: """
      Names that end in `.md` belong to pages. A folder with such a name is nearly always an accident.
      """)
}

package import ClipsiteDiagnostics

/// A symbolic link in the content folder leads to a folder.
package enum LinkedFolder {
  package static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .linkedFolder, at: SourceRange(path), "the symbolic link leads to a folder",
      fix: "move the folder itself here")
  }
}

extension DiagnosticCode {
  /// A symbolic link in the content folder leads to a folder.
  package static let linkedFolder = DiagnosticCode(
    "LinkedFolder", .error,
    explanation: """
      A symbolic link to a folder would put the same pages on the site twice, and a link to a folder above
      would never end. Only links to single files inside the content folder are followed.
      """)
}

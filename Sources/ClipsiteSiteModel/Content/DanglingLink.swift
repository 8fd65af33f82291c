package import ClipsiteDiagnostics

/// A symbolic link in the content folder leads nowhere.
package enum DanglingLink {
  package static func diagnostic(_ path: String, target: String) -> Diagnostic {
    Diagnostic(
      .danglingLink, at: SourceRange(path), "the symbolic link leads to \(target), where nothing is",
      fix: "restore its target or remove the link")
  }
}

extension DiagnosticCode {
  /// A symbolic link in the content folder leads nowhere.
  package static let danglingLink = DiagnosticCode(
    "DanglingLink", .error,
    explanation: """
      A symbolic link in the content folder points to something that is not there, so its page or
      picture would be missing from the site.

      Restore the file that the link points to, or remove the link.
      """)
}

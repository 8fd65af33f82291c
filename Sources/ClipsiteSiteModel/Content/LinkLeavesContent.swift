package import ClipsiteDiagnostics

/// A symbolic link leads out of the content or templates folder.
package enum LinkLeavesContent {
  /// - Parameter folder: What the folder holds that the link must stay in: `content` or `templates`.
  package static func diagnostic(_ path: String, target: String, outOf folder: String = "content")
    -> Diagnostic
  {
    Diagnostic(
      .linkLeavesContent, at: SourceRange(path),
      "the symbolic link leads out of the \(folder) folder, to \(target)",
      fix: "copy the file into the \(folder) folder")
  }
}

extension DiagnosticCode {
  /// A symbolic link leads out of the content or templates folder.
  package static let linkLeavesContent = DiagnosticCode(
    "LinkLeavesContent", .error,
    explanation: """
      A symbolic link in the content or templates folder points to a place outside of it. Following it could publish
      files that were never meant for the web, so it is refused.

      Copy the file into the folder instead.
      """)
}

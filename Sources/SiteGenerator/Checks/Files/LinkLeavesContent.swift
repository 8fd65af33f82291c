import Diagnostics

/// A symbolic link leads out of the content folder.
enum LinkLeavesContent {
  static let code = DiagnosticCode(
    "LinkLeavesContent", .error,
    explanation: """
      A symbolic link in the content folder points to a place outside of it. Following it could publish
      files that were never meant for the web, so it is refused.

      Copy the file into the content folder instead.
      """)

  static func diagnostic(_ path: String, target: String) -> Diagnostic {
    Diagnostic(
      code, at: Place(path), "the symbolic link leads out of the content folder, to \(target)",
      fix: "copy the file into the content folder")
  }
}

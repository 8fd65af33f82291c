package import ClipsiteDiagnostics

/// The output folder holds files, and none of them says that clipsite made it.
enum OutputNotOurs {
  static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .outputNotOurs, at: SourceRange(path), "the output folder is not empty, and clipsite did not make it",
      fix: "empty it, or choose another folder with --output")
  }
}

extension DiagnosticCode {
  /// The output folder holds files, and none of them says that clipsite made it.
  package static let outputNotOurs = DiagnosticCode(
    "OutputNotOurs", .error,
    explanation: """
      clipsite marks the folders that it writes with a file `.clipsite`, the list of the files in it. A folder that
      is not empty and lacks the mark may hold somebody's work, so nothing is written there.
      """)
}

package import ClipsiteDiagnostics

/// The output folder is, holds or lies in a folder that is read.
enum OutputOverlapsInput {
  static func diagnostic(_ path: String, _ input: String) -> Diagnostic {
    Diagnostic(
      .outputOverlapsInput, at: SourceRange(path), "the output folder overlaps \(input)",
      fix: "choose another folder with --output"
    )
  }
}

extension DiagnosticCode {
  /// The output folder is, holds or lies in a folder that is read.
  package static let outputOverlapsInput = DiagnosticCode(
    "OutputOverlapsInput", .error,
    explanation: """
      Writing into a folder that is also read, or into the home folder or the root of the disk, could destroy what the
      site is made from. The output folder must be apart from `Content`, `Templates` and the folders above them.
      """)
}

package import ClipsiteDiagnostics

/// A build was killed while it replaced files of the output folder.
package enum UnfinishedUpdate {
  /// Reports an output folder that was left half-way.
  package static func diagnostics(_ output: OutputFolder) -> [Diagnostic] {
    guard let folder = try? output.followingLink, folder.isHalfUpdated else { return [] }
    return [
      Diagnostic(
        .unfinishedUpdate, at: SourceRange(output.displayPath),
        "the output folder has files of two builds because one was killed or failed half-way",
        fix: "run 'clipsite build', which finishes it")
    ]
  }
}

extension DiagnosticCode {
  /// A build was killed while it replaced files of the output folder.
  package static let unfinishedUpdate = DiagnosticCode(
    "UnfinishedUpdate", .warning,
    explanation: """
      A build replaces the files of the output folder one after the other. If it is killed in between, some files are
      new and some are old. It has written down what is left to do, and the next build begins with that, even if the
      site has errors by then.
      """)
}

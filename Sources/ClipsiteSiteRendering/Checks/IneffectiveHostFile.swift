package import ClipsiteDiagnostics

/// A host configuration file stands where no host reads it.
package enum IneffectiveHostFile {
  package static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .ineffectiveHostFile, at: SourceRange(path), "no host reads a configuration file in this folder",
      fix: "move it to the root of the project")
  }
}

extension DiagnosticCode {
  /// A host configuration file stands where no host reads it.
  package static let ineffectiveHostFile = DiagnosticCode(
    "IneffectiveHostFile", .warning,
    explanation: """
      `vercel.json` is read at the root of a project only. In `.well-known` it is served to the world and configures nothing, a
      mistake that has left AASA files without their type.
      """)
}

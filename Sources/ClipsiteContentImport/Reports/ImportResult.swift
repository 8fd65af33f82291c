public import ClipsiteDiagnostics

/// What came of an import: diagnostics, and a report unless they forbade it.
public struct ImportResult: Sendable {
  /// The files that the diagnostics point into: the imported one, and pages of earlier imports.
  public let sources: [SourceFile]
  /// What is wrong with them, in the order of printing.
  public let diagnostics: [Diagnostic]
  /// What was done; nil when a diagnostic is an error, because then nothing is written.
  public let report: ImportReport?
}

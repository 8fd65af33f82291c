package import ClipsiteDiagnostics

/// What came of an import: diagnostics, and a report unless they forbade it.
package struct ImportResult: Sendable {
  /// The files that the diagnostics point into: the imported one, and pages of earlier imports.
  package let sources: [SourceFile]
  /// What is wrong with them, in the order of printing.
  package let diagnostics: [Diagnostic]
  /// What was done; nil when a diagnostic is an error, because then nothing is written.
  package let report: ImportReport?
}

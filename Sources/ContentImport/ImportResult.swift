public import Diagnostics

/// What came of an import: the file's diagnostics, and a report unless they forbade it.
public struct ImportResult: Sendable {
  /// The imported file, which the diagnostics point into.
  public let source: SourceFile
  /// What is wrong with it, in the order of printing.
  public let diagnostics: [Diagnostic]
  /// What was done; nil when a diagnostic is an error, because then nothing is written.
  public let report: ImportReport?
}

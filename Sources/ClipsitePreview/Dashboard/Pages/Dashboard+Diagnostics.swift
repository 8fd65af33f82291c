import ClipsiteDiagnostics
import ClipsiteMustache

extension Dashboard {
  /// How many diagnostics are listed at a time.
  static let diagnosticsLength = 50

  /// The data of the list of all that is wrong: errors first.
  func diagnosticList(_ query: QueryItems) -> Value {
    let sorted = DiagnosticList(live.status.diagnostics).bySeverity
    let parts = ListParts(sorted.count, length: Self.diagnosticsLength, number: query.part)
    return [
      "diagnostics": .list(DiagnosticRows(live).values(sorted[parts.range])), "parts": parts.value([]),
      "total": .text(Self.count(sorted.count, "diagnostic")),
    ]
  }
}

import Diagnostics
import Mustache
import SiteGenerator

extension Dashboard {
  /// How many diagnostics are listed at a time.
  static let diagnosticsLength = 50

  /// The data of the list of all that is wrong: errors first.
  func diagnosticList(_ query: QueryItems) -> Value {
    let list = DiagnosticList(live.status.diagnostics).diagnostics
    let sorted = list.filter { $0.severity == .error } + list.filter { $0.severity == .warning }
    let parts = Parts(sorted.count, length: Self.diagnosticsLength, number: query.part)
    return [
      "diagnostics": .list(DiagnosticRows(live).values(sorted[parts.range])), "parts": parts.value([]),
      "total": .text(Self.count(sorted.count, "diagnostic")),
    ]
  }
}

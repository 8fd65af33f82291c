package import ClipsiteDiagnostics
import ClipsiteJSON

/// What a preview tells its pages of mistakes: the data of `error` events.
package enum DiagnosticEvents {
  /// How many diagnostics one event holds.
  package static let limit = 20

  /// What is wrong with a site as one line of JSON, errors first:
  /// `{"total":3,"diagnostics":[{"severity","code","message", "place","line","marks","fix"}]}`; `line`,
  /// `marks` and `fix` may be missing.
  package static func data(of live: LiveSite) -> [UInt8] {
    data(live.status.diagnostics, DiagnosticRows(live))
  }

  package static func data(_ diagnostics: [Diagnostic], _ rows: DiagnosticRows) -> [UInt8] {
    let sorted = DiagnosticList(diagnostics).bySeverity
    let shown = rows.rows(sorted.prefix(limit)).map(value)
    let total = JSONValue.number(String(sorted.count))
    return JSONValue.object([.init("total", total), .init("diagnostics", .array(shown))]).bytes()
  }

  private static func value(_ row: DiagnosticRows.Row) -> JSONValue {
    let members: [(String, String?)] = [
      ("severity", row.diagnostic.severity.rawValue), ("code", row.diagnostic.code.name),
      ("message", VisibleText.escaped(row.diagnostic.message)), ("place", VisibleText.escaped(row.place)),
      ("line", row.excerpt?.text), ("marks", row.excerpt?.marks),
      ("fix", row.diagnostic.fix.map(VisibleText.escaped)),
    ]
    return .object(members.compactMap { name, value in value.map { .init(name, .string($0)) } })
  }
}

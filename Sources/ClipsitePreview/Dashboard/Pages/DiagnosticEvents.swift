package import ClipsiteText

/// The data of `error` events, with which a preview reports mistakes to its pages.
package enum DiagnosticEvents {
  /// The number of diagnostics in one event.
  package static let limit = 20

  /// Returns the mistakes of a site as one line of JSON, errors first:
  /// `{"failure","shown":[],"total":3,"diagnostics":[{"severity","code","message","page","place","line",
  /// "marks","fix"}]}`. `shown` are sentences that say what visitors see. `page` is the file of the page that
  /// a mistake is in. `failure`, `page`, `line`, `marks` and `fix` may be missing.
  package static func data(of live: LiveSite) -> [UInt8] {
    data(live.status.listed, DiagnosticRows(live), failure: live.failure, shown: live.status.shownInstead)
  }

  /// The diagnostics of a site that are in the data.
  static func shown(of live: LiveSite) -> ArraySlice<Diagnostic> {
    DiagnosticList(live.status.listed).bySeverity.prefix(limit)
  }

  /// - Parameter failure: Why the folders cannot be read, if they cannot.
  package static func data(
    _ diagnostics: [Diagnostic], _ rows: DiagnosticRows, failure: String? = nil, shown: [String] = []
  ) -> [UInt8] {
    let sorted = DiagnosticList(diagnostics).bySeverity
    let listed = rows.rows(sorted.prefix(limit)).map(value)
    return JSONValue.present([
      "failure": failure.map { .string($0) }, "shown": shown.json, "total": sorted.count.json,
      "diagnostics": .array(listed),
    ]).bytes()
  }

  private static func value(_ row: DiagnosticRows.Row) -> JSONValue {
    .texts([
      "severity": row.diagnostic.severity.rawValue, "code": row.diagnostic.code.name,
      "message": VisibleText.escaped(row.diagnostic.message),
      "page": row.file.hasSuffix(".md") ? row.file : nil, "place": VisibleText.escaped(row.place),
      "line": row.excerpt?.text, "marks": row.excerpt?.marks,
      "fix": row.diagnostic.fix.map(VisibleText.escaped),
    ])
  }
}

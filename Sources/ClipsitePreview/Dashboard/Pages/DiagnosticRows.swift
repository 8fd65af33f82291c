package import ClipsiteDiagnostics
import ClipsiteJSON
import ClipsiteMustache

/// Diagnostics with the lines that they are about.
package struct DiagnosticRows {
  /// One diagnostic, ready to be shown.
  struct Row {
    let diagnostic: Diagnostic
    /// The position, as in `Content/market.md:7:13`.
    let place: String
    /// The line, and spaces and carets that go under it.
    let excerpt: Excerpt?
  }

  /// The width of excerpts, in columns.
  private static let width = 90
  /// The size of a file at most of which lines are shown, in bytes.
  private static let sizeLimit = 4 << 20

  private let read: (String) -> SourceFile?
  private let shown: (String) -> String

  /// The diagnostics of a site: lines are read from its files, whose paths are shown relative to its folder.
  init(_ live: LiveSite) { self.init(read: { live.file($0, limit: Self.sizeLimit) }, shown: live.relative) }

  /// - Parameters:
  ///   - read: Gives the file that a place names.
  ///   - shown: The path of a file as it is shown.
  init(read: @escaping (String) -> SourceFile?, shown: @escaping (String) -> String = { $0 }) {
    self.read = read
    self.shown = shown
  }

  /// The diagnostics in the order of the list, each with its line. Files are read once as long as the list is
  /// sorted.
  func rows(_ diagnostics: some Sequence<Diagnostic>) -> [Row] {
    var last: (path: String, file: SourceFile?) = ("", nil)
    return diagnostics.map { diagnostic in
      if last.path != diagnostic.range.path { last = (diagnostic.range.path, read(diagnostic.range.path)) }
      guard let range = diagnostic.range.bytes, let file = last.file else {
        return Row(diagnostic: diagnostic, place: shown(diagnostic.range.path), excerpt: nil)
      }
      let position = file.position(of: range.lowerBound)
      let line = file.line(containing: range.lowerBound)
      return Row(
        diagnostic: diagnostic, place: "\(shown(diagnostic.range.path)):\(position.line):\(position.column)",
        excerpt: Excerpt(of: line, marking: range, width: Self.width))
    }
  }

  /// The data of diagnostics for templates.
  func values(_ diagnostics: some Sequence<Diagnostic>) -> [Value] {
    rows(diagnostics).map { row in
      [
        "severity": .text(row.diagnostic.severity.rawValue),
        "label": .text(Self.label(row.diagnostic.severity)), "code": .text(row.diagnostic.code.name),
        "message": .text(VisibleText.escaped(row.diagnostic.message)),
        "place": .text(VisibleText.escaped(row.place)),
        "excerpt": row.excerpt.map { ["line": .text($0.text), "marks": .text($0.marks)] } ?? nil,
        "fix": row.diagnostic.fix.map { .text(VisibleText.escaped($0)) } ?? nil,
        "notes": .list(
          row.diagnostic.notes.map {
            [
              "message": .text(VisibleText.escaped($0.message)),
              "place": .text(VisibleText.escaped(shown($0.range.path))),
            ]
          }),
      ]
    }
  }

  private static func label(_ severity: Severity) -> String {
    switch severity {
    case .note: "Note"
    case .warning: "Warning"
    case .error: "Error"
    }
  }
}

extension Dashboard {
  /// The number of diagnostics on a page of the list.
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

/// The data of `error` events, with which a preview reports mistakes to its pages.
package enum DiagnosticEvents {
  /// The number of diagnostics in one event.
  package static let limit = 20

  /// Returns the mistakes of a site as one line of JSON, errors first:
  /// `{"total":3,"diagnostics":[{"severity","code","message", "place","line","marks","fix"}]}`. Line, marks,
  /// and fix may be missing.
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

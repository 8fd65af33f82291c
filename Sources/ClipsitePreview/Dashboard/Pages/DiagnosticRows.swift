package import ClipsiteDiagnostics
import ClipsiteJSON
import ClipsiteMustache
import ClipsitePlatform

/// Diagnostics with the lines that they are about.
package struct DiagnosticRows {
  /// One diagnostic, ready to be shown.
  struct Row {
    let diagnostic: Diagnostic
    /// The position, as in `Content/market.md:7:13`.
    let place: String
    /// The line, and spaces and carets that go under it.
    let excerpt: Excerpt?
    /// The URL that opens the place in the author's editor, if links do so.
    let editorURL: String?
  }

  /// The width of excerpts, in columns.
  private static let width = 90
  /// The size of a file at most of which lines are shown, in bytes.
  private static let sizeLimit = 4 << 20

  private let read: (String) -> SourceFile?
  private let shown: (String) -> String
  private let edited: (String, Int, Int) -> String?

  /// The diagnostics of a site: lines are read from its files, whose paths are shown relative to its folder.
  init(_ live: LiveSite, editor: EditorLinks? = nil) {
    self.init(read: { live.file($0, limit: Self.sizeLimit) }, shown: live.relative) { shown, line, column in
      guard let editor, let path = live.systemPath(of: shown)?.path else { return nil }
      return editor.url(path, line: line, column: column)
    }
  }

  /// - Parameters:
  ///   - read: Gives the file that a place names.
  ///   - shown: The path of a file as it is shown.
  ///   - edited: The URL that opens a line and column of a file.
  init(
    read: @escaping (String) -> SourceFile?, shown: @escaping (String) -> String = { $0 },
    edited: @escaping (String, Int, Int) -> String? = { _, _, _ in nil }
  ) {
    self.read = read
    self.shown = shown
    self.edited = edited
  }

  /// The diagnostics in the order of the list, each with its line. Files are read once as long as the list is
  /// sorted.
  func rows(_ diagnostics: some Sequence<Diagnostic>) -> [Row] {
    var last: (path: String, file: SourceFile?) = ("", nil)
    return diagnostics.map { diagnostic in
      if last.path != diagnostic.range.path { last = (diagnostic.range.path, read(diagnostic.range.path)) }
      guard let range = diagnostic.range.bytes, let file = last.file else {
        return Row(
          diagnostic: diagnostic, place: shown(diagnostic.range.path), excerpt: nil,
          editorURL: edited(diagnostic.range.path, 1, 1))
      }
      let position = file.position(of: range.lowerBound)
      let line = file.line(containing: range.lowerBound)
      return Row(
        diagnostic: diagnostic, place: "\(shown(diagnostic.range.path)):\(position.line):\(position.column)",
        excerpt: Excerpt(of: line, marking: range, width: Self.width),
        editorURL: edited(diagnostic.range.path, position.line, position.column))
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
        "editor": row.editorURL.map { .text($0) } ?? nil,
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
    let sorted = Self.byFile(live.status.listed)
    let parts = ListParts(sorted.count, length: Self.diagnosticsLength, number: query.part)
    let files = sorted[parts.range].chunked { $0.range.path == $1.range.path }
    return [
      "files": .list(
        files.map { list in
          let path = list.first?.range.path ?? ""
          return [
            "file": .text(VisibleText.escaped(live.relative(path))),
            "editor": editorURL(of: path).map { .text($0) } ?? nil,
            "diagnostics": .list(diagnosticRows.values(list)),
          ]
        }),
      "parts": parts.value([]), "total": .text(Self.count(sorted.count, "diagnostic")),
    ]
  }

  /// Diagnostics file by file, the files with errors first, and those of one code together.
  private static func byFile(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    let sorted = DiagnosticList(diagnostics).bySeverity
    var ranks: [String: Int] = [:]
    for diagnostic in sorted where ranks[diagnostic.range.path] == nil {
      ranks[diagnostic.range.path] = ranks.count
    }
    return sorted.enumerated().sorted { left, right in
      let (one, other) = (ranks[left.element.range.path] ?? 0, ranks[right.element.range.path] ?? 0)
      if one != other { return one < other }
      if left.element.severity != right.element.severity {
        return left.element.severity > right.element.severity
      }
      if left.element.code.name != right.element.code.name {
        return left.element.code.name < right.element.code.name
      }
      return left.offset < right.offset
    }
    .map(\.element)
  }
}

extension ArraySlice {
  /// The neighbors that belong together, in order.
  fileprivate func chunked(_ belong: (Element, Element) -> Bool) -> [ArraySlice] {
    var chunks: [ArraySlice] = []
    var start = startIndex
    for index in indices where index > start && !belong(self[index - 1], self[index]) {
      chunks.append(self[start..<index])
      start = index
    }
    return isEmpty ? [] : chunks + [self[start...]]
  }
}

/// The data of `error` events, with which a preview reports mistakes to its pages.
package enum DiagnosticEvents {
  /// The number of diagnostics in one event.
  package static let limit = 20

  /// Returns the mistakes of a site as one line of JSON, errors first:
  /// `{"failure","total":3,"diagnostics":[{"severity","code","message", "place","line","marks","fix"}]}`;
  /// `failure`, `line`, `marks` and `fix` may be missing.
  package static func data(of live: LiveSite) -> [UInt8] {
    data(live.status.listed, DiagnosticRows(live), failure: live.status.failure?.description)
  }

  /// - Parameter failure: Why the folders cannot be read, if they cannot.
  package static func data(
    _ diagnostics: [Diagnostic], _ rows: DiagnosticRows, failure: String? = nil
  ) -> [UInt8] {
    let sorted = DiagnosticList(diagnostics).bySeverity
    let shown = rows.rows(sorted.prefix(limit)).map(value)
    let total = JSONValue.number(String(sorted.count))
    let reason = failure.map { [JSONValue.Member("failure", .string(VisibleText.escaped($0)))] } ?? []
    return JSONValue.object(reason + [.init("total", total), .init("diagnostics", .array(shown))]).bytes()
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

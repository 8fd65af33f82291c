import ClipsiteMustache
import ClipsiteSystem
import ClipsiteText

/// Diagnostics with the lines that they are about.
package struct DiagnosticRows {
  /// One diagnostic, ready to be shown.
  struct Row {
    let diagnostic: Diagnostic
    /// The file, as in `Content/market.md`.
    let file: String
    /// The position, as in `Content/market.md:7:13`.
    let place: String
    /// The line, and spaces and carets that go under it.
    let excerpt: Excerpt?
    /// The URL that opens the place in the author's editor, if links do so.
    let editorURL: String?
  }

  /// The width of excerpts, in columns.
  private static let width = 90
  /// The number of places in which equal diagnostics are named.
  private static let mostPlaces = 100
  /// The size of a file at most of which lines are shown, in bytes.
  private static let sizeLimit = 4 << 20

  private let read: (String) -> SourceFile?
  private let shown: (String) -> String
  private let edited: (String, Int, Int) -> String?

  /// The diagnostics of a site: lines are read from its files, whose paths are shown relative to its folder.
  init(_ live: LiveSite, editor: EditorLinks? = nil) {
    self.init(read: { live.file($0, limit: Self.sizeLimit) }, shown: live.relative) { shown, line, column in
      live.editingURL(of: shown, line: line, column: column, in: editor)
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
      let path = shown(diagnostic.range.path)
      if last.path != diagnostic.range.path { last = (diagnostic.range.path, read(diagnostic.range.path)) }
      guard let range = diagnostic.range.bytes, let file = last.file else {
        return Row(
          diagnostic: diagnostic, file: path, place: path, excerpt: nil,
          editorURL: edited(diagnostic.range.path, 1, 1))
      }
      let position = file.position(of: range.lowerBound)
      let line = file.line(containing: range.lowerBound)
      return Row(
        diagnostic: diagnostic, file: path, place: "\(path):\(position.line):\(position.column)",
        excerpt: Excerpt(of: line, marking: range, width: Self.width),
        editorURL: edited(diagnostic.range.path, position.line, position.column))
    }
  }

  /// The data of diagnostics for templates.
  ///
  /// - Parameter equals: Returns those in other places that one stands for.
  func values(
    _ diagnostics: some Sequence<Diagnostic>, equals: (Diagnostic) -> ArraySlice<Diagnostic> = { _ in [] }
  ) -> [Value] {
    rows(diagnostics).map { row in
      [
        "severity": .text(row.diagnostic.severity.rawValue),
        "label": .text(Self.label(row.diagnostic.severity)), "code": .text(row.diagnostic.code.name),
        "message": Self.markup(row.diagnostic.message), "equals": equalPlaces(equals(row.diagnostic)),
        "place": .text(VisibleText.escaped(row.place)),
        "editor": row.editorURL.map { .text($0) } ?? nil,
        "excerpt": row.excerpt.map { ["line": .text($0.text), "marks": .text($0.marks)] } ?? nil,
        "fix": row.diagnostic.fix.map(Self.markup) ?? nil,
        "notes": .list(
          row.diagnostic.notes.map {
            [
              "message": Self.markup($0.message),
              "place": .text(VisibleText.escaped(shown($0.range.path))),
            ]
          }),
      ]
    }
  }

  private func equalPlaces(_ diagnostics: ArraySlice<Diagnostic>) -> Value {
    if diagnostics.isEmpty { return nil }
    let places = rows(diagnostics.prefix(Self.mostPlaces)).map { Value.text(VisibleText.escaped($0.place)) }
    return ["count": .text(NumberText.grouped(diagnostics.count)), "places": .list(places)]
  }

  /// A text whose parts between backticks are code.
  private static func markup(_ text: String) -> Value {
    let parts = VisibleText.escaped(text).split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 1, !parts.count.isMultiple(of: 2) else { return .text(VisibleText.escaped(text)) }
    var html: [UInt8] = []
    for (index, part) in parts.enumerated() {
      if index > 0 { html += (index.isMultiple(of: 2) ? "</code>" : "<code>").utf8 }
      HTML.escape(String(part), into: &html)
    }
    return .html(HTML(markup: html))
  }

  private static func label(_ severity: Severity) -> String {
    switch severity {
    case .note: "Note"
    case .warning: "Warning"
    case .error: "Error"
    }
  }
}

import ClipsiteAppClips
package import ClipsiteJSON

extension ImportReport {
  /// The report for people: a line for each thing that happened, the remarks, then the first changes.
  package var text: String {
    (summary + keyCounts + remarks + changes).joined(separator: "\n") + "\n"
  }

  private var summary: [String] {
    let would = isDryRun ? " (dry run, nothing is written)" : ""
    let pages = Action.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
    let counted = PlainText.counted(rows, "row")
    var lines = ["\(source): \(counted), pages in \(folder): \(pages)\(would)"]
    lines += folderPages.map { "  made \($0)" }
    if !unusedColumns.isEmpty {
      let names = unusedColumns.map { PlainText.excerpt($0) }.joined(separator: ", ")
      lines.append("  not imported: \(names). `--map extra.NAME=COLUMN` keeps a column")
    }
    for oddity in Oddity.allCases {
      if let count = oddities[oddity], count > 0 { lines.append("  \(count) \(oddity.words(for: count))") }
      if oddity == .pagesWithoutRow { lines += Self.listed(withoutSource, of: withoutSource.count) }
      if oddity == .longTitles { lines += Self.listed(longTitles, of: oddities[.longTitles] ?? 0) }
    }
    return lines
  }

  /// The most pages of a kind that the text names.
  private static let shownPages = 10

  private static func listed(_ pages: [String], of count: Int) -> [String] {
    let shown = pages.prefix(shownPages).map { "    \($0)" }
    return shown + (count > shown.count ? ["    and \(count - shown.count) more"] : [])
  }

  private var changes: [String] {
    let rest = count(.written) + count(.updated) - differences.count
    let more = differences.isEmpty || rest <= 0 ? [] : ["and \(PlainText.counted(rest, "more page"))"]
    return differences.flatMap { ["\($0.path):"] + $0.lines.map { "  \($0)" } } + more
  }

  private var keyCounts: [String] {
    let keys = Set(missing.keys).union(refused.keys).union(doubtful.keys).union(nothing.keys).sorted()
    return keys.map { key in
      let counts = [(missing[key], "empty"), (refused[key], "left out"), (doubtful[key], "doubtful")]
      let parts = counts.compactMap { count, word in count.map { "\($0) \(word)" } }
      let nothing = (nothing[key] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let words = nothing.map { "\(PlainText.counted($1, "cell")) `\($0)`" }
      return "  \(key): \((parts + words).joined(separator: ", "))"
    }
  }

  /// The most remarks, and lines of each, that the text shows. JSON has them all.
  private static let shownNotes = 100
  private static let shownLines = 10

  private var remarks: [String] {
    var lines = notes.prefix(Self.shownNotes).map { note in
      let value = note.value.flatMap { note.message.contains($0) ? nil : "`\($0)`" }
      let subject = [note.key, value].compactMap { $0 }.joined(separator: " ")
      let start = "\(source):\(note.lines.first ?? 1): \(subject.isEmpty ? "" : subject + ": ")"
      return start + note.message + Self.otherLines(of: note)
    }
    let rest = notes.count - lines.count + notesLeftOut
    if rest > 0 { lines.append("and " + PlainText.counted(rest, "more remark")) }
    return lines
  }

  private static func otherLines(of note: Note) -> String {
    guard note.rows > 1 else { return "" }
    let others = note.lines.prefix(shownLines).dropFirst().map { "\($0)" }.joined(separator: ", ")
    let rest = note.rows - shownLines
    return " (also on \(note.rows == 2 ? "line" : "lines") \(others)\(rest > 0 ? " and \(rest) more" : ""))"
  }
}

extension ImportReport.Oddity {
  /// Returns the words that people read behind the count.
  fileprivate func words(for count: Int) -> String {
    let isOne = count == 1
    return switch self {
    case .leftOut: isOne ? "row has no title and makes no page" : "rows have no title and make no page"
    case .repeated:
      isOne ? "row repeats an earlier one and makes no page" : "rows repeat earlier ones and make no page"
    case .duplicateNames:
      isOne
        ? "page has a suffix in its name, because another has the bare one"
        : "pages have a suffix in their name, because others have the bare one"
    case .namesWithoutSlug:
      isOne
        ? "page is named by a hash, because its title makes no slug"
        : "pages are named by a hash, because their titles make no slug"
    case .longTitles:
      (isOne ? "title is" : "titles are")
        + " longer than the \(CardText.maximumTitleLength) characters of an App Clip card. Set `clip.title` in \(isOne ? "this page" : "these pages"):"
    case .pagesWithoutRow:
      isOne
        ? "page of an earlier import has no row here and is left alone:"
        : "pages of earlier imports have no row here and are left alone:"
    case .keptEdits:
      isOne
        ? "edited value differs from the table and is kept. `--overwrite` replaces edits"
        : "edited values differ from the table and are kept. `--overwrite` replaces edits"
    case .removedPages:
      (isOne ? "page was" : "pages were")
        + " removed or moved since the last import and not made again. `--overwrite` makes them"
    }
  }
}

// MARK: - JSON

extension ImportReport: JSONRecord {
  package static let fields: [JSONField<ImportReport>] = [
    JSONField("source") { $0.source }, JSONField("folder") { $0.folder },
    JSONField("isDryRun") { $0.isDryRun },
    JSONField("rows") { $0.rows }, JSONField("counts") { $0.counts },
    JSONField("files") { $0.files }, JSONField("folderPages") { $0.folderPages },
    JSONField("withoutSource") { $0.withoutSource }, JSONField("differences") { $0.differences },
    JSONField("missing") { $0.missing }, JSONField("refused") { $0.refused },
    JSONField("doubtful") { $0.doubtful }, JSONField("nothing") { $0.nothing },
    JSONField("unusedColumns") { $0.unusedColumns },
    JSONField("notes") { $0.notes }, JSONField("notesLeftOut") { $0.notesLeftOut },
  ]
}

extension ImportReport.Action: JSONReportable {}

extension ImportReport.File: JSONRecord {
  package static let fields: [JSONField<Self>] = [
    JSONField("path") { $0.path }, JSONField("line") { $0.line }, JSONField("action") { $0.action },
  ]
}

extension ImportReport.Difference: JSONRecord {
  package static let fields: [JSONField<Self>] = [
    JSONField("path") { $0.path }, JSONField("lines") { $0.lines },
  ]
}

extension ImportReport.Note: JSONRecord {
  package static let fields: [JSONField<Self>] = [
    JSONField("lines") { $0.lines }, JSONField("rows") { $0.rows }, JSONField("key") { $0.key },
    JSONField("value") { $0.value }, JSONField("message") { $0.message },
  ]
}

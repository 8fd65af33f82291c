package import ClipsiteText

extension ImportReport {
  /// The report for people: a line for each thing that happened, the remarks, then the first changes.
  package var text: String {
    (summary + keyCounts + remarks + changes).joined(separator: "\n") + "\n"
  }

  private var summary: [String] {
    let would = isDryRun ? " (dry run, nothing is written)" : ""
    let pages = Action.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
    let counted = NumberText.counted(rows, "row")
    var lines = ["\(source): \(counted), pages in \(folder): \(pages)\(would)"]
    lines += folderPages.map { "  made \($0)" }
    if !unusedColumns.isEmpty {
      let names = unusedColumns.map { PlainText.excerpt($0) }.joined(separator: ", ")
      lines.append("  not imported: \(names). `--map extra.NAME=COLUMN` keeps a column")
    }
    for oddity in Oddity.allCases {
      if let count = oddities[oddity], count > 0 {
        lines.append("  \(NumberText.counted(count, oddity.words.noun)) \(oddity.words.rest)")
      }
      if oddity == .pagesWithoutRow { lines += shownWithoutSource }
    }
    return lines
  }

  /// The most pages without a row that the text names.
  private static let shownPages = 10

  private var shownWithoutSource: [String] {
    let rest = withoutSource.count - Self.shownPages
    return withoutSource.prefix(Self.shownPages).map { "    \($0)" }
      + (rest > 0 ? ["    and \(rest) more"] : [])
  }

  private var changes: [String] {
    let rest = count(.written) + count(.updated) - differences.count
    let more = differences.isEmpty || rest <= 0 ? [] : ["and \(NumberText.counted(rest, "more page"))"]
    return differences.flatMap { ["\($0.path):"] + $0.lines.map { "  \($0)" } } + more
  }

  private var keyCounts: [String] {
    let keys = Set(missing.keys).union(refused.keys).union(doubtful.keys).union(nothing.keys).sorted()
    return keys.map { key in
      let counts = [(missing[key], "empty"), (refused[key], "left out"), (doubtful[key], "doubtful")]
      let parts = counts.compactMap { count, word in count.map { "\($0) \(word)" } }
      let nothing = (nothing[key] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      let words = nothing.map { "\(NumberText.counted($1, "cell")) `\($0)`" }
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
    if rest > 0 { lines.append("and \(NumberText.counted(rest, "more remark")). `--format json` prints all") }
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
  /// The noun that people read with the count, and the words behind it.
  fileprivate var words: (noun: String, rest: String) {
    switch self {
    case .leftOut: ("row", "without a page, for the reasons below")
    case .repeated: ("row", "like an earlier one, so without a page")
    case .duplicateNames: ("page", "with a suffix in the name, because another has the bare one")
    case .namesWithoutSlug: ("page", "named by a hash, because the title makes no slug")
    case .pagesWithoutRow: ("page", "of an earlier import without a row here, left alone:")
    case .keptEdits: ("edited value", "kept, not that of the table. `--overwrite` replaces edits")
    case .removedPages:
      ("page", "removed or moved since the last import, not made again. `--overwrite` makes them")
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

package import ClipsiteJSON

extension ImportReport {
  /// The report for people: a line for each thing that happened, the remarks, then the first changes.
  package var text: String {
    (summary + keyCounts + remarks + changes).joined(separator: "\n") + "\n"
  }

  private var summary: [String] {
    let pages = Action.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
    let would = isDryRun ? " (dry run, nothing is written)" : ""
    let counted = PlainText.counted(rows, "row")
    var lines = ["\(source): \(counted), pages in \(folder): \(pages)\(would)"]
    lines += folderPages.map { "  made \($0)" }
    if !unusedColumns.isEmpty {
      let names = unusedColumns.map { PlainText.excerpt($0) }.joined(separator: ", ")
      lines.append("  not imported: \(names). `--map extra.NAME=COLUMN` keeps a column")
    }
    for oddity in Oddity.allCases {
      if let count = oddities[oddity], count > 0 { lines.append("  \(count) \(oddity.words(for: count))") }
      if oddity == .pagesWithoutRow { lines += Self.listed(pagesWithoutRow, of: pagesWithoutRow.count) }
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

  /// The most lines of a page's text that are shown.
  private static let shownBodyLines = 3

  private var changes: [String] {
    let rest = count(.written) + count(.updated) - differences.count
    let more =
      differences.isEmpty || rest <= 0
      ? [] : ["and \(PlainText.counted(rest, "more page"))"]
    return differences.flatMap { difference in
      ["\(difference.path):"]
        + difference.changes.flatMap { change in
          [("-", change.before), ("+", change.after)].compactMap { sign, value in
            value.map { "  \(sign) \(change.key): \(PlainText.excerpt($0.plainText))" }
          }
        } + Self.shown(difference.body)
    } + more
  }

  private static func shown(_ body: String?) -> [String] {
    let lines = (body ?? "").split(separator: "\n")
    let rest = lines.count - shownBodyLines
    return lines.prefix(shownBodyLines).map { "  + \(PlainText.excerpt(String($0)))" }
      + (rest > 0 ? ["  + … \(PlainText.counted(rest, "more line"))"] : [])
  }

  private var keyCounts: [String] {
    let keys = Set(missing.keys).union(refused.keys).union(doubtful.keys).sorted()
    return keys.map { key in
      let counts = [(missing[key], "empty"), (refused[key], "left out"), (doubtful[key], "doubtful")]
      let parts = counts.compactMap { count, word in count.map { "\($0) \(word)" } }
      return "  \(key): \(parts.joined(separator: ", "))"
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
        + " longer than the 30 characters of an App Clip card. Set `clip.title` in \(isOne ? "this page" : "these pages"):"
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

extension ImportReport {
  /// The report for programs. `version` is 1 and grows when a member changes its meaning.
  package var json: JSONValue {
    .object(
      [
        .init("version", .number("1")), .init("source", .string(source)), .init("folder", .string(folder)),
        .init("dry-run", .bool(isDryRun)), .init("rows", Self.number(rows)),
      ]
        + Action.allCases.map { .init($0.rawValue, Self.number(count($0))) }
        + Oddity.allCases.map { .init($0.rawValue, Self.number(oddities[$0] ?? 0)) }
        + [
          .init("missing", Self.counts(missing)), .init("refused", Self.counts(refused)),
          .init("doubtful", Self.counts(doubtful)),
          .init("folder-pages", .array(folderPages.map { .string($0) })),
          .init("unused-columns", .array(unusedColumns.map { .string($0) })),
          .init("without-row", .array(pagesWithoutRow.map { .string($0) })),
          .init("differences", .array(differences.map(\.json))),
          .init("pages", .array(pages.map(\.json))), .init("notes", .array(notes.map(\.json))),
          .init("notes-left-out", Self.number(notesLeftOut)),
        ])
  }

  private static func number(_ value: Int) -> JSONValue { .number(String(value)) }

  private static func counts(_ counts: [String: Int]) -> JSONValue {
    .object(counts.sorted { $0.key < $1.key }.map { .init($0.key, number($0.value)) })
  }
}

extension ImportReport.Page {
  fileprivate var json: JSONValue {
    ["path": .string(path), "line": .number(String(line)), "action": .string(action.rawValue)]
  }
}

extension ImportReport.Difference {
  fileprivate var json: JSONValue {
    let texts = [("body", body)].compactMap { name, text in text.map { JSONValue.Member(name, .string($0)) } }
    return .object(
      [.init("path", .string(path)), .init("changes", .array(changes.map(Self.json(of:))))] + texts)
  }

  private static func json(of change: PageChange) -> JSONValue {
    let values = [("before", change.before), ("after", change.after)].compactMap { name, value in
      value.map { JSONValue.Member(name, .string($0.plainText)) }
    }
    return .object([.init("key", .string(change.key))] + values)
  }
}

extension ImportReport.Note {
  fileprivate var json: JSONValue {
    let optional = [("key", key), ("value", value)].compactMap { name, text in
      text.map { JSONValue.Member(name, .string($0)) }
    }
    return .object(
      [
        .init("lines", .array(lines.map { .number(String($0)) })), .init("rows", .number(String(rows))),
      ] + optional + [.init("message", .string(message))])
  }
}

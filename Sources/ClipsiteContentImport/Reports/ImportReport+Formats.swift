package import ClipsiteJSON

extension ImportReport {
  /// The report for people: a line for each thing that happened, then the remarks.
  package var text: String {
    (summary + keyCounts + remarks).joined(separator: "\n") + "\n"
  }

  private var summary: [String] {
    let pages = Action.allCases.map { "\(count($0)) \($0.rawValue)" }.joined(separator: ", ")
    let would = isDryRun ? " (dry run, nothing is written)" : ""
    let counted = Self.counted(rows, one: "row", many: "rows")
    var lines = ["\(source): \(counted), pages in \(folder): \(pages)\(would)"]
    lines += folderPages.map { "  made \($0)" }
    if count(.skipped) > 0 {
      let pages = Self.counted(count(.skipped), one: "page", many: "pages")
      lines.append("  \(pages) would change. `--overwrite` allows it")
    }
    for oddity in Oddity.allCases {
      if let count = oddities[oddity], count > 0 { lines.append("  \(count) \(oddity.words(for: count))") }
    }
    return lines
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
    if rest > 0 { lines.append("and " + Self.counted(rest, one: "more remark", many: "more remarks")) }
    return lines
  }

  private static func otherLines(of note: Note) -> String {
    guard note.rows > 1 else { return "" }
    let others = note.lines.prefix(shownLines).dropFirst().map { "\($0)" }.joined(separator: ", ")
    let rest = note.rows - shownLines
    return " (also on \(note.rows == 2 ? "line" : "lines") \(others)\(rest > 0 ? " and \(rest) more" : ""))"
  }

  private static func counted(_ count: Int, one: String, many: String) -> String {
    "\(count) \(count == 1 ? one : many)"
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
        + " longer than the 30 characters of an App Clip card. Set `clip.title` there"
    case .pagesWithoutRow:
      isOne
        ? "page of an earlier import has no row here and is left alone"
        : "pages of earlier imports have no row here and are left alone"
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
    .object([
      .init("path", .string(path)), .init("line", .number(String(line))),
      .init("action", .string(action.rawValue)),
    ])
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

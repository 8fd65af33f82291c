package import ClipsiteJSON

extension ImportReport {
  /// The report for programs. `version` is 1 and grows when a member changes its meaning.
  package var json: JSONValue {
    .object(
      [
        .init("version", .number("1")), .init("source", .string(source)), .init("folder", .string(folder)),
        .init("dry-run", .bool(isDryRun)), .init("rows", Self.number(rows)),
      ]
        + Action.allCases.map { .init($0.rawValue, Self.number(count($0))) }
        + [
          .init("left-out", Self.number(leftOut)), .init("repeated", Self.number(repeated)),
          .init("duplicate-names", Self.number(duplicateNames)),
          .init("names-without-slug", Self.number(namesWithoutSlug)),
          .init("long-titles", Self.number(longTitles)),
          .init("pages-without-row", Self.number(pagesWithoutRow)),
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

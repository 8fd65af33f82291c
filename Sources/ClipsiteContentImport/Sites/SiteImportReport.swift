package import ClipsiteJSON

/// The results of importing the site of another generator.
package struct SiteImportReport: Sendable {
  /// The folder that was read.
  let source: String
  let format: DataFormat
  let isDryRun: Bool
  /// The new files, below the site's folder.
  package internal(set) var written: [String] = []
  /// The files that nobody edited since the last import, and that changed in the source.
  package internal(set) var updated: [String] = []
  /// The number of files that are there already with the same bytes.
  package internal(set) var unchanged = 0
  /// The files that somebody edited since the last import, and that did not change in the source. They stay.
  package internal(set) var edited: [String] = []
  /// The files that differ because both sides changed them, or because no import made them. They stay.
  package internal(set) var kept: [String] = []
  /// The files that somebody removed since the last import. They are not made again.
  package internal(set) var removed: [String] = []
  /// The files of earlier imports whose source is gone. They stay.
  package internal(set) var withoutSource: [String] = []
  /// The changes to the first pages that change, in a dry run.
  package internal(set) var differences: [(path: String, lines: [String])] = []
  /// The number of pages with each key that has a counterpart, as `address → place.street`.
  package internal(set) var mapped: [String: Int] = [:]
  /// The number of pages with each key that is now below `extra`.
  package internal(set) var extra: [String: Int] = [:]
  /// Files that were not imported, with the reason.
  package internal(set) var left: [(path: String, reason: String)] = []
  /// Pages with tags of the generator, which stay text.
  package internal(set) var tagged: [String] = []
  /// Pages that the generator leaves out because of their dates. They are drafts.
  package internal(set) var hidden: [String] = []
  /// Short URLs that no page can have.
  package internal(set) var lostURLs: [String] = []
  /// Pages with another name than their own, because two had the same.
  package internal(set) var renamed: [String] = []

  /// The most names in one line of text.
  private static let shown = 8
  /// The most pages whose changes a dry run shows.
  private static let shownDifferences = 5

  /// Adds the changes to a page to a dry run.
  mutating func add(_ difference: @autoclosure () -> LineDifference, of path: String) {
    guard isDryRun, differences.count < Self.shownDifferences else { return }
    differences.append((path, difference().lines))
  }

  /// The report for people.
  package var text: String {
    let would = isDryRun ? " (dry run, nothing is written)" : ""
    var lines = [
      "\(source): \(PlainText.counted(written.count, "file")) written, \(updated.count) updated, "
        + "\(unchanged) unchanged, \(edited.count + kept.count) kept\(would)"
    ]
    lines += Self.counts("mapped", mapped) + Self.counts("kept below `extra`", extra)
    lines += Self.list("edited since the last import, and kept", edited)
    lines += Self.list("already there with another text, and kept", kept)
    lines += Self.list(
      "removed since the last import, and not made again (`--overwrite` makes them)", removed)
    lines += Self.list("of an earlier import without a source now, and left alone", withoutSource)
    lines += Self.list("named apart from a page of the same name", renamed)
    lines += Self.list("not public on their dates, and drafts here", hidden)
    lines += Self.list("short URLs that cannot be kept", lostURLs)
    let tags = format == .hugo ? "shortcodes" : "Liquid tags"
    lines += Self.list("pages with \(tags), which stay as text", tagged)
    let reasons = Dictionary(grouping: left, by: \.reason).sorted { $0.key < $1.key }
    for (reason, files) in reasons { lines += Self.list("left, \(reason)", files.map(\.path)) }
    lines += differences.flatMap { path, lines in ["\(path):"] + lines.map { "  \($0)" } }
    let rest = written.count + updated.count - differences.count
    if !differences.isEmpty, rest > 0 { lines.append("and \(PlainText.counted(rest, "more file"))") }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func counts(_ title: String, _ counts: [String: Int]) -> [String] {
    if counts.isEmpty { return [] }
    return [
      "  \(title): "
        + counts.sorted { $0.key < $1.key }.map { "\($0.key) (\($0.value))" }.joined(separator: ", ")
    ]
  }

  private static func list(_ title: String, _ names: [String]) -> [String] {
    if names.isEmpty { return [] }
    let rest = names.count - shown
    return [
      "  \(title): " + names.prefix(shown).joined(separator: ", ") + (rest > 0 ? ", and \(rest) more" : "")
    ]
  }

  /// The report for programs.
  package var json: JSONValue {
    let texts = { (names: [String]) in JSONValue.array(names.map { .string($0) }) }
    let counts = { (counts: [String: Int]) in
      JSONValue.object(counts.sorted { $0.key < $1.key }.map { .init($0.key, .number(String($0.value))) })
    }
    let differences = differences.map { ["path": .string($0.path), "lines": texts($0.lines)] as JSONValue }
    let left = left.map { ["path": .string($0.path), "reason": .string($0.reason)] as JSONValue }
    return [
      "version": 1, "event": "site-import", "source": .string(source), "dry-run": .bool(isDryRun),
      "written": texts(written), "updated": texts(updated), "unchanged": .number(String(unchanged)),
      "edited": texts(edited), "kept": texts(kept), "removed": texts(removed),
      "without-source": texts(withoutSource), "differences": .array(differences), "mapped": counts(mapped),
      "extra": counts(extra), "left": .array(left), "tagged": texts(tagged), "renamed": texts(renamed),
      "lost-urls": texts(lostURLs), "hidden": texts(hidden),
    ]
  }
}

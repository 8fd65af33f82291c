import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteSystem
package import ClipsiteText

/// The files that an import will write: a pure function of the table, the options, and the contents of the
/// folder.
///
/// Rows are read twice: once for their names, which depend on each other, and once for their pages, which are
/// handed out one after the other. So 100,000 pages are never in memory together.
package struct ImportPlan {
  /// The contents of the folder before the import.
  package struct Folder {
    /// The folder's path, relative to the site's folder.
    package let path: String
    /// The pages, in the order of their names.
    package var pages: [ExistingPage] = []
    /// The values that earlier imports wrote.
    package var record = ImportRecord()
    /// Names of other things that a page's URL could collide with.
    package var takenNames: [String] = []
    /// Indicates whether a file exists at a path below `Content`.
    package var fileExists: (RelativePath) throws(SystemError) -> Bool = { _ in false }
    /// Reads the page with a name.
    package var read: (_ stem: String) throws(SystemError) -> SourceFile = { SourceFile(path: $0, "") }
  }

  /// A row that makes a page, by its index in the table.
  private struct Entry {
    let row: Int
    let line: Int
    let request: SlugPlan.Request
  }

  /// The pages of folders that have none yet, from the outermost folder on.
  package private(set) var folderPages: [PlannedFile] = []
  /// The report once the files are written. It is complete after `forEachFile`.
  package private(set) var report: ImportReport
  /// The mistakes in the table that prevent the import.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The values that the next import must know. It is complete after `forEachFile`.
  package private(set) var record: ImportRecord
  private let folder: Folder
  private let overwrites: Bool
  /// The keys that the import fills on pages in each language; all others on a page are the author's.
  private let keys: [String: [String: Int]]
  /// The knowledge of a page without any of them.
  private let blank: ImportRecord.Page
  private let reader: RowReader
  /// The languages of further pages, and the pages that the folder has.
  private let languages: [String]
  private let stems: Set<String>
  private var entries: [Entry] = []
  private var assignments: [SlugPlan.Assignment] = []
  private var parser = DocumentParser()

  /// Plans the import of a table.
  ///
  /// - Throws: `SystemError` if the options do not fit the table, and if the system refuses to read a file.
  package init(
    _ table: LocationTable, from source: String, options: ImportOptions, folder: Folder
  ) throws(SystemError) {
    self.folder = folder
    overwrites = options.overwrites
    report = ImportReport(source: source, folder: folder.path, isDryRun: options.isDryRun)
    report.rows = table.rows.count
    let check = FieldCheck(
      language: options.language, folder: options.folder, fileExists: folder.fileExists)
    let columns = try ColumnPlan(options, for: table)
    languages = columns.languages
    keys = Dictionary(
      uniqueKeysWithValues: ([""] + languages).map { language in
        let keys = columns.filledKeys(in: language)
        return (language, Dictionary(uniqueKeysWithValues: keys.enumerated().map { ($1, $0) }))
      })
    report.unusedColumns = columns.unusedColumns(of: table)
    record = folder.record
    record.add(keys: columns.filledKeys + (columns.body == nil ? [] : [ImportRecord.bodyKey]))
    blank = record.page(filling: columns.filledKeys)
    stems = languages.isEmpty ? [] : Set(folder.pages.map(\.stem))
    reader = RowReader(table, plan: columns, check: check)
    for index in table.rows.indices {
      guard let row = try reader.row(index, reportingTo: &report) else { continue }
      entries.append(Entry(row: index, line: row.line, request: row.request))
    }
    for key in columns.keysWithoutConstant {
      let missing = table.rows.count - report.filled[key, default: 0]
      if missing > 0 { report.missing[key] = missing }
    }
    var slugs = SlugPlan(pages: folder.pages, taken: folder.takenNames)
    assignments = slugs.assignments(for: entries.map(\.request))
    try findRepeatedRows(in: table)
    findMissingRows()
    if report.withoutSource.count == folder.pages.count(where: { $0.importID != nil }) {
      try refuseOtherIDs(than: columns.id, in: table)
    }
  }

  /// Adds a page `index.md` for every folder on the way that has none, titled after the folder.
  package mutating func addFolderPages(
    _ names: [String], isMissing: (String) throws(SystemError) -> Bool
  ) throws(SystemError) {
    folderPages = try FolderPages.missing(names, isMissing: isMissing)
    report.folderPages = folderPages.map(\.path)
  }

  // MARK: Rows

  /// Rows that say the same as an earlier one make no page. Rows with its ID that say something else are an
  /// error, because one of the two would be lost.
  private mutating func findRepeatedRows(in table: LocationTable) throws(SystemError) {
    for (entry, assignment) in zip(entries, assignments) {
      guard case .repeated(let first) = assignment else { continue }
      let other = entries[first]
      report.count(.repeated)
      report.note(line: entry.line, "the row repeats the one on line \(other.line)")
      guard let row = try page(of: entry), let earlier = try page(of: other), !row.makesSamePage(as: earlier)
      else { continue }
      reportRepeated(entry, after: other, in: table)
    }
  }

  private mutating func reportRepeated(_ entry: Entry, after first: Entry, in table: LocationTable) {
    let identity = entry.request.identity
    let (same, fix) =
      identity.exact == nil
      ? ("the ID `\(identity.primary)`, and differ", "give each row an ID that no other row has")
      : ("the same values, and differ in their text", "add a column with IDs, and name it with `--id`")
    diagnostics.report(
      .repeatedRow, at: SourceRange(report.source, table.rows[entry.row].range),
      "this row and the one on line \(first.line) have \(same)", fix: fix,
      notes: [
        .init("the ID is first used here", at: SourceRange(report.source, table.rows[first.row].range))
      ])
  }

  private mutating func findMissingRows() {
    var hasRow = [Bool](repeating: false, count: folder.pages.count)
    for case .existing(let page) in assignments { hasRow[page] = true }
    let missing = zip(folder.pages, hasRow).filter { $0.importID != nil && !$1 }
    report.withoutSource = missing.map { path(of: $0.0.stem) }
    report.oddities[.pagesWithoutRow] = missing.count
  }

  /// Refuses a table whose rows are none of the pages, if another column has the import IDs of the pages.
  /// Every page would be added again.
  private func refuseOtherIDs(than id: Int?, in table: LocationTable) throws(SystemError) {
    let known = Set(folder.pages.compactMap(\.importID))
    if known.isEmpty { return }
    var counts = [Int](repeating: 0, count: table.columns.count)
    for row in table.rows.indices {
      for cell in table.cells(ofRow: row) where known.contains(PlainText.line(table.text(of: cell))) {
        counts[table.column(of: cell)] += 1
      }
    }
    guard let column = table.columns.indices.first(where: { $0 != id && 2 * counts[$0] > table.rows.count })
    else { return }
    let name = table.columns[column]
    throw .usage(
      message:
        "the column `\(name)` has the IDs of the pages in \(folder.path), but this import has other IDs",
      fix: "add `--id \(ShellText.quoted(name))`, or choose another folder")
  }

  private func page(of entry: Entry) throws(SystemError) -> LocationRow? {
    // What the row made people ask is in the report already.
    var forgotten = ImportReport(source: "", folder: "", isDryRun: false)
    return try reader.row(entry.row, reportingTo: &forgotten)
  }

  private func path(of stem: String) -> String { "\(folder.path)/\(stem).md" }

  // MARK: Files

  /// Hands out the files to be written, in the order of their rows, and completes the report and the record.
  package mutating func forEachFile(_ write: (PlannedFile) throws(SystemError) -> Void) throws(SystemError) {
    let gone = removedIDs
    for (entry, assignment) in zip(entries, assignments) {
      switch assignment {
      case .repeated: break
      case .existing(let index):
        try update(folder.pages[index], from: entry, write)
      case .new(let slug, let isFirstChoice):
        if !overwrites, gone.contains(entry.request.identity.importID) {
          report.count(.removedPages)
          report.note(line: entry.line, "the page of this row was removed, so it is left out")
          continue
        }
        if entry.request.name == nil { report.count(.namesWithoutSlug) }
        if entry.request.name != nil, !isFirstChoice { report.count(.duplicateNames) }
        try create(slug, from: entry, write)
      }
    }
    if gone.isEmpty { return }
    let rows = Set(entries.map(\.request.identity.importID))
    record.forget { gone.contains($0) && !rows.contains($0) }
  }

  /// The import IDs of pages that somebody removed since the last import.
  private var removedIDs: Set<String> {
    let present = Set(folder.pages.compactMap(\.importID))
    return Set(folder.record.ids.filter { !present.contains($0) })
  }

  private mutating func create(
    _ slug: String, from entry: Entry, _ write: (PlannedFile) throws(SystemError) -> Void
  ) throws(SystemError) {
    guard let row = try page(of: entry) else { return }
    let id = row.request.identity.importID
    let fields = row.fields + [PageField(key: FrontMatterKey.importID, value: .text(id))]
    let text = FrontMatterText.text(fields) + LocationRow.bodyBytes(row.body ?? "")
    let values = Dictionary(row.fields.map { ($0.key, $0.value) }) { first, _ in first }
    var past = blank
    for (key, value) in values { past[key] = ImportRecord.past(of: value) }
    if let body = row.body {
      past[ImportRecord.bodyKey] = ImportRecord.past(of: .text(LocationRow.bodyBytes(body)))
    }
    report.add(
      .init(path: path(of: slug), line: row.line, action: .written),
      lines: PageChange.lines(
        row.fields.map { .init(key: $0.key, before: nil, after: $0.value) }, body: row.body))
    try write(PlannedFile(folder: folder.path, name: slug + ".md", bytes: Array(text.utf8)))
    _ = try change(languages, of: slug, row, known: blank, &past, write)
    record.note(past, of: id)
  }

  private mutating func update(
    _ existing: ExistingPage, from entry: Entry, _ write: (PlannedFile) throws(SystemError) -> Void
  ) throws(SystemError) {
    guard let row = try page(of: entry), let oldID = existing.importID else { return }
    let known = record.page(oldID)
    var past = known
    past.fill(like: blank)
    let isChanged = try change(
      [""] + languages, of: existing.stem, row, known: known, &past, from: oldID, write)
    record.note(past, of: isChanged ? row.request.identity.importID : oldID, formerly: oldID)
  }

  /// Changes what the table changed and nobody edited on the pages of a row in some languages, and returns whether
  /// the page of the row itself changed. A page that is missing in another language is like an empty one.
  private mutating func change(
    _ languages: [String], of stem: String, _ row: LocationRow, known: ImportRecord.Page,
    _ past: inout ImportRecord.Page, from oldID: String = "",
    _ write: (PlannedFile) throws(SystemError) -> Void
  ) throws(SystemError) -> Bool {
    var isChanged = false
    for language in languages {
      let stem = language.isEmpty ? stem : "\(stem).\(language)"
      let isNew = !language.isEmpty && !stems.contains(stem)
      let file = isNew ? SourceFile(path: stem, "---\n---\n") : try folder.read(stem)
      var ignored: [Diagnostic] = []
      let page = PageDocument(file, parser: &parser, diagnostics: &ignored)
      let merge = PageMerge(
        page, with: row, in: language, keys: keys[language] ?? [:], known: known, past: past,
        overwrites: overwrites)
      if isNew, merge.isEmpty { continue }
      report.note(merge.conflicts, in: stem, line: row.line)
      var action = merge.conflicts.isEmpty ? ImportReport.Action.unchanged : .skipped
      if merge.isEmpty {
        past = merge.past
      } else {
        var changes = merge.changes.map { (key: $0.key, value: $0.after) }
        let id = row.request.identity.importID
        if language.isEmpty, id != oldID { changes.append((FrontMatterKey.importID, .text(id))) }
        if let bytes = FrontMatterEdit(page, changes).result(body: merge.body, parser: &parser) {
          try write(PlannedFile(folder: folder.path, name: stem + ".md", bytes: bytes))
          (past, action) = (merge.past, isNew ? .written : .updated)
          isChanged = isChanged || language.isEmpty
        } else {
          action = .skipped
          report.note(
            line: row.line, "the front matter of \(stem).md has a form that only a person can change")
        }
      }
      report.add(
        .init(path: path(of: stem), line: row.line, action: action),
        lines: action == .skipped ? [] : PageChange.lines(merge.changes, body: merge.body))
    }
    return isChanged
  }
}

extension DiagnosticCode {
  /// Two rows with one ID and different values.
  package static let repeatedRow = DiagnosticCode(
    "RepeatedRow", .error,
    summary: "Two rows have the same ID and different values.",
    explanation: """
      An ID connects a row with its file, now and in later imports. With two rows for one file,
      the values of one row would be lost. Rows that are alike in every imported value make one file.
      """,
    fix: "Give each row a different ID, or remove one of the rows.",
    example: .init(
      .table,
      wrong: """
        id,title
        1,Market Street
        1,Mission Street
        """,
      right: """
        id,title
        1,Market Street
        2,Mission Street
        """))
}

import ClipsiteAppClips

/// The files that an import will write: a pure function of the table, the options, and the contents of the
/// folder.
package struct ImportPlan {
  /// One file to be written.
  package struct File: Hashable, Sendable {
    /// The folder's path, relative to the site's folder.
    package let folder: String
    /// The name in that folder.
    package let name: String
    /// The content.
    package let bytes: [UInt8]
  }

  /// The contents of the folder before the import.
  package struct Folder {
    /// The folder's path, relative to the site's folder.
    package let path: String
    /// The pages, in the order of their names.
    package var pages: [ExistingPage] = []
    /// Names of other things that a page's URL could collide with.
    package var takenNames: [String] = []
    /// Indicates whether a file exists at a path relative to the folder.
    package var fileExists: (String) throws(ImportError) -> Bool = { _ in false }
  }

  /// The files to be written, in the order of their rows.
  package private(set) var files: [File] = []
  /// The pages of folders that have none yet, from the outermost folder on.
  package private(set) var folderPages: [File] = []
  /// The report once the files are written.
  package private(set) var report: ImportReport
  private let folder: Folder
  private let overwrites: Bool
  /// The keys that the import fills; all others on a page are the author's.
  private let keys: Set<String>

  /// Plans the import of a table.
  ///
  /// - Throws: `ImportError.usage` when the options do not fit the table, `ImportError.inputOutput` when the
  ///   system does not tell whether a picture is there.
  package init(
    _ table: LocationTable, from source: String, options: ImportOptions, folder: Folder
  ) throws(ImportError) {
    self.folder = folder
    overwrites = options.overwrites
    report = ImportReport(source: source, folder: folder.path, isDryRun: options.isDryRun)
    report.rows = table.rows.count
    let check = FieldCheck(language: options.language, fileExists: folder.fileExists)
    let columns = try ColumnPlan(options, for: table)
    keys = Set(columns.fields.map(\.key.name))
    let reader = RowReader(table, plan: columns, check: check)
    var rows: [LocationRow] = []
    for index in table.rows.indices {
      if let row = try reader.row(index, reportingTo: &report) { rows.append(row) }
    }
    add(rows)
  }

  /// Adds a page `index.md` for every folder on the way that has none, titled after the folder.
  package mutating func addFolderPages(
    _ names: [String], isMissing: (String) throws(ImportError) -> Bool
  ) throws(ImportError) {
    var path = "Content"
    for name in names {
      path += "/\(name)"
      guard try isMissing("\(path)/index.md") else { continue }
      let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let title = words.isEmpty ? name : words.joined(separator: " ")
      let text = FrontMatterText.text([PageField(key: FrontMatterKey.title.name, value: .text(title))])
      folderPages.append(File(folder: path, name: "index.md", bytes: Array(text.utf8)))
      report.folderPages.append("\(path)/index.md")
    }
  }

  private mutating func add(_ rows: [LocationRow]) {
    var slugs = SlugPlan(pages: folder.pages, taken: folder.takenNames)
    var imported = folder.pages.count { $0.importID != nil }
    for (row, assignment) in zip(rows, slugs.assignments(for: rows.map(\.request))) {
      switch assignment {
      case .repeated(let first):
        report.count(.repeated)
        report.note(line: row.line, "the row repeats the one on line \(rows[first].line)")
      case .existing(let page):
        imported -= 1
        update(folder.pages[page], with: row)
      case .new(let slug, let isFirstChoice):
        if row.request.name == nil { report.count(.namesWithoutSlug) }
        if row.request.name != nil, !isFirstChoice { report.count(.duplicateNames) }
        create(slug, row)
      }
    }
    report.oddities[.pagesWithoutRow] = imported
  }

  private mutating func create(_ slug: String, _ row: LocationRow) {
    let body = row.body.isEmpty ? "" : "\n" + row.body
    let text = frontMatter(row.fields, of: row) + body
    files.append(File(folder: folder.path, name: slug + ".md", bytes: Array(text.utf8)))
    record(.written, of: row, as: slug)
  }

  /// The page keeps its body and the settings that the import does not fill.
  private mutating func update(_ page: ExistingPage, with row: LocationRow) {
    guard let before = page.fields else {
      report.note(
        line: row.line, "the front matter of \(page.stem).md has a form that only a person can change")
      return record(.skipped, of: row, as: page.stem)
    }
    let after = row.fields + before.filter { !keys.contains($0.key) }
    if Self.means(before, after) { return record(.unchanged, of: row, as: page.stem) }
    guard overwrites else { return record(.skipped, of: row, as: page.stem) }
    let bytes = Array(frontMatter(after, of: row).utf8) + page.bytes[page.body]
    files.append(File(folder: folder.path, name: page.stem + ".md", bytes: bytes))
    record(.updated, of: row, as: page.stem)
  }

  /// Indicates whether two lists of settings are equal, whatever their order.
  private static func means(_ fields: [PageField], _ others: [PageField]) -> Bool {
    let values = Dictionary(fields.map { ($0.key, $0.value) }) { first, _ in first }
    return fields.count == others.count && others.allSatisfy { values[$0.key]?.means($0.value) == true }
  }

  private func frontMatter(_ fields: [PageField], of row: LocationRow) -> String {
    let id = FieldValue.text(row.request.identity.importID)
    return FrontMatterText.text(fields + [PageField(key: FrontMatterKey.importID, value: id)])
  }

  private mutating func record(_ action: ImportReport.Action, of row: LocationRow, as stem: String) {
    report.pages.append(.init(path: "\(folder.path)/\(stem).md", line: row.line, action: action))
    let hasCardTitle = row.fields.contains { $0.key == "clip.title" }
    if !hasCardTitle, CardText.excess(ofTitle: row.title) > 0 { report.count(.longTitles) }
  }
}

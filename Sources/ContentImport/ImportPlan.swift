import AppClips

/// What an import will write: a pure function of the table, the options, and what stands in the folder.
struct ImportPlan {
  /// One file to be written.
  struct File: Hashable, Sendable {
    /// The folder's path, relative to the site's folder.
    let folder: String
    /// The name in that folder.
    let name: String
    /// The content.
    let bytes: [UInt8]
  }

  /// What stands in the folder before the import.
  struct Folder {
    /// The folder's path, relative to the site's folder.
    let path: String
    /// The pages, in the order of their names.
    var pages: [ExistingPage] = []
    /// Names of other things that a page's URL could collide with.
    var takenNames: [String] = []
    /// Whether a file stands at a path relative to the folder.
    var fileExists: (String) -> Bool = { _ in false }
  }

  /// The files to be written, in the order of their rows.
  private(set) var files: [File] = []
  /// The pages of folders that have none yet, from the outermost folder on.
  private(set) var folderPages: [File] = []
  /// What the import does once the files are written.
  private(set) var report: ImportReport
  private let folder: Folder
  private let overwrites: Bool

  /// Plans the import of a table.
  ///
  /// - Throws: `ImportError.usage` when the options do not fit the table.
  init(
    _ table: PlaceTable, from source: String, options: ImportOptions, conventions: ImportConventions,
    folder: Folder
  ) throws(ImportError) {
    self.folder = folder
    overwrites = options.overwrites
    report = ImportReport(source: source, folder: folder.path, isDryRun: options.isDryRun)
    report.rows = table.rows.count
    let check = FieldCheck(countryCode: conventions.countryCode, fileExists: folder.fileExists)
    let columns = try ColumnPlan(options, for: table)
    let reader = RowReader(table, plan: columns, check: check, slug: conventions.slug)
    add(table.rows.indices.compactMap { reader.row($0, reportingTo: &report) })
  }

  /// Adds a page `index.md` for every folder on the way that has none, titled after the folder.
  mutating func addFolderPages(_ names: [String], isMissing: (String) -> Bool) {
    var path = "Content"
    for name in names {
      path += "/\(name)"
      guard isMissing("\(path)/index.md") else { continue }
      let words = name.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }
      let title = words.isEmpty ? name : words.joined(separator: " ")
      let text = FrontMatterText.text([(FrontMatterKey.title.name, .text(title))])
      folderPages.append(File(folder: path, name: "index.md", bytes: Array(text.utf8)))
      report.folderPages.append("\(path)/index.md")
    }
  }

  private mutating func add(_ rows: [PlaceRow]) {
    var slugs = SlugPlan(pages: folder.pages, taken: folder.takenNames)
    var imported = folder.pages.count { $0.importID != nil }
    for (row, assignment) in zip(rows, slugs.assignments(for: rows.map(\.request))) {
      switch assignment {
      case .repeated(let first):
        report.repeated += 1
        report.note(line: row.line, "the row repeats the one on line \(rows[first].line)")
      case .existing(let page, let importID):
        imported -= 1
        update(folder.pages[page], with: row, importID: importID)
      case .new(let slug, let importID, let isFirstChoice):
        if row.request.name == nil { report.namesWithoutSlug += 1 }
        if row.request.name != nil, !isFirstChoice { report.duplicateNames += 1 }
        create(slug, row, importID: importID)
      }
    }
    report.pagesWithoutRow = imported
  }

  private mutating func create(_ slug: String, _ row: PlaceRow, importID: String) {
    let body = row.body.isEmpty ? "" : "\n" + row.body
    let text = frontMatter(of: row, importID: importID) + body
    files.append(File(folder: folder.path, name: slug + ".md", bytes: Array(text.utf8)))
    record(slug, row, .written)
  }

  /// The page keeps its body; its front matter changes only when that is allowed.
  private mutating func update(_ page: ExistingPage, with row: PlaceRow, importID: String) {
    let bytes = Array(frontMatter(of: row, importID: importID).utf8) + page.bytes[page.body]
    guard bytes != page.bytes else { return record(page.stem, row, .unchanged) }
    guard overwrites else { return record(page.stem, row, .skipped) }
    files.append(File(folder: folder.path, name: page.stem + ".md", bytes: bytes))
    record(page.stem, row, .updated)
  }

  private func frontMatter(of row: PlaceRow, importID: String) -> String {
    FrontMatterText.text(row.fields + [(FrontMatterKey.importID, .text(importID))])
  }

  private mutating func record(_ stem: String, _ row: PlaceRow, _ action: ImportReport.Action) {
    report.pages.append(.init(path: "\(folder.path)/\(stem).md", line: row.line, action: action))
    let hasCardTitle = row.fields.contains { $0.key == "clip.title" }
    if !hasCardTitle, CardText.excess(ofTitle: row.title) > 0 { report.longTitles += 1 }
  }
}

import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// Carries out an import into a site's `Content` folder.
package struct ImportStore: Sendable {
  let site: String

  /// Imports into the site in a folder: the one that holds `Content`.
  package init(site: String) {
    self.site = site
  }

  /// Imports a file, whose rows become pages.
  ///
  /// Nothing is written when the file has errors, or in a dry run.
  ///
  /// - Parameter isStopped: Whether somebody stops the import, which then changes nothing.
  /// - Throws: `SystemError` if the options do not fit the file, if the system refuses to read or write a file,
  ///   and if the import is stopped.
  package func run(
    _ path: String, _ options: ImportOptions, isStopped: @escaping () -> Bool = { false }
  ) throws(SystemError) -> ImportResult {
    let names = try options.folderNames()
    let source = try read(path)
    let (table, problems) = TableFormat.table(in: source)
    if problems.contains(where: { $0.severity == .error }) {
      return ImportResult(sources: [source], diagnostics: problems, report: nil)
    }
    try FileStore.requireInside(inSite("Content"), inSite(options.path))
    var options = options
    options.language = try language(options, in: names)
    let (complete, proposal) = try completed(options, for: table, from: source.path)
    guard let complete else {
      return ImportResult(sources: [source], diagnostics: problems, report: nil, proposal: proposal)
    }
    var result = try ImportRun.run(inSite: site, dry: options.isDryRun, isStopped: isStopped) {
      (run) throws(SystemError) in
      try self.run(table, in: source, into: names, problems, complete, &run)
    }
    result.proposal = proposal
    return result
  }

  /// The language of the pages: that of `--set`, of the nearest folder that states one, or of the options.
  private func language(
    _ options: ImportOptions, in names: [String]
  ) throws(SystemError) -> LanguageTag {
    var texts = options.constants.filter { $0.key == .language }.map(\.text)
    var (parser, ignored) = (DocumentParser(), [Diagnostic]())
    for count in (0...names.count).reversed() {
      let path = (["Content"] + names.prefix(count) + ["index.md"]).joined(separator: "/")
      guard try FileStore.exists(inSite(path)) else { continue }
      let bytes = try FileStore.read(inSite(path), limit: SizeLimits.largest.sourceFile)
      let page = PageDocument(SourceFile(path: path, bytes: bytes), parser: &parser, diagnostics: &ignored)
      texts += page.text(of: FrontMatterKey.language.name).map { [$0] } ?? []
    }
    return texts.lazy.compactMap { try? LanguageTag($0) }.first ?? options.language
  }

  /// The options with roles for columns that none names, or `nil` if a person must accept them first.
  private func completed(
    _ options: ImportOptions, for table: LocationTable, from source: String
  ) throws(SystemError) -> (ImportOptions?, MappingProposal?) {
    let isOpen = options.mappings.isEmpty || options.acceptsProposal || options.format == .google
    guard isOpen else { return (options, nil) }
    // A column has images because of its name and its cells. Whether each file is there, its row shows.
    let check = FieldCheck(language: options.language) { path in MediaType.of(path).hasPrefix("image/") }
    let names = options.format == .google ? try GoogleSheet.names(in: table) : nil
    let proposal = try MappingProposal(table, from: source, options: options, check: check) {
      (names == nil ? $0 : names?[$0]).flatMap(ColumnNames.role)
    }
    if names == nil, proposal.isTrivial { return (options, nil) }
    let isAccepted = !proposal.isOpen && (names != nil || options.acceptsProposal || options.isDryRun)
    return (isAccepted ? proposal.added(to: options) : nil, proposal)
  }

  private func run(
    _ table: LocationTable, in source: SourceFile, into names: [String], _ problems: [Diagnostic],
    _ options: ImportOptions, _ run: inout ImportRun
  ) throws(SystemError) -> ImportResult {
    let before = try ExistingFolder(names, inSite: site)
    guard before.diagnostics.isEmpty else {
      let sources = [source] + before.unreadable
      return ImportResult(
        sources: sources, diagnostics: (problems + before.diagnostics).sorted(), report: nil)
    }
    var plan = try ImportPlan(table, from: source.path, options: options, folder: before.folder)
    guard plan.diagnostics.isEmpty else {
      return ImportResult(
        sources: [source], diagnostics: (problems + plan.diagnostics).sorted(), report: nil)
    }
    try plan.addFolderPages(names) { (path) throws(SystemError) in
      try !FileStore.exists(inSite(path))
    }
    for file in plan.folderPages { try run.write(file) }
    try plan.forEachFile { (file) throws(SystemError) in try run.write(file) }
    if plan.record != before.folder.record {
      try run.write(
        PlannedFile(folder: options.path, name: ImportRecord.fileName, bytes: plan.record.bytes))
    }
    return ImportResult(sources: [source], diagnostics: problems, report: plan.report)
  }

  /// The size of a file of rows at most, in bytes.
  private static let sizeLimit = 1 << 30

  private func read(_ path: String) throws(SystemError) -> SourceFile {
    guard try FileStore.isFolder(inSite("Content")) else {
      throw ContentFolder.missing(SiteFolder(site).content.displayPath, action: "cannot write to")
    }
    return SourceFile(path: path, bytes: try FileStore.read(path, limit: Self.sizeLimit))
  }

  private func inSite(_ path: String) -> String { "\(site)/\(path)" }
}

/// The contents of the pages' folder before an import.
package struct ExistingFolder {
  /// The folder as a plan wants it.
  package private(set) var folder: ImportPlan.Folder
  /// The mistakes that prevent reading pages of earlier imports.
  package private(set) var diagnostics: [Diagnostic] = []
  /// Those pages.
  package private(set) var unreadable: [SourceFile] = []

  /// Reads the folder with these names inside `Content`; it may be missing.
  ///
  /// - Throws: `SystemError` when the system refuses to read it.
  package init(_ names: [String], inSite site: String) throws(SystemError) {
    let path = (["Content"] + names).joined(separator: "/")
    let root = "\(site)/\(path)"
    let limit = SizeLimits.largest.sourceFile
    folder = ImportPlan.Folder(path: path)
    // A site has no files that are links or lie behind one.
    let content = try OpenFolder("\(site)/Content")
    folder.fileExists = { (path) throws(SystemError) in
      try content.kind(of: path) == .other
    }
    folder.read = { (stem) throws(SystemError) in
      let bytes = try FileStore.read("\(root)/\(stem).md", limit: limit)
      return SourceFile(path: "\(path)/\(stem).md", bytes: bytes)
    }
    let record = "\(root)/\(ImportRecord.fileName)"
    if try FileStore.exists(record) {
      folder.record = ImportRecord(
        try FileStore.read(record, limit: FileStore.listLimit))
    }
    var parser = DocumentParser()
    let entries = try FileStore.exists(root) ? FileStore.names(in: root) : []
    for name in entries where !name.hasPrefix(".") {
      let stem = (name.hasSuffix(".md") ? name.dropLast(3) : name).text
      if stem == "index" { continue }
      if try FileStore.isFolder("\(root)/\(name)") {
        folder.takenNames.append(stem)
      } else if name.hasSuffix(".md") {
        add(try folder.read(stem), stem: stem, &parser)
      }
    }
  }

  private mutating func add(_ file: SourceFile, stem: String, _ parser: inout DocumentParser) {
    let count = diagnostics.count
    folder.pages.append(ExistingPage(stem: stem, file, parser: &parser, diagnostics: &diagnostics))
    if diagnostics.count > count { unreadable.append(file) }
  }
}

/// The result of an import: diagnostics, and a report unless they prevented it.
package struct ImportResult: Sendable {
  /// The files that the diagnostics point into: the imported one, and pages of earlier imports.
  package var sources: [SourceFile] = []
  /// The diagnostics, in the order of printing.
  package var diagnostics: [Diagnostic] = []
  /// The report, or `nil` if a diagnostic is an error, or if somebody must accept the proposal. Then nothing
  /// is written.
  package let report: ImportReport?
  /// The roles that the columns got from their names, or could get.
  package internal(set) var proposal: MappingProposal?
}

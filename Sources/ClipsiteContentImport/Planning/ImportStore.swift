import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsitePlatform

/// Carries out an import into a site's `Content` folder.
package struct ImportStore: Sendable {
  private let site: String

  /// Imports into the site in a folder: the one that holds `Content`.
  package init(site: String) {
    self.site = site
  }

  /// Imports a file: its rows become pages.
  ///
  /// Nothing is written when the file has errors, or in a dry run. A page is written beside its place and
  /// renamed, so each is whole at any moment; after a fault, running the import again completes it.
  ///
  /// - Throws: `ImportError.usage` when the options do not fit the file, `ImportError.inputOutput` when the
  ///   system refuses to read or write.
  package func run(_ path: String, _ options: ImportOptions) throws(ImportError) -> ImportResult {
    let names = try options.folderNames()
    let source = try ImportError.reporting(read(path))
    let (table, problems) = TableFormat.table(in: source, delimiter: options.delimiter)
    if problems.contains(where: { $0.severity == .error }) {
      return ImportResult(sources: [source], diagnostics: problems, report: nil)
    }
    let before = try ExistingFolder(names, inSite: site)
    guard before.diagnostics.isEmpty else {
      let sources = [source] + before.unreadable
      return ImportResult(
        sources: sources, diagnostics: (problems + before.diagnostics).sorted(), report: nil)
    }
    var plan = try ImportPlan(
      table, from: path, options: options, folder: before.folder)
    try plan.addFolderPages(names) { (path) throws(ImportError) in
      try !ImportError.reporting(FileStore.exists(inSite(path)))
    }
    if !options.isDryRun { try ImportError.reporting(write(plan, into: names)) }
    return ImportResult(sources: [source], diagnostics: problems, report: plan.report)
  }

  /// The size of a file of rows at most, in bytes.
  private static let sizeLimit = 1 << 30

  private func read(_ path: String) throws(SystemError) -> SourceFile {
    guard try FileStore.isFolder(inSite("Content")) else {
      throw SystemError(
        "cannot write to", inSite("Content"), reason: "there is no such folder. `--site` names its parent")
    }
    return SourceFile(path: path, bytes: try FileStore.read(path, limit: Self.sizeLimit))
  }

  private func inSite(_ path: String) -> String { "\(site)/\(path)" }

  private func write(_ plan: ImportPlan, into names: [String]) throws(SystemError) {
    var folders = [inSite("Content")]
    for name in names { folders.append("\(folders[folders.count - 1])/\(name)") }
    try FileStore.makeFolders(folders[folders.count - 1])
    let lock = try FolderLock(folders[0])
    defer { _ = lock }
    for folder in folders { FileStore.removeDrafts(in: folder) }
    for file in plan.folderPages + plan.files {
      try FileStore.save(file.bytes, as: file.name, in: inSite(file.folder))
    }
  }
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
  /// - Throws: `ImportError.inputOutput` when the system refuses to read it.
  package init(_ names: [String], inSite site: String) throws(ImportError) {
    let path = (["Content"] + names).joined(separator: "/")
    let root = "\(site)/\(path)"
    folder = ImportPlan.Folder(path: path)
    folder.fileExists = { (path) throws(ImportError) in
      try ImportError.reporting(FileStore.exists("\(root)/\(path)"))
    }
    var parser = DocumentParser()
    let entries = try ImportError.reporting(FileStore.exists(root) ? FileStore.names(in: root) : [])
    for name in entries where !name.hasPrefix(".") {
      let stem = (name.hasSuffix(".md") ? name.dropLast(3) : name).text
      if stem == "index" { continue }
      if try ImportError.reporting(FileStore.isFolder("\(root)/\(name)")) {
        folder.takenNames.append(stem)
      } else if name.hasSuffix(".md") {
        let bytes = try ImportError.reporting(FileStore.read("\(root)/\(name)"))
        add(SourceFile(path: "\(path)/\(name)", bytes: bytes), stem: stem, &parser)
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
  package let sources: [SourceFile]
  /// The diagnostics, in the order of printing.
  package let diagnostics: [Diagnostic]
  /// The report, or `nil` if a diagnostic is an error. Then nothing is written.
  package let report: ImportReport?
}

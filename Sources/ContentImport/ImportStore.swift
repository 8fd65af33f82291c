import Diagnostics

/// Carries out an import into a site's `Content` folder.
public struct ImportStore: Sendable {
  private let site: String
  private let conventions: ImportConventions

  /// Imports into the site in a folder: the one that holds `Content`.
  public init(site: String, conventions: ImportConventions) {
    self.site = site
    self.conventions = conventions
  }

  /// Imports a file: its rows become pages.
  ///
  /// Nothing is written when the file has errors, or in a dry run. A page is written beside its place and
  /// renamed, so each is whole at any moment; after a fault, running the import again completes it.
  ///
  /// - Throws: `ImportError.usage` when the options do not fit the file, `ImportError.inputOutput` when the
  ///   system refuses to read or write.
  public func run(_ path: String, _ options: ImportOptions) throws(ImportError) -> ImportResult {
    let names = try options.folderNames()
    let source = SourceFile(path: path, bytes: try FileStore.contents(of: path))
    let (table, diagnostics) = TableFormat.table(in: source, delimiter: options.delimiter)
    if diagnostics.contains(where: { $0.severity == .error }) {
      return ImportResult(source: source, diagnostics: diagnostics, report: nil)
    }
    let folder = try existingFolder(names)
    var plan = try ImportPlan(table, from: path, options: options, conventions: conventions, folder: folder)
    plan.addFolderPages(names, isMissing: { !FileStore.exists(inSite($0)) })
    if !options.isDryRun { try write(plan, into: names) }
    return ImportResult(source: source, diagnostics: diagnostics, report: plan.report)
  }

  private func inSite(_ path: String) -> String { "\(site)/\(path)" }

  private func existingFolder(_ names: [String]) throws(ImportError) -> ImportPlan.Folder {
    let path = (["Content"] + names).joined(separator: "/")
    let root = inSite(path)
    var folder = ImportPlan.Folder(path: path)
    folder.fileExists = { FileStore.exists("\(root)/\($0)") }
    for name in try FileStore.names(in: root) where !name.hasPrefix(".") {
      if FileStore.isFolder("\(root)/\(name)") {
        folder.takenNames.append(name)
      } else if name.hasSuffix(".md") {
        let file = SourceFile(path: "\(path)/\(name)", bytes: try FileStore.contents(of: "\(root)/\(name)"))
        folder.pages.append(ExistingPage(stem: String(name.dropLast(3)), file))
      }
    }
    return folder
  }

  private func write(_ plan: ImportPlan, into names: [String]) throws(ImportError) {
    var folder = inSite("Content")
    guard FileStore.isFolder(folder) else {
      throw .inputOutput(
        path: folder, reason: "there is no such folder; `--site` names the one that holds it")
    }
    for name in names {
      folder += "/\(name)"
      try FileStore.makeFolder(folder)
    }
    for file in plan.folderPages + plan.files {
      try FileStore.save(file.bytes, as: file.name, in: inSite(file.folder))
    }
  }
}

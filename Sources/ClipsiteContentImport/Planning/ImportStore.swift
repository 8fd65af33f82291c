import ClipsiteDiagnostics
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
    let bytes = try ImportError.reporting { () throws(SystemError) in
      guard try FileStore.isFolder(inSite("Content")) else {
        throw SystemError(
          "cannot write to", inSite("Content"), reason: "there is no such folder; `--site` names its parent")
      }
      return try FileStore.read(path, limit: Self.sizeLimit)
    }
    let source = SourceFile(path: path, bytes: bytes)
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
      try ImportError.reporting { () throws(SystemError) in try !FileStore.exists(inSite(path)) }
    }
    if !options.isDryRun { try write(plan, into: names) }
    return ImportResult(sources: [source], diagnostics: problems, report: plan.report)
  }

  /// The size of a file of rows at most, in bytes.
  private static let sizeLimit = 1 << 30

  private func inSite(_ path: String) -> String { "\(site)/\(path)" }

  private func write(_ plan: ImportPlan, into names: [String]) throws(ImportError) {
    try ImportError.reporting { () throws(SystemError) in
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
}

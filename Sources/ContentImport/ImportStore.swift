import Diagnostics
import FileSystem

/// Carries out an import into a site's `Content` folder.
public struct ImportStore: Sendable {
  private let site: String

  /// Imports into the site in a folder: the one that holds `Content`.
  public init(site: String) {
    self.site = site
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
    guard FileStore.isFolder(inSite("Content")) else {
      throw .inputOutput(
        path: inSite("Content"), reason: "there is no such folder; `--site` names its parent")
    }
    let bytes = try ImportError.reporting { () throws(SystemError) in
      try FileStore.read(path, limit: Self.sizeLimit)
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
    plan.addFolderPages(names, isMissing: { !FileStore.exists(inSite($0)) })
    if !options.isDryRun { try write(plan, into: names) }
    return ImportResult(sources: [source], diagnostics: problems, report: plan.report)
  }

  /// The size of a file of rows at most, in bytes.
  private static let sizeLimit = 1 << 30

  private func inSite(_ path: String) -> String { "\(site)/\(path)" }

  private func write(_ plan: ImportPlan, into names: [String]) throws(ImportError) {
    try ImportError.reporting { () throws(SystemError) in
      try FileStore.makeFolders(inSite((["Content"] + names).joined(separator: "/")))
      for file in plan.folderPages + plan.files {
        try FileStore.save(file.bytes, as: file.name, in: inSite(file.folder))
      }
    }
  }
}

import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent

/// The import of another generator's site.
extension ImportStore {
  /// Imports a folder. Files that somebody edited stay as they are.
  ///
  /// - Parameter isStopped: Whether somebody stops the import, which then changes nothing.
  /// - Throws: `ImportError`.
  func run(
    _ source: String, of format: DataFormat, _ options: ImportOptions, _ isStopped: @escaping () -> Bool
  ) throws(ImportError) -> ImportReport {
    let base = options.folder.isEmpty ? [] : try options.folderNames()
    try requireFolders(source, options)
    var paths: [RelativePath] = []
    try ImportError.reporting(FileStore.listFiles(below: source, into: &paths))
    let configuration = try configuration(of: source, format)
    let files = ForeignSite(format: format, contentFolders: configuration.endings).files(
      paths.sorted().map(\.text), besides: try ownFolder(below: source))
    guard files.contains(where: { $0.kind == .page }) else {
      throw .usage(
        message: "the folder '\(source)' has no pages of a \(format.rawValue) site",
        fix: format == .hugo
          ? "name the folder that has `content`" : "name the folder that has `_posts` or `_config.yml`")
    }
    let check = FieldCheck(language: options.language) { (_) throws(ImportError) in false }
    let result = try SiteImport(
      files, from: source, format: format, base: base, configuration: configuration, check: check,
      isDryRun: options.isDryRun
    ) { (path) throws(ImportError) in try read(path, of: source) }
    return try ImportRun.run(inSite: site, dry: options.isDryRun, isStopped: isStopped) {
      (run) throws(ImportError) in
      var report = result.report
      let name = ([ImportRecord.fileName + "-\(format.rawValue)"] + base).joined(separator: ".")
      var merge = try FileMerge(inSite: site, recordName: name, overwrites: options.overwrites)
      try merge.write(result.outputs + Self.folderPages(for: result.outputs), to: &run, &report)
      return report
    }
  }

  private func requireFolders(_ source: String, _ options: ImportOptions) throws(ImportError) {
    let content = "\(site)/Content"
    guard try ImportError.reporting(FileStore.isFolder(content)) else {
      throw .inputOutput(path: content, reason: "there is no such folder. `--site` names its parent")
    }
    guard try ImportError.reporting(FileStore.isFolder(source)) else {
      throw .inputOutput(path: source, reason: "it is not a folder. Name the folder of the site")
    }
    try ImportError.reporting(FileStore.requireInside(content, "\(site)/\(options.path)"))
  }

  /// The folder of this site below the folder of the other one, or `nil` if it is elsewhere.
  private func ownFolder(below source: String) throws(ImportError) -> String? {
    guard let site = try ImportError.reporting(FileStore.realPath(site)),
      let source = try ImportError.reporting(FileStore.realPath(source)), FileStore.lies(site, in: source)
    else { return nil }
    return String(site.dropFirst(source.count).drop { $0 == "/" })
  }

  private func configuration(
    of source: String, _ format: DataFormat
  ) throws(ImportError) -> ForeignConfiguration {
    var configuration = ForeignConfiguration()
    for path in ForeignConfiguration.paths(of: format) {
      guard try ImportError.reporting(FileStore.exists("\(source)/\(path)")) else { continue }
      configuration.add(try read(path, of: source), at: path)
    }
    return configuration
  }

  private func read(_ path: String, of source: String) throws(ImportError) -> [UInt8] {
    try ImportError.reporting(
      FileStore.read("\(source)/\(path)", within: source, limit: SizeLimits.largest.sourceFile))
  }

  /// The pages of folders that have pages below them and no `index.md`.
  private static func folderPages(for outputs: [PlannedFile]) -> [PlannedFile] {
    var folders: Set<RelativePath> = []
    for output in outputs where output.name.hasSuffix(".md") {
      for folder in RelativePath(output.id).foldersAbove where !folders.insert(folder).inserted { break }
    }
    for output in outputs where output.name == "index.md" { folders.remove(RelativePath(output.id).folder) }
    return folders.sorted().map { FolderPages.page(of: $0.name.text, in: $0.text(below: "Content")) }
  }
}

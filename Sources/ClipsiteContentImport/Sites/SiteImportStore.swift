import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsitePlatform

/// Carries out the import of another generator's site into a site's `Content` folder.
package struct SiteImportStore: Sendable {
  private let site: String

  /// Imports into the site in a folder: the one that holds `Content`.
  package init(site: String) { self.site = site }

  /// Imports a folder. Files that are in `Content` already stay as they are.
  ///
  /// - Parameter isStopped: Whether somebody stops the import, which then changes nothing.
  /// - Throws: `ImportError`.
  package func run(
    _ source: String, _ options: ImportOptions, isStopped: () -> Bool = { false }
  ) throws(ImportError) -> SiteImportReport {
    let format = options.format ?? .jekyll
    let base = options.folder.isEmpty ? [] : try options.folderNames()
    try requireFolders(source, options)
    var paths: [RelativePath] = []
    try ImportError.reporting(FileStore.listFiles(below: source, into: &paths))
    let files = ForeignSite(format: format).files(paths.sorted().map(\.text))
    guard files.contains(where: { $0.kind == .page }) else {
      throw .usage(
        message: "the folder '\(source)' has no pages of a \(format.rawValue) site",
        fix: format == .hugo
          ? "name the folder that has `content`" : "name the folder that has `_posts` or `_config.yml`")
    }
    let check = FieldCheck(language: options.language) { (_) throws(ImportError) in false }
    let result = try SiteImport(
      files, from: source, format: format, base: base, postURLs: try postURLs(of: source), check: check,
      isDryRun: options.isDryRun
    ) { (path) throws(ImportError) in
      try ImportError.reporting(FileStore.read("\(source)/\(path)", within: source))
    }
    if options.isDryRun { return try write(result, from: source, isDryRun: true, isStopped) }
    let lock = try ImportStage(inSite: site).lock()
    defer { _ = lock }
    return try write(result, from: source, isDryRun: false, isStopped)
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

  /// The value of `permalink` in `_config.yml`.
  private func postURLs(of source: String) throws(ImportError) -> String? {
    let path = "\(source)/_config.yml"
    guard try ImportError.reporting(FileStore.exists(path)) else { return nil }
    let file = SourceFile(path: path, bytes: try ImportError.reporting(FileStore.read(path)))
    var parser = DocumentParser()
    var ignored: [Diagnostic] = []
    return parser.parseYAML(file, diagnostics: &ignored).root.value(forKey: "permalink")?.text
  }

  private func write(
    _ result: SiteImport, from source: String, isDryRun: Bool, _ isStopped: () -> Bool
  ) throws(ImportError) -> SiteImportReport {
    var report = result.report
    let outputs = result.outputs + folderPages(for: result.outputs)
    let stage = ImportStage(inSite: site)
    do throws(ImportError) {
      if !isDryRun { stage.removeAbandoned() }
      for output in outputs {
        if isStopped() { throw .stopped }
        let folder = (["Content"] + output.folder).joined(separator: "/")
        let path = "\(folder)/\(output.name)"
        let bytes = try bytes(of: output, in: source)
        if let existing = try existing(path) {
          if existing == bytes {
            report.unchanged += 1
          } else if !output.source.isEmpty {
            report.kept.append(path)
          }
          continue
        }
        report.written.append(path)
        if !isDryRun { try ImportError.reporting(stage.add(bytes, as: output.name, in: folder)) }
      }
      if isStopped() { throw .stopped }
      if !isDryRun { try ImportError.reporting(stage.commit(last: "")) }
    } catch {
      stage.remove()
      throw error
    }
    return report
  }

  private func bytes(of output: SiteImport.Output, in source: String) throws(ImportError) -> [UInt8] {
    if let bytes = output.bytes { return bytes }
    return try ImportError.reporting(FileStore.read("\(source)/\(output.source)", within: source))
  }

  private func existing(_ path: String) throws(ImportError) -> [UInt8]? {
    guard try ImportError.reporting(FileStore.exists("\(site)/\(path)")) else { return nil }
    return try ImportError.reporting(FileStore.read("\(site)/\(path)"))
  }

  /// The pages of folders that have pages below them and no `index.md`.
  private func folderPages(for outputs: [SiteImport.Output]) -> [SiteImport.Output] {
    var folders: Set<[String]> = []
    for output in outputs where output.name.hasSuffix(".md") {
      for count in 0..<output.folder.count { folders.insert(Array(output.folder.prefix(count + 1))) }
    }
    let own = Set(outputs.filter { $0.name == "index.md" }.map(\.folder))
    return folders.subtracting(own).sorted { $0.joined(separator: "/") < $1.joined(separator: "/") }.map {
      folder in
      let page = FolderPages.page(of: folder.last ?? "")
      return SiteImport.Output(folder: folder, name: "index.md", bytes: page, source: "")
    }
  }
}

import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent

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
    let files = ForeignSite(format: format).files(
      paths.sorted().map(\.text), besides: try ownFolder(below: source))
    guard files.contains(where: { $0.kind == .page }) else {
      throw .usage(
        message: "the folder '\(source)' has no pages of a \(format.rawValue) site",
        fix: format == .hugo
          ? "name the folder that has `content`" : "name the folder that has `_posts` or `_config.yml`")
    }
    let check = FieldCheck(language: options.language) { (_) throws(ImportError) in false }
    let result = try SiteImport(
      files, from: source, format: format, base: base, configuration: try configuration(of: source, format),
      check: check, isDryRun: options.isDryRun
    ) { (path) throws(ImportError) in
      try ImportError.reporting(
        FileStore.read("\(source)/\(path)", within: source, limit: SizeLimits.largest.sourceFile))
    }
    let lock = options.isDryRun ? nil : try ImportStage.lock(inSite: site)
    defer { _ = lock }
    return try write(result, from: source, options, isStopped)
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
      let limit = SizeLimits.largest.sourceFile
      configuration.add(
        try ImportError.reporting(FileStore.read("\(source)/\(path)", within: source, limit: limit)), at: path
      )
    }
    return configuration
  }

  // MARK: Files

  private func write(
    _ result: SiteImport, from source: String, _ options: ImportOptions, _ isStopped: () -> Bool
  ) throws(ImportError) -> SiteImportReport {
    var report = result.report
    let outputs = result.outputs + folderPages(for: result.outputs)
    let base = options.folder.split(separator: "/").map { ".\($0)" }.joined()
    let recordName = "\(ImportRecord.fileName)-\(report.format.rawValue)\(base)"
    let before = ImportRecord(try existing("Content/\(recordName)", limit: FileStore.listLimit) ?? [])
    var record = before
    record.add(keys: [Self.fileKey])
    let stage = options.isDryRun ? nil : try ImportStage(inSite: site)
    do throws(ImportError) {
      try requireInside(outputs)
      for output in outputs {
        if isStopped() { throw .stopped }
        guard try merge(output, from: source, options, &record, &report) else { continue }
        if let stage { try add(output, from: source, to: stage) }
      }
      try findMissingSources(outputs, &record, &report)
      if isStopped() { throw .stopped }
      // A run that is killed before the record is in place finds its files again by their bytes.
      let changed = record == before ? nil : (recordName, record.bytes)
      try ImportError.reporting(stage?.commit(last: "", record: changed))
    } catch {
      stage?.remove()
      throw error
    }
    return report
  }

  /// The key of a record for the whole file.
  private static let fileKey = "file"

  private func add(
    _ output: SiteImport.Output, from source: String, to stage: ImportStage
  ) throws(ImportError) {
    let folder = (["Content"] + output.folder).joined(separator: "/")
    if let bytes = output.bytes {
      return try ImportError.reporting(stage.add(bytes, as: output.name, in: folder))
    }
    let file = "\(source)/\(output.source)"
    try ImportError.reporting(stage.add(copyOf: file, within: source, as: output.name, in: folder))
  }

  /// Decides about one file, and notes the decision.
  ///
  /// - Returns: `true` if the file is written.
  private func merge(
    _ output: SiteImport.Output, from source: String, _ options: ImportOptions,
    _ record: inout ImportRecord, _ report: inout SiteImportReport
  ) throws(ImportError) -> Bool {
    let id = (output.folder + [output.name]).joined(separator: "/")
    let path = "Content/\(id)"
    let (hash, existing) = try hashes(of: output, from: source, at: "\(site)/\(path)")
    // The page of a folder has no source. It belongs to the author as soon as it is there.
    if output.source.isEmpty, existing.map({ $0 != hash }) ?? false { return false }
    var past = record.page(id)
    let last = past[Self.fileKey]
    let merge = SiteMerge(hash, existing: existing, last: last, overwrites: options.overwrites)
    switch merge {
    case .write: report.written.append(path)
    case .update: report.updated.append(path)
    case .unchanged: report.unchanged += 1
    case .edited: report.edited.append(path)
    case .conflict: report.kept.append(path)
    case .removed: report.removed.append(path)
    }
    let isWritten = merge == .write || merge == .update
    if isWritten, let bytes = output.bytes {
      let old = try self.existing(path, limit: SizeLimits.largest.sourceFile) ?? []
      report.add(LineDifference(from: old, to: bytes), of: path)
    }
    if isWritten || merge == .unchanged, !output.source.isEmpty, !id.utf8.contains(where: { $0 < 0x20 }) {
      past[Self.fileKey] = ImportRecord.past(ofFile: hash)
      record.note(past, of: id)
    }
    return isWritten
  }

  /// Notes files of earlier imports that have no source any more, and forgets those that are gone as well.
  private func findMissingSources(
    _ outputs: [SiteImport.Output], _ record: inout ImportRecord, _ report: inout SiteImportReport
  ) throws(ImportError) {
    let ids = Set(outputs.map { ($0.folder + [$0.name]).joined(separator: "/") })
    var gone: Set<String> = []
    for id in record.ids.filter({ !ids.contains($0) }).sorted() {
      if try ImportError.reporting(FileStore.exists("\(site)/Content/\(id)")) {
        report.withoutSource.append("Content/\(id)")
      } else {
        gone.insert(id)
      }
    }
    if !gone.isEmpty { record.forget(gone.contains) }
  }

  /// Checks that no folder of a file is a link that leads out of `Content`.
  private func requireInside(_ outputs: [SiteImport.Output]) throws(ImportError) {
    let content = "\(site)/Content"
    for folder in Set(outputs.map { $0.folder.joined(separator: "/") }).sorted() where !folder.isEmpty {
      try ImportError.reporting(FileStore.requireInside(content, "\(content)/\(folder)"))
    }
  }

  /// The hashes of a file and of the one that is at its path, if there is one. Images and downloads have any
  /// size, so they are read in pieces.
  private func hashes(
    of output: SiteImport.Output, from source: String, at path: String
  ) throws(ImportError) -> (new: NameHash, existing: NameHash?) {
    let file = "\(source)/\(output.source)"
    let new: NameHash
    if let bytes = output.bytes {
      new = NameHash(bytes: bytes)
    } else {
      new = try ImportError.reporting(NameHash(ofFile: file, within: source))
    }
    guard try ImportError.reporting(FileStore.exists(path)) else { return (new, nil) }
    return (new, try ImportError.reporting(NameHash(ofFile: path)))
  }

  private func existing(_ path: String, limit: Int) throws(ImportError) -> [UInt8]? {
    guard try ImportError.reporting(FileStore.exists("\(site)/\(path)")) else { return nil }
    return try ImportError.reporting(FileStore.read("\(site)/\(path)", limit: limit))
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

import ClipsiteAppClips
import ClipsitePlatform
import ClipsiteSiteContent

/// A file of another generator's site, and where it goes.
struct ForeignFile: Hashable, Sendable {
  /// The kind of file.
  enum Kind: Hashable, Sendable {
    /// A page, if it has front matter.
    case page
    /// An image or another file that pages refer to.
    case asset
    /// A file that has no counterpart, such as a template.
    case other
  }

  /// The path below the site's folder.
  let path: String
  let kind: Kind
  /// The folder below `Content` that it is in by its own folder.
  var folder: [String] = []
  /// The name of the page without its date and extension; the name of an asset.
  var stem = ""
  /// The date in the name of a post: year, month, and day.
  var date: [String] = []
  /// Indicates whether it is a draft by its folder.
  var isDraft = false
  /// Indicates whether it is the page of a section, as `_index.md` of Hugo.
  var isSection = false
  /// The folder of the bundle that it belongs to, if it is one of several files that are one page in Hugo.
  var bundle: [String]?
  /// Indicates whether an asset goes where the pages go. Pages name other assets by their path from the root.
  var isBesidePages = false
  /// The reason why the file is not imported.
  var reason = "no counterpart"
}

/// The rules by which a generator finds its files: Jekyll's folders, or Hugo's.
struct ForeignSite {
  /// The extensions of Markdown.
  private static let pageExtensions: Set<String> = ["md", "markdown", "mkd", "mkdn", "mkdown"]

  let format: DataFormat
  /// The folders with content, and the endings that the names of pages in them get for their language (Hugo:
  /// `contentDir`).
  var contentFolders = ["content": ""]

  /// Sorts the files of a site.
  ///
  /// - Parameter own: The folder of the clipsite site that imports, if it is below the folder of the other site.
  func files(_ paths: [String], besides own: String? = nil) -> [ForeignFile] {
    let left = Self.clipsiteFolders(paths, own)
    let paths =
      left.isEmpty
      ? paths : paths.filter { path in !Self.folders(above: path).contains(where: left.contains) }
    return left.sorted().map { ForeignFile(path: "\($0)/", kind: .other, reason: "a folder of clipsite's") }
      + sorted(paths)
  }

  /// The folders with the content and the output of clipsite sites, whose pages are none of the other
  /// generator.
  private static func clipsiteFolders(_ paths: [String], _ own: String?) -> Set<String> {
    let ending = "Content/site.yml"
    var sites = Set(
      paths.filter { $0 == ending || $0.hasSuffix("/\(ending)") }.map { $0.dropLast(ending.count) })
    if let own { sites.insert(own.isEmpty ? "" : "\(own)/") }
    var folders: Set<String> = []
    for site in sites {
      let parts = site.isEmpty ? ["Content", "Output", "Codes", "Templates"] : [String(site.dropLast())]
      folders.formUnion(parts.filter { part in paths.contains { $0.hasPrefix("\(part)/") } })
    }
    // Lists of what clipsite wrote have such names, wherever the folder is.
    for path in paths.map({ RelativePath($0) }) where path.name.utf8.starts(with: ".clipsite".utf8) {
      if !path.folder.isEmpty { folders.insert(path.folder.text) }
    }
    return folders.filter { !Self.folders(above: $0).contains(where: folders.contains) }
  }

  private static func folders(above path: String) -> some Sequence<String> {
    RelativePath(path).foldersAbove.lazy.map(\.text)
  }

  private func sorted(_ paths: [String]) -> [ForeignFile] {
    let counts = Dictionary(paths.flatMap { Self.folders(above: $0).map { ($0, 1) } }, uniquingKeysWith: +)
    let isIndex = { (path: String) in
      RelativePath(path).name.utf8.starts(with: "index.".utf8) && Self.isPage(path)
    }
    let bundles =
      format == .hugo
      ? Set(paths.filter(isIndex).map { RelativePath($0).folder.text }.filter { counts[$0, default: 0] > 1 })
      : []
    let pageFolders = Set(paths.filter(Self.isPage).map { RelativePath($0).folder.text })
    return paths.compactMap { path in
      let parts = path.split(separator: "/").map(String.init)
      guard !parts.contains(where: { $0.hasPrefix(".") || $0.hasSuffix("~") }) else { return nil }
      if format == .hugo { return hugo(path, parts, bundles: bundles) }
      var file = jekyll(path, parts)
      file?.isBesidePages = Self.folders(above: path).contains(where: pageFolders.contains)
      return file
    }
  }

  private static func isPage(_ name: String) -> Bool {
    RelativePath(name).fileExtension.map { pageExtensions.contains($0.lowercased()) } ?? false
  }

  private static func isAsset(_ name: String) -> Bool {
    // Files for crawlers and for Apple are those of another site.
    if [nil, "txt", "json"].contains(RelativePath(name).fileExtension) { return false }
    return switch WebsiteFile.kind(of: RelativePath(name)) {
    case .data, .drawing: true
    case .verification, .misnamedPage, .unlisted: false
    }
  }

  private static func stem(_ name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  // MARK: Jekyll

  /// Folders that are no content.
  private static let jekyllFolders: Set<String> = [
    "_site", "_layouts", "_includes", "_sass", "_data", "_plugins", "_config", "node_modules", "vendor",
  ]

  private func jekyll(_ path: String, _ parts: [String]) -> ForeignFile? {
    let (folders, name) = (parts.dropLast(), parts.last ?? "")
    if let first = folders.first, Self.jekyllFolders.contains(first) {
      return ["_site", "node_modules", "vendor"].contains(first) ? nil : ForeignFile(path: path, kind: .other)
    }
    guard Self.isPage(name) else {
      let isHidden = folders.contains { $0.hasPrefix("_") }
      return isHidden || !Self.isAsset(name)
        ? ForeignFile(path: path, kind: .other)
        : ForeignFile(path: path, kind: .asset, folder: Array(folders), stem: name)
    }
    var file = ForeignFile(path: path, kind: .page)
    file.isDraft = folders.contains("_drafts")
    // Folders around `_posts` are categories. Other names with an underscore are collections.
    file.folder = folders.filter { $0 != "_posts" && $0 != "_drafts" }.map {
      $0.hasPrefix("_") ? String($0.dropFirst()) : $0
    }
    file.stem = Self.stem(name)
    if folders.contains("_posts"), let (date, rest) = Self.dated(file.stem) {
      file.date = date
      file.stem = rest
    }
    return file
  }

  /// The date and the rest of `2024-05-01-market-street`.
  private static func dated(_ stem: String) -> ([String], String)? {
    let parts = stem.split(separator: "-", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 4, [4, 2, 2] == parts.prefix(3).map(\.utf8.count), !parts[3].isEmpty,
      parts.prefix(3).allSatisfy({ $0.utf8.allSatisfy(\.isDigit) })
    else { return nil }
    return (Array(parts.prefix(3)), parts[3])
  }

  // MARK: Hugo

  /// Sorts a file.
  ///
  /// - Parameter bundles: The folders with an `index.md` and other files, which stay folders. Other Markdown in them
  ///   makes no page (Hugo, “Page bundles”).
  private func hugo(_ path: String, _ parts: [String], bundles: Set<String>) -> ForeignFile? {
    let name = parts.last ?? ""
    let content = contentFolders.filter { path.hasPrefix("\($0.key)/") }.max {
      $0.key.utf8.count < $1.key.utf8.count
    }
    let depth = content?.key.split(separator: "/").count ?? 0
    switch parts.first {
    case _ where content != nil: break
    case "static"? where parts.count > 1:
      let kind: ForeignFile.Kind = Self.isAsset(name) ? .asset : .other
      return ForeignFile(path: path, kind: kind, folder: Array(parts.dropFirst().dropLast()), stem: name)
    case "public"?, "resources"?, "node_modules"?: return nil
    default: return ForeignFile(path: path, kind: .other)
    }
    var file = ForeignFile(
      path: path, kind: .page, folder: Array(parts.dropFirst(depth).dropLast()), stem: name)
    let bundle = Self.folders(above: path).first(where: bundles.contains)
    file.bundle = bundle.map { $0.split(separator: "/").dropFirst(depth).map(String.init) }
    guard Self.isPage(name) else {
      return ForeignFile(
        path: path, kind: Self.isAsset(name) ? .asset : .other, folder: file.folder, stem: name,
        bundle: file.bundle,
        isBesidePages: true)
    }
    file.stem = Self.stem(name)
    file.isSection = file.stem == "_index" || file.stem.hasPrefix("_index.")
    if file.isSection {
      file.stem = String(file.stem.dropFirst())
    } else if bundle != nil, file.stem != "index", !file.stem.hasPrefix("index.") {
      return ForeignFile(path: path, kind: .other, reason: "a resource of a bundle, which is not a page")
    } else if file.stem == "index", bundle == nil, let last = file.folder.popLast() {
      file.stem = last
    }
    file.stem += content?.value ?? ""
    return file
  }
}

import ClipsiteAppClips
import ClipsitePlatform

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
}

/// The rules by which a generator finds its files: Jekyll's folders, or Hugo's.
struct ForeignSite {
  /// The extensions of Markdown.
  private static let pageExtensions: Set<String> = ["md", "markdown", "mkd", "mkdn", "mkdown"]
  /// The extensions of files that pages show or link to.
  private static let assetExtensions: Set<String> = [
    "jpg", "jpeg", "png", "gif", "webp", "avif", "svg", "ico", "pdf", "mp4", "webm", "mov", "mp3", "m4a",
    "woff", "woff2", "ttf", "otf", "ics", "vcf", "zip",
  ]

  let format: DataFormat

  /// Sorts the files of a site.
  func files(_ paths: [String]) -> [ForeignFile] {
    let bundles = format == .hugo ? Self.bundles(paths) : []
    return paths.compactMap { path in
      let parts = path.split(separator: "/").map(String.init)
      guard !parts.contains(where: { $0.hasPrefix(".") || $0.hasSuffix("~") }) else { return nil }
      return format == .hugo ? hugo(path, parts, bundles: bundles) : jekyll(path, parts)
    }
  }

  private static func isPage(_ name: String) -> Bool {
    RelativePath(name).fileExtension.map { pageExtensions.contains($0.lowercased()) } ?? false
  }

  private static func isAsset(_ name: String) -> Bool {
    RelativePath(name).fileExtension.map { assetExtensions.contains($0.lowercased()) } ?? false
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

  /// The folders with an `index.md` and other files, which stay folders.
  private static func bundles(_ paths: [String]) -> Set<String> {
    var counts: [String: Int] = [:]
    for path in paths { counts[RelativePath(path).folder.text, default: 0] += 1 }
    return Set(counts.filter { $0.value > 1 }.keys)
  }

  private func hugo(_ path: String, _ parts: [String], bundles: Set<String>) -> ForeignFile? {
    let name = parts.last ?? ""
    switch parts.first {
    case "static"? where parts.count > 1:
      let kind: ForeignFile.Kind = Self.isAsset(name) ? .asset : .other
      return ForeignFile(path: path, kind: kind, folder: Array(parts.dropFirst().dropLast()), stem: name)
    case "content"? where parts.count > 1: break
    case "public"?, "resources"?, "node_modules"?: return nil
    default: return ForeignFile(path: path, kind: .other)
    }
    var folder = Array(parts.dropFirst().dropLast())
    guard Self.isPage(name) else {
      let kind: ForeignFile.Kind = Self.isAsset(name) ? .asset : .other
      return ForeignFile(path: path, kind: kind, folder: folder, stem: name)
    }
    var stem = Self.stem(name)
    if stem == "_index" || stem.hasPrefix("_index.") {
      stem = String(stem.dropFirst())
    } else if stem == "index", let last = folder.last, !bundles.contains(RelativePath(path).folder.text) {
      stem = last
      folder.removeLast()
    }
    return ForeignFile(path: path, kind: .page, folder: folder, stem: stem)
  }
}

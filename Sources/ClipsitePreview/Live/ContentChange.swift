import ClipsiteDiagnostics
package import ClipsitePlatform
package import ClipsiteSiteContent
import ClipsiteSiteModel

/// The changes in a content folder that a new read found.
struct ContentChange {
  /// Indicates whether files or folders came or went.
  var isListingNew = false
  /// Indicates whether a file or folder went.
  var isAnythingGone = false
  /// The pages that came, by path below the content folder.
  var added: Set<RelativePath> = []
  /// Indicates whether `site.yml` was read again.
  var isConfigurationNew = false
  /// The pages that were read again, by path below the content folder.
  var pages: Set<RelativePath> = []
  /// Those of them whose front matter is another one.
  var frontMatter: Set<RelativePath> = []
  /// The front matter of those before.
  var replaced: [RelativePath: PageSource] = [:]
  /// The other files that are another one, by path below the content folder.
  var files: Set<RelativePath> = []

  /// Indicates whether the site must be put together again.
  var changesSite: Bool { isListingNew || isConfigurationNew || !frontMatter.isEmpty }
  /// Indicates whether what was there before is as it was.
  var onlyAdds: Bool { !isAnythingGone && frontMatter.isSubset(of: added) }
  /// Indicates whether nothing changed.
  var isEmpty: Bool { !changesSite && pages.isEmpty && files.isEmpty }
}

extension ContentCache {
  /// The effects of changed paths on the known contents of a folder.
  struct Hints {
    /// The known pages to read again, by position.
    private(set) var pages: Set<Int> = []
    /// The known other files that are another one.
    private(set) var files: Set<RelativePath> = []
    /// Indicates whether files or folders came or went.
    private(set) var needsListing = false
    /// Indicates whether `site.yml` is among the paths.
    private(set) var hasConfiguration = false
    private let paths: Set<RelativePath>
    private let links: Set<RelativePath>
    /// The paths that the listing has reported, as messages name them.
    private let reported: Set<String>

    /// - Parameter paths: Files and folders, by path below the content folder.
    init(_ paths: Set<RelativePath>, in cache: ContentCache) {
      self.paths = paths
      links = cache.listing.links
      reported = Set(cache.listing.diagnostics.map(\.range.path))
      for path in paths { add(path, in: cache) }
      // What the listing refused is unknown by its name, and its cause may lie where nobody watches.
      if !paths.isEmpty, cache.listing.hasErrors { needsListing = true }
      if needsListing || hasConfiguration || !pages.isEmpty || !files.isEmpty { addLinks(in: cache) }
    }

    /// A link is another file whenever the one that it leads to is, and nobody tells of that.
    private mutating func addLinks(in cache: ContentCache) {
      for link in links {
        if link == SiteFolder.configurationFileName { hasConfiguration = true }
        if let page = cache.page(at: link) { pages.insert(page) } else { files.insert(link) }
      }
    }

    private mutating func add(_ path: RelativePath, in cache: ContentCache) {
      // What the system does not tell is found out by listing.
      let kind = try? FileStore.kind(at: cache.content.systemPath(of: path))
      if path == SiteFolder.configurationFileName { hasConfiguration = true }
      if let page = cache.page(at: path), kind == .other {
        pages.insert(page)
      } else if cache.hasFile(at: path), kind == .other {
        files.insert(path)
      } else {
        // Of an unknown path that is gone already nothing was known: an editor's temporary file.
        let isReported = reported.contains(cache.content.displayPath(of: path))
        // A download changes all the time, and its note stays the same.
        if isReported, kind == .other, ContentFolder.isTemporary(path.name) { return }
        let isKnown =
          isReported || cache.page(at: path) != nil || cache.hasFile(at: path) || cache.hasFolder(at: path)
        if isKnown || kind != .missing { needsListing = true }
      }
    }

    /// The possibility that a file was replaced or changed.
    enum Doubt { case none, file, folder }

    /// Returns the doubt about a file: whether it is among the paths that changed, or only a folder that it
    /// lies in.
    func doubt(about path: RelativePath) -> Doubt {
      if paths.contains(path) { return .file }
      if links.contains(path) { return .folder }
      return paths.contains("") || path.foldersAbove.contains(where: paths.contains) ? .folder : .none
    }
  }
}

/// The names that a preview ignores: names that no site has, and names that editors use while they save.
enum WatchedNames {
  /// Indicates whether a file or folder with this name does not belong to the site.
  static func isIgnored(_ name: RelativePath) -> Bool {
    if ContentFolder.isIgnored(name) { return true }
    // Vim tries with `4913` whether it may write.
    return name == "4913" || suffixes.contains { name.hasSuffix($0) }
  }

  /// Vim, JetBrains, Chromium's file API, GNOME.
  private static let suffixes = [
    ".swp", ".swx", ".swo", "___jb_tmp___", "___jb_old___", ".crswap", ".goutputstream",
  ]
}

extension FileWatcher {
  /// Watches the folders `Content` and `Templates` of a site.
  ///
  /// - Throws: `SystemError` when the system refuses.
  package convenience init(_ folder: SiteFolder, _ method: Method? = nil) throws(SystemError) {
    try self.init(
      folder.path, [SiteFolder.contentFolderName, SiteFolder.templatesFolderName], by: method,
      ignoring: { WatchedNames.isIgnored($0) })
  }
}

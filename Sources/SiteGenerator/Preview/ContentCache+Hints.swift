import FileSystem

extension ContentCache {
  /// What changed paths mean for what is known of a content folder.
  struct Hints {
    /// The known pages to read again, by position.
    private(set) var pages: Set<Int> = []
    /// The known other files that are another one.
    private(set) var files: Set<String> = []
    /// Whether files or folders came or went.
    private(set) var needsListing = false
    /// Whether `site.yml` is among the paths.
    private(set) var hasConfiguration = false
    private let paths: Set<String>

    /// - Parameter paths: Files and folders, by path below the content folder.
    init(_ paths: Set<String>, in cache: ContentCache) {
      self.paths = paths
      for path in paths { add(path, in: cache) }
    }

    private mutating func add(_ path: String, in cache: ContentCache) {
      let kind = FileStore.kind(at: cache.content.systemPath(of: path))
      if path == SiteFolder.configurationFileName { hasConfiguration = true }
      if let page = cache.page(at: path), kind == .other {
        pages.insert(page)
      } else if cache.hasFile(at: path), kind == .other {
        files.insert(path)
      } else {
        // Of an unknown path that is gone already nothing was known: an editor's temporary file.
        let isKnown = cache.page(at: path) != nil || cache.hasFile(at: path) || cache.hasFolder(at: path)
        if isKnown || kind != .missing { needsListing = true }
      }
    }

    /// Whether a file may be another one than before.
    enum Doubt { case none, file, folder }

    /// Whether a file is among the paths that changed, or only a folder that it lies in.
    func doubt(about path: String) -> Doubt {
      if paths.contains(path) { return .file }
      var rest = path[...]
      while let slash = rest.lastIndex(of: "/") {
        rest = rest[..<slash]
        if paths.contains(String(rest)) { return .folder }
      }
      return paths.contains("") ? .folder : .none
    }
  }
}

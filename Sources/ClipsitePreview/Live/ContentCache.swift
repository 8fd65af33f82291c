import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The contents of a content folder at the last read, so that only files that changed are parsed again.
struct ContentCache: Sendable {
  /// A Markdown file as it was read.
  private struct CachedPage: Sendable {
    var source = PageSource()
    var signature: FileSignature?
    var diagnostics: [Diagnostic] = []
  }

  let content: ContentFolder
  private let workers: Workers
  private let onRead: (@Sendable (Int) -> Void)?
  /// The files and folders.
  private(set) var listing = ContentListing()
  /// The contents of `site.yml`, or `nil` if it cannot be used.
  private(set) var configuration: SiteConfiguration?
  /// The contents of a `site.yml` that cannot be used, as far as they are known, or `nil` if it can.
  private(set) var partialConfiguration: SiteConfiguration?
  /// The mistakes in `site.yml`.
  private(set) var configurationDiagnostics: [Diagnostic] = []
  /// The Markdown files, in the order of the listing.
  private var pages: [CachedPage] = []
  /// The limits and the language of the last `site.yml` that could be used.
  private var limits = SizeLimits()
  private var language = LanguageTag.english
  /// For each folder its position in the listing and that of its first page in `pages`.
  private var positions: [RelativePath: (folder: Int, firstPage: Int)] = [:]

  /// A folder of which nothing has been read yet.
  init(_ content: ContentFolder, _ workers: Workers, onRead: (@Sendable (Int) -> Void)? = nil) {
    self.content = content
    self.onRead = onRead
    self.workers = workers
  }

  /// The front matter of each page, in the order of the listing.
  var sources: [PageSource] { pages.map(\.source) }

  /// The mistakes in names, in `site.yml`, and in single pages.
  var diagnostics: [Diagnostic] {
    listing.diagnostics + configurationDiagnostics + pages.flatMap(\.diagnostics)
  }

  /// The pages whose files cannot be read, by path below the content folder. Each has a mistake.
  var unreadablePages: Set<RelativePath> {
    Set(paths(of: pages.indices.filter { !pages[$0].source.isReadable }))
  }

  /// The position in `sources` of the page with a path below the content folder.
  func page(at path: RelativePath) -> Int? {
    guard let position = positions[path.folder] else { return nil }
    let names = listing.folders[position.folder].pages
    return names.sortedPosition(of: path.name).map { position.firstPage + $0 }
  }

  /// The front matter of the page with a path below the content folder.
  func source(at path: RelativePath) -> PageSource? { page(at: path).map { pages[$0].source } }

  /// The links to files that belong to the folder but not to the site, such as those in a hidden folder.
  /// Nobody watches them.
  var hiddenLinks: Set<RelativePath> {
    guard !listing.links.isEmpty, let root = try? FileStore.realPath(content.path) else { return [] }
    return listing.links.filter { link in
      let target = (try? FileStore.realPath(content.systemPath(of: link))) ?? nil
      let path = target.flatMap { RelativePath($0).relative(to: RelativePath(root)) }
      return path?.components.contains(where: ContentFolder.isIgnored) ?? true
    }
  }

  // MARK: Reading

  /// Lists the folder, and reads the files that may have changed.
  ///
  /// - Returns: The pages that were read, by path below the content folder, or `nil` if nothing changed that
  ///   belongs to the site.
  /// - Throws: `SystemError` when the folder cannot be read.
  mutating func update(_ changes: FileChanges) throws(SystemError) -> Set<RelativePath>? {
    let new = try content.list()
    let hasChanged = new != listing || concernSite(changes)
    var unread = takeOver(new, after: changes)
    let (oldLimits, oldLanguage) = (limits, language)
    readConfiguration()
    // What was too large may not be any more, and the other way round.
    if limits != oldLimits || language != oldLanguage { unread = Array(pages.indices) }
    return read(unread) || hasChanged ? Set(paths(of: unread)) : nil
  }

  /// Indicates whether files or folders of the site are among the changes. Other paths are those of hidden
  /// files and of files that an editor removed again.
  private func concernSite(_ changes: FileChanges) -> Bool {
    guard case .paths(let paths) = changes else { return true }
    return paths.contains { path in
      if path == SiteFolder.configurationFileName || positions[path] != nil { return true }
      guard let folder = positions[path.folder].map({ listing.folders[$0.folder] }) else { return false }
      return [folder.pages, folder.files].contains { $0.sortedPosition(of: path.name) != nil }
    }
  }

  private mutating func readConfiguration() {
    configurationDiagnostics = []
    configuration = SiteLoader.readConfiguration(content, &configurationDiagnostics)
    partialConfiguration = configuration == nil ? SiteLoader.partialConfiguration(content) : nil
    if let configuration { (limits, language) = (configuration.options.limits, configuration.language) }
  }

  /// Takes over a new listing, and what is known of files that are as they were.
  ///
  /// - Returns: The positions of all other pages, sorted.
  private mutating func takeOver(_ new: ContentListing, after changes: FileChanges) -> [Int] {
    let old = self
    (listing, positions, pages) = (new, [:], [])
    pages.reserveCapacity(old.pages.count)
    var unread: [Int] = []
    for (index, folder) in new.folders.enumerated() {
      positions[folder.path] = (index, pages.count)
      let known = old.positions[folder.path]
      let names = known.map { old.listing.folders[$0.folder].pages } ?? []
      for (place, name) in folder.pages.enumerated() {
        let same = place < names.count && names[place] == name ? place : names.sortedPosition(of: name)
        let page = known.flatMap { known in same.map { old.pages[known.firstPage + $0] } }
        if !isSame(page, folder.path(of: name), after: changes) { unread.append(pages.count) }
        pages.append(page ?? CachedPage())
      }
    }
    return unread
  }

  /// Indicates whether a page is as it was. A link is another file whenever its target is, which nobody
  /// reports.
  private func isSame(_ page: CachedPage?, _ path: RelativePath, after changes: FileChanges) -> Bool {
    guard let signature = page?.signature else { return false }
    if case .paths(let paths) = changes, paths.contains(path) { return false }
    guard changes.mayConcern(path) || listing.links.contains(path) else { return true }
    return FileSignature(content.systemPath(of: path)) == signature
  }

  /// Reads pages. Returns `false` if there are none.
  private mutating func read(_ positions: [Int]) -> Bool {
    let paths = paths(of: positions)
    let (content, limits, language, onRead) = (content, limits.content, language, onRead)
    let count = Locked(0)
    let results = workers.map(paths.count) {
      PageFileReader(content, limits, language: language) { ConfigurationKeys.file }
    } _: { reader, slice in
      defer {
        onRead?(
          count.withLock { count in
            count += slice.count
            return count
          })
      }
      return slice.map { index in
        // The signature comes first: of a file that changes meanwhile it is that of the old one.
        var page = CachedPage(signature: FileSignature(content.systemPath(of: paths[index])))
        page.source = reader.read(paths[index], &page.diagnostics)
        return page
      }
    }
    for (position, page) in zip(positions, results.joined()) { pages[position] = page }
    return !positions.isEmpty
  }

  /// The paths below the content folder of pages whose positions are sorted.
  private func paths(of pages: [Int]) -> [RelativePath] {
    var paths: [RelativePath] = []
    paths.reserveCapacity(pages.count)
    var folder = 0
    var firstPage = 0
    for page in pages {
      while page >= firstPage + listing.folders[folder].pages.count {
        firstPage += listing.folders[folder].pages.count
        folder += 1
      }
      paths.append(listing.folders[folder].path(of: listing.folders[folder].pages[page - firstPage]))
    }
    return paths
  }
}

extension [RelativePath] {
  /// The position of a path in a sorted list, or nil.
  func sortedPosition(of path: RelativePath) -> Int? {
    let position = partitioningIndex { $0 >= path }
    return position < count && self[position] == path ? position : nil
  }
}

import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// The contents of a content folder at the last read, so that only what changed is read again.
struct ContentCache: Sendable {
  let content: ContentFolder
  private let workers: Workers
  private let onRead: (@Sendable (Int) -> Void)?
  /// The files and folders.
  private(set) var listing = ContentListing()
  /// The contents of `site.yml`, or `nil` if it cannot be used.
  private(set) var configuration: SiteConfiguration?
  /// The contents of a `site.yml` that cannot be used, as far as they are known, or `nil` if it can.
  private(set) var standInConfiguration: SiteConfiguration?
  /// The front matter of each page, in the order of the listing.
  private(set) var sources: [PageSource] = []
  private var signatures: [FileSignature?] = []
  /// The mistakes in `site.yml`.
  private(set) var configurationDiagnostics: [Diagnostic] = []
  /// The limits and the language of the last `site.yml` that could be used.
  private var limits = SizeLimits()
  private var language = LanguageTag.english
  private var pageDiagnostics: [Int: [Diagnostic]] = [:]
  private var isLoaded = false
  /// For each folder its position in the listing and that of its first page in `sources`.
  private var positions: [RelativePath: (folder: Int, firstPage: Int)] = [:]

  /// A folder of which nothing has been read yet.
  init(_ content: ContentFolder, _ workers: Workers, onRead: (@Sendable (Int) -> Void)? = nil) {
    self.content = content
    self.onRead = onRead
    self.workers = workers
  }

  /// The mistakes in names, in `site.yml`, and in single pages.
  var diagnostics: [Diagnostic] {
    listing.diagnostics + configurationDiagnostics
      + pageDiagnostics.sorted { $0.key < $1.key }.flatMap(\.value)
  }

  /// Reads what may have changed.
  ///
  /// - Parameter paths: The files and folders that changed, by path below the content folder, or `nil` if
  ///   each must be looked at.
  /// - Throws: `SystemError` when a folder cannot be read.
  mutating func update(_ paths: Set<RelativePath>?) throws(SystemError) -> ContentChange {
    let hints = isLoaded ? paths.map { Hints($0, in: self) } : nil
    var change = ContentChange()
    change.files = hints?.files ?? []
    change.isListingNew = hints?.needsListing ?? true
    change.isConfigurationNew = hints?.hasConfiguration ?? true
    // Positions are those of the old listing.
    var pages = change.isListingNew ? try relist(checking: hints, &change) : hints?.pages ?? []
    let (oldLimits, oldLanguage) = (limits, language)
    if change.isConfigurationNew { readConfiguration() }
    // What was too large may not be any more, and the other way round.
    if limits != oldLimits || language != oldLanguage { pages = Set(sources.indices) }
    isLoaded = true
    read(pages.sorted(), &change)
    return change
  }

  /// The pages whose files cannot be read, by path below the content folder. Each has a mistake.
  var unreadablePages: Set<RelativePath> {
    Set(paths(of: pageDiagnostics.keys.filter { !sources[$0].isReadable }.sorted()))
  }

  /// The position in `sources` of the page with a path below the content folder.
  func page(at path: RelativePath) -> Int? {
    guard let position = positions[path.folder] else { return nil }
    let names = listing.folders[position.folder].pages
    return names.sortedPosition(of: path.name).map { position.firstPage + $0 }
  }

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

  /// Indicates whether a path below the content folder leads to a copied file.
  func hasFile(at path: RelativePath) -> Bool {
    guard let position = positions[path.folder] else { return false }
    return listing.folders[position.folder].files.sortedPosition(of: path.name) != nil
  }

  /// Indicates whether a path below the content folder leads to a folder.
  func hasFolder(at path: RelativePath) -> Bool { positions[path] != nil }

  // MARK: Reading

  private mutating func readConfiguration() {
    configurationDiagnostics = []
    configuration = SiteLoader.readConfiguration(content, &configurationDiagnostics)
    standInConfiguration = configuration == nil ? SiteLoader.standInConfiguration(content) : nil
    if let configuration { (limits, language) = (configuration.options.limits, configuration.language) }
  }

  /// Lists the folder again and keeps what is known of files that are still there.
  ///
  /// - Returns: The positions of pages that are new, or that another file has taken the place of.
  private mutating func relist(checking hints: Hints?, _ change: inout ContentChange) throws(SystemError)
    -> Set<Int>
  {
    let old = self
    listing = try content.list()
    (positions, sources, signatures, pageDiagnostics) = ([:], [], [], [:])
    sources.reserveCapacity(old.sources.count)
    var unread: Set<Int> = []
    let nothing = PageSource()
    func known(_ path: RelativePath) -> PageSource? { old.page(at: path).map { old.sources[$0] } }
    for (index, folder) in listing.folders.enumerated() {
      positions[folder.path] = (index, sources.count)
      for path in folder.pages.lazy.map(folder.path(of:)) {
        if !keep(path, from: old, hints?.doubt(about: path) ?? .folder) {
          unread.insert(sources.count)
          let known = known(path)
          if known == nil, isLoaded { change.added.insert(path) }
          sources.append(known ?? nothing)
          signatures.append(nil)
        }
      }
      guard let hints else { continue }
      change.files.formUnion(
        folder.files.lazy.map(folder.path(of:)).filter { hints.doubt(about: $0) != .none })
    }
    change.isAnythingGone = old.listing.folders.contains { folder in
      guard let position = positions[folder.path] else { return true }
      let new = listing.folders[position.folder]
      return !new.pages.hasAll(of: folder.pages) || !new.files.hasAll(of: folder.files)
    }
    return unread
  }

  /// Takes over what is known of a page, unless its file may be another one.
  private mutating func keep(_ path: RelativePath, from old: ContentCache, _ doubt: Hints.Doubt) -> Bool {
    guard doubt != .file, let page = old.page(at: path), let signature = old.signatures[page],
      doubt == .none || FileSignature(content.systemPath(of: path)) == signature
    else { return false }
    if let diagnostics = old.pageDiagnostics[page] { pageDiagnostics[sources.count] = diagnostics }
    sources.append(old.sources[page])
    signatures.append(signature)
    return true
  }

  private struct ReadPage: Sendable {
    let source: PageSource
    let diagnostics: [Diagnostic]
    let signature: FileSignature?
  }

  private mutating func read(_ pages: [Int], _ change: inout ContentChange) {
    let paths = paths(of: pages)
    let (content, limits, language, onRead) = (content, limits.content, language, onRead)
    let count = Locked(0)
    let results = workers.map(pages.count) {
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
        let signature = FileSignature(content.systemPath(of: paths[index]))
        var diagnostics: [Diagnostic] = []
        let source = reader.read(paths[index], &diagnostics)
        return ReadPage(source: source, diagnostics: diagnostics, signature: signature)
      }
    }
    for (index, page) in results.joined().enumerated() {
      change.pages.insert(paths[index])
      if !Self.isSame(page.source, sources[pages[index]]) {
        change.frontMatter.insert(paths[index])
        change.replaced[paths[index]] = sources[pages[index]]
      }
      sources[pages[index]] = page.source
      signatures[pages[index]] = page.signature
      pageDiagnostics[pages[index]] = page.diagnostics.isEmpty ? nil : page.diagnostics
    }
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

  /// Indicates whether other pages see no difference. Front matter that cannot be read has no fingerprint.
  private static func isSame(_ left: PageSource, _ right: PageSource) -> Bool {
    left.fingerprint != 0 && left.fingerprint == right.fingerprint && left.bodyStart == right.bodyStart
      && left.fields.description == right.fields.description
  }
}

extension [RelativePath] {
  /// The position of a path in a sorted list, or nil.
  func sortedPosition(of path: RelativePath) -> Int? {
    let position = partitioningIndex { $0 >= path }
    return position < count && self[position] == path ? position : nil
  }

  /// Indicates whether a sorted list has all paths of another one.
  func hasAll(of others: [RelativePath]) -> Bool {
    self == others || others.allSatisfy { sortedPosition(of: $0) != nil }
  }
}

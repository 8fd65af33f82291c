import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

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
  /// The Markdown files, by path below the content folder.
  private var pages: [RelativePath: CachedPage] = [:]
  /// Their paths, in the order of the listing.
  private(set) var paths: [RelativePath] = []
  /// The limits and the language of the last `site.yml` that could be used.
  private var limits = SizeLimits()
  private var language = LanguageTag.english

  /// A folder of which nothing has been read yet.
  init(_ content: ContentFolder, _ workers: Workers, onRead: (@Sendable (Int) -> Void)? = nil) {
    self.content = content
    self.onRead = onRead
    self.workers = workers
  }

  /// The front matter of each page, in the order of the listing.
  var sources: [PageSource] { paths.compactMap(source(at:)) }

  /// The mistakes in names, in `site.yml`, and in single pages.
  var diagnostics: [Diagnostic] {
    listing.diagnostics + configurationDiagnostics + paths.flatMap { pages[$0]?.diagnostics ?? [] }
  }

  /// The pages whose files cannot be read, by path below the content folder. Each has a mistake.
  var unreadablePages: Set<RelativePath> {
    Set(pages.filter { !$0.value.source.isReadable }.keys)
  }

  /// The front matter of the page with a path below the content folder.
  func source(at path: RelativePath) -> PageSource? { pages[path]?.source }

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
    if limits != oldLimits || language != oldLanguage { unread = paths }
    read(unread)
    return hasChanged || !unread.isEmpty ? Set(unread) : nil
  }

  /// Indicates whether files or folders of the site are among the changes. Other paths are those of hidden
  /// files and of files that an editor removed again.
  private func concernSite(_ changes: FileChanges) -> Bool {
    guard case .paths(let paths) = changes else { return true }
    return paths.contains { path in
      let (folder, name) = (path.folder, path.name)
      return path == SiteFolder.configurationFileName || pages[path] != nil
        || listing.folders.contains { $0.path == path || $0.path == folder && $0.files.contains(name) }
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
  /// - Returns: The paths of all other pages.
  private mutating func takeOver(_ new: ContentListing, after changes: FileChanges) -> [RelativePath] {
    if new != listing {
      listing = new
      paths = new.folders.flatMap { $0.pages.map($0.path(of:)) }
      let known = pages
      pages = Dictionary(uniqueKeysWithValues: paths.map { ($0, known[$0] ?? CachedPage()) })
    }
    return paths.filter { !isSame(pages[$0], $0, after: changes) }
  }

  /// Indicates whether a page is as it was. A link is another file whenever its target is, which nobody
  /// reports.
  private func isSame(_ page: CachedPage?, _ path: RelativePath, after changes: FileChanges) -> Bool {
    guard let signature = page?.signature else { return false }
    if case .paths(let paths) = changes, paths.contains(path) { return false }
    guard changes.mayConcern(path) || listing.links.contains(path) else { return true }
    return FileSignature(content.systemPath(of: path)) == signature
  }

  private mutating func read(_ paths: [RelativePath]) {
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
    for (path, page) in zip(paths, results.joined()) { pages[path] = page }
  }
}

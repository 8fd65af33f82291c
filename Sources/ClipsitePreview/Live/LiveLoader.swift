import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteSiteRendering

/// Reads a site again and again, each time only what changed, and gives what a fresh load would give.
struct LiveLoader: Sendable {
  private let folder: SiteFolder
  private let includesDrafts: Bool
  private let workers: Workers
  private var content: ContentCache
  private var templates = TemplateFiles()
  /// The settings of `site.yml`, or the last ones if it cannot be read.
  private var options = SiteOptions()
  private var theme: Theme?
  /// The site on disk, which is checked.
  private var written: SiteParts?
  /// The site that visitors of the preview see.
  private var shown: SiteParts?
  private var standIns = StandIns()
  /// Indicates whether the theme on disk is known to render pages with errors.
  private var isThemeRefused = false
  /// Indicates whether the last reload failed halfway, so that the next one must read everything.
  private var isInDoubt = true

  /// The result of reading a site again.
  struct Result {
    /// The source of what is shown, or `nil` if the site has never been made.
    let source: RenderingSource?
    /// The source of what is on disk, whose files are checked, or `nil` if it cannot be made.
    let written: RenderingSource?
    /// The files in whose place others are shown.
    let standIns: StandIns
    /// The diagnostics, without those of rendering.
    let diagnostics: [Diagnostic]
    let change: ContentChange
    /// Indicates whether a template changed.
    let isThemeNew: Bool
    /// Indicates whether the site on disk has the same files at the same places as before.
    let hasSameFiles: Bool
    /// Indicates whether any file may have changed, without being named.
    let isEverythingNew: Bool
    /// The links whose targets nobody watches, by path below the content folder; nil if they are as before.
    let hiddenLinks: Set<RelativePath>?
    /// The part of the site that may be different.
    var effect: ReloadEffect {
      ReloadEffect(
        files: change.pages.union(change.files), readPages: change.pages.count,
        pages: source?.site.pages.count ?? 0,
        scope: isThemeNew ? .theme : change.changesSite ? .site : .files)
    }
  }

  /// A site of which nothing has been read yet.
  init(
    _ folder: SiteFolder, includesDrafts: Bool, _ workers: Workers, onRead: (@Sendable (Int) -> Void)? = nil
  ) {
    self.folder = folder
    self.includesDrafts = includesDrafts
    self.workers = workers
    content = ContentCache(folder.content, workers, onRead: onRead)
  }

  /// Reads what changed, or `nil` if nothing did.
  ///
  /// - Throws: `SystemError` when a folder cannot be read. What is known stays, and the next reload must
  ///   look at everything.
  mutating func reload(_ changes: FileChanges) throws(SystemError) -> Result? {
    let wasInDoubt = isInDoubt
    let changes = wasInDoubt ? .everything : changes
    isInDoubt = true
    // What reading the content finds is told only once, so nothing may fail after it.
    if Self.paths(changes, below: SiteFolder.templatesFolderName)?.isEmpty != true {
      // If the whole site is gone, that is what to say.
      try folder.content.requireFolder()
      templates = try folder.templates.read()
    }
    let change = try content.update(Self.paths(changes, below: SiteFolder.contentFolderName))
    let configuration = content.configuration ?? content.standInConfiguration
    options = configuration?.options ?? options
    let isThemeNew = wasInDoubt || theme?.isMade(of: templates, for: options) != true
    if isThemeNew { theme = Theme(templates, for: options) }
    guard !change.isEmpty || isThemeNew else {
      isInDoubt = false
      return nil
    }
    if isThemeNew { isThemeRefused = false }
    try updateParts(change, isThemeNew: isThemeNew, isEverythingNew: changes == .everything)
    isInDoubt = false
    let source = shown?.source(in: folder)
    return Result(
      source: source, written: standIns.isEmpty ? source : written?.source(in: folder), standIns: standIns,
      diagnostics: diagnostics, change: change, isThemeNew: isThemeNew,
      hasSameFiles: written?.hasSameFiles == true,
      isEverythingNew: changes == .everything,
      hiddenLinks: change.isListingNew ? content.hiddenLinks : nil)
  }

  /// Shows the last good theme in place of a new one that renders pages with errors.
  ///
  /// - Returns: What is shown now, or `nil` if there is no such theme.
  mutating func refuseTheme() throws(SystemError) -> (source: RenderingSource?, standIns: StandIns)? {
    guard standIns.refuseTheme() else { return nil }
    isThemeRefused = true
    shown = try parts(
      standIns.configuration.value, standIns.content(in: content), standIns.theme.value, ContentChange(),
      after: shown, isThemeNew: true)
    return (shown?.source(in: folder), standIns)
  }

  /// The paths below one of the site's folders, seen from that folder, or `nil` if it must be looked at as a
  /// whole.
  private static func paths(_ changes: FileChanges, below folder: RelativePath) -> Set<RelativePath>? {
    guard case .paths(let paths) = changes, !paths.contains("") else { return nil }
    return Set(paths.compactMap { $0.relative(to: folder) })
  }

  /// Makes the site that is on disk and the site that is shown, which differ while a file needs a stand-in.
  private mutating func updateParts(
    _ change: ContentChange, isThemeNew: Bool, isEverythingNew: Bool
  ) throws(SystemError) {
    standIns.update(content, theme, isThemeRefused: isThemeRefused)
    let (oldWritten, oldShown) = (written, shown)
    written = try parts(
      content.listing.unreadableFolders.isEmpty ? content.configuration : nil,
      (content.listing, content.sources), theme, change, after: oldWritten, isThemeNew: isThemeNew,
      isEverythingNew: isEverythingNew)
    let shownChange = standIns.update(content, diagnostics, change)
    shown =
      standIns.isEmpty
      ? written
      : try parts(
        standIns.configuration.value, standIns.content(in: content), standIns.theme.value, shownChange,
        after: oldShown, isThemeNew: isThemeNew, isEverythingNew: isEverythingNew)
  }

  private func parts(
    _ configuration: SiteConfiguration?, _ content: (listing: ContentListing, sources: [PageSource]),
    _ theme: Theme?, _ change: ContentChange, after old: SiteParts?, isThemeNew: Bool,
    isEverythingNew: Bool = false
  ) throws(SystemError) -> SiteParts? {
    guard let configuration, let theme else { return nil }
    let ingredients = SiteParts.Ingredients(
      configuration: configuration, listing: content.listing, sources: content.sources, theme: theme,
      change: change, isThemeNew: isThemeNew, isEverythingNew: isEverythingNew)
    return try SiteParts(of: ingredients, after: old, in: folder, includesDrafts: includesDrafts, workers)
  }

  /// The mistakes in the files on disk, without those of rendering.
  private var diagnostics: [Diagnostic] {
    content.diagnostics + (theme?.diagnostics ?? []) + (written?.diagnostics ?? [])
  }
}

import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// Reads a site again and again. Only files that changed are parsed; the site is always assembled, planned, and
/// checked as a whole, so that the result is that of a fresh load.
struct LiveLoader: Sendable {
  private let folder: SiteFolder
  private let includesDrafts: Bool
  private let workers: Workers
  private var content: ContentCache
  private var templates = TemplateFiles()
  /// The settings of `site.yml`, or the last ones if it cannot be read.
  private var options = SiteOptions()
  private var theme: Theme?
  /// The images of the site, which are read again if their files change.
  private var readings: [RelativePath: ImageTable.Reading] = [:]
  private var fallbacks = Fallbacks()
  /// Indicates whether the theme on disk is known to render pages with errors.
  private var isThemeRefused = false
  /// Indicates whether the last reload failed halfway, so that the next one must read everything.
  private var mustReadEverything = true

  /// The result of reading a site again.
  struct Result {
    /// The source of what is shown, or `nil` if the site has never been made.
    let shown: RenderingSource?
    /// The source of what is on disk, whose files are checked, or `nil` if it cannot be made.
    let written: RenderingSource?
    /// The files in whose place others are shown.
    let fallbacks: Fallbacks
    /// The diagnostics, without those of rendering.
    let diagnostics: [Diagnostic]
    /// The pages that were read, by path below the content folder.
    let readPages: Set<RelativePath>
    /// Indicates whether a template changed.
    let isThemeNew: Bool
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
    let (isFirst, old) = (mustReadEverything, content)
    let changes = isFirst ? .everything : changes
    let contentChanges = changes.below(SiteFolder.contentFolderName)
    mustReadEverything = true
    try readTemplates(changes.below(SiteFolder.templatesFolderName))
    let readPages = try content.update(contentChanges)
    let isThemeNew = updateTheme() || isFirst
    guard readPages != nil || isThemeNew else {
      mustReadEverything = false
      return nil
    }
    if isThemeNew { isThemeRefused = false }
    readings = readings.filter { path, _ in
      !contentChanges.mayConcern(path) && !content.listing.links.contains(path)
    }
    fallbacks.update(content, theme, isThemeRefused: isThemeRefused)
    let written = try prepareWritten()
    let found = content.diagnostics + (theme?.diagnostics ?? []) + (written?.diagnostics ?? [])
    fallbacks.update(content, after: old, found)
    let shown = fallbacks.isEmpty ? written?.source : try prepareShown()
    if let images = (written?.source ?? shown)?.images { readings = images.readings }
    mustReadEverything = false
    return Result(
      shown: shown, written: written?.source, fallbacks: fallbacks, diagnostics: found,
      readPages: readPages ?? [], isThemeNew: isThemeNew)
  }

  /// Shows the last good theme in place of a new one that renders pages with errors.
  ///
  /// - Returns: What is shown now, or `nil` if there is no such theme.
  mutating func refuseTheme() throws(SystemError) -> (shown: RenderingSource?, fallbacks: Fallbacks)? {
    guard fallbacks.refuseTheme() else { return nil }
    isThemeRefused = true
    return (try prepareShown(), fallbacks)
  }

  /// Reads the templates if one may have changed.
  private mutating func readTemplates(_ changes: FileChanges) throws(SystemError) {
    if changes == .paths([]) { return }
    // If the whole site is gone, that is what to say.
    try folder.content.requireFolder()
    templates = try folder.templates.read()
  }

  /// Makes the theme again if its files or its settings are others. Returns `true` if they are.
  private mutating func updateTheme() -> Bool {
    options = (content.configuration ?? content.partialConfiguration)?.options ?? options
    if theme?.isMade(of: templates, for: options) == true { return false }
    theme = Theme(templates, for: options)
    return true
  }

  /// The site on disk, which is checked.
  private func prepareWritten() throws(SystemError) -> PreparedSite? {
    try prepare(
      content.listing.unreadableFolders.isEmpty ? content.configuration : nil,
      (content.listing, content.sources), theme)
  }

  /// The site that visitors of the preview see while files have errors.
  private func prepareShown() throws(SystemError) -> RenderingSource? {
    try prepare(fallbacks.configuration.value, fallbacks.content(in: content), fallbacks.theme.value)?.source
  }

  private func prepare(
    _ configuration: SiteConfiguration?, _ content: (listing: ContentListing, sources: [PageSource]),
    _ theme: Theme?
  ) throws(SystemError) -> PreparedSite? {
    guard let configuration, let theme else { return nil }
    var assembler = SiteAssembler(
      configuration, content.listing, of: folder.content, includesDrafts: includesDrafts, workers)
    let site = assembler.assemble(content.sources)
    var prepared = try PreparedSite(
      site, theme, in: folder, knowing: readings, hasRedirectPages: true, workers)
    prepared.diagnostics += assembler.diagnostics
    return prepared
  }
}

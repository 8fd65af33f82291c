import ClipsiteDiagnostics
import ClipsitePictures
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteSiteRendering
import ClipsiteTemplateData

/// Reads a site again and again, each time only what changed, and gives what a fresh load would give.
struct LiveLoader: Sendable {
  private let folder: SiteFolder
  private let includesDrafts: Bool
  private let workers: Workers
  private var content: ContentCache
  private var theme: LoadedTheme?
  private var parts: Parts?
  /// Indicates whether the last reload failed halfway, so that the next one must read everything.
  private var isInDoubt = true

  /// The results made from the content, which are used again unless a change affects them.
  private struct Parts: Sendable {
    var site: Site
    var siteDiagnostics: [Diagnostic]
    var images: ImageTable
    var imageDiagnostics: [Diagnostic]
    var pictures: ImageMaker?
    var planned: PlannedFiles
    var pageDiagnostics: [Diagnostic]
  }

  /// The result of reading a site again.
  struct Result {
    /// The source for renderers, or `nil` if the site or its theme cannot be made.
    let source: RenderingSource?
    /// The diagnostics, without those of rendering.
    let diagnostics: [Diagnostic]
    let change: ContentChange
    /// Indicates whether a template changed.
    let isThemeNew: Bool
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
    let change = try content.update(Self.paths(changes, below: SiteFolder.contentFolderName))
    var isThemeNew = false
    if Self.paths(changes, below: SiteFolder.templatesFolderName)?.isEmpty != true {
      let old = theme
      let new = try LoadedTheme(folder.templates)
      theme = new
      isThemeNew = wasInDoubt || old.map { !new.isSame(as: $0) } ?? true
    }
    guard !change.isEmpty || isThemeNew else {
      isInDoubt = false
      return nil
    }
    try updateParts(change, isThemeNew: isThemeNew, isEverythingNew: changes == .everything)
    isInDoubt = false
    return Result(
      source: source, diagnostics: diagnostics, change: change, isThemeNew: isThemeNew,
      isEverythingNew: changes == .everything,
      hiddenLinks: change.isListingNew ? content.hiddenLinks : nil)
  }

  /// The paths below one of the site's folders, seen from that folder, or `nil` if it must be looked at as a
  /// whole.
  private static func paths(_ changes: FileChanges, below folder: RelativePath) -> Set<RelativePath>? {
    guard case .paths(let paths) = changes, !paths.contains("") else { return nil }
    return Set(paths.compactMap { $0.relative(to: folder) })
  }

  private var source: RenderingSource? {
    guard let parts, let theme = theme?.theme else { return nil }
    return RenderingSource(
      site: parts.site, tree: parts.planned.tree, served: parts.planned.served, theme: theme,
      content: folder.content, images: parts.images, pictures: parts.pictures,
      finders: parts.planned.finders)
  }

  private var diagnostics: [Diagnostic] {
    var diagnostics = content.diagnostics + (theme?.diagnostics ?? [])
    guard let parts else { return diagnostics }
    diagnostics += parts.siteDiagnostics + parts.imageDiagnostics + parts.planned.diagnostics
    return diagnostics + parts.pageDiagnostics
  }

  // MARK: Parts

  private mutating func updateParts(
    _ change: ContentChange, isThemeNew: Bool, isEverythingNew: Bool
  ) throws(SystemError) {
    guard let configuration = content.configuration else {
      parts = nil
      return
    }
    let old = parts
    var (site, siteDiagnostics) = (old?.site, old?.siteDiagnostics ?? [])
    if change.changesSite || site == nil {
      var assembler = SiteAssembler(
        configuration, content.listing, of: folder.content, includesDrafts: includesDrafts, workers,
        previous: change.isListingNew || change.isConfigurationNew ? nil : old?.site)
      site = assembler.assemble(content.sources)
      siteDiagnostics = assembler.diagnostics
    }
    guard let site else { return }
    let hasSameFiles = old.map { haveSameFiles(site, as: $0, change) } ?? false
    let needsTheme = isThemeNew && !site.configuration.options.providers.isEmpty
    let pictures = pictures(of: site, change, hasSameFiles: hasSameFiles, isEverythingNew: isEverythingNew)
    let hasSameSizes = old?.images.hasSameSizes(as: pictures.images) == true
    let kept = hasSameFiles && hasSameSizes && !needsTheme ? old?.planned : nil
    let planned =
      if let kept { kept } else {
        try PlannedFiles(site, folder.content, theme: theme?.theme, images: pictures.images, workers)
      }
    let isSameForPages = !change.changesSite && !isThemeNew && hasSameSizes && old?.site === site
    parts = Parts(
      site: site, siteDiagnostics: siteDiagnostics, images: pictures.images,
      imageDiagnostics: pictures.diagnostics, pictures: pictures.maker,
      planned: planned,
      pageDiagnostics: isSameForPages
        ? old?.pageDiagnostics ?? []
        : PageChecks.check(site, folder.content, theme: theme?.theme, images: pictures.images, workers))
  }

  /// Indicates whether planning would find the same as before. Mistakes in a changed file may be gone or
  /// elsewhere.
  private func haveSameFiles(_ site: Site, as old: Parts, _ change: ContentChange) -> Bool {
    guard !change.isListingNew, !change.isConfigurationNew else { return false }
    guard !change.files.contains(where: { $0.name == WellKnown.associationName }) else {
      return false
    }
    if site === old.site { return true }
    guard SiteComparison.haveSameFiles(site, old.site),
      old.planned.finders.isEmpty || SiteComparison.haveSameLocations(site, old.site)
    else { return false }
    return !old.planned.diagnostics.contains { isAbout(change.frontMatter, $0) }
  }

  private func isAbout(_ paths: Set<RelativePath>, _ diagnostic: Diagnostic) -> Bool {
    let folder = RelativePath(folder.content.displayPath)
    return ([diagnostic.range] + diagnostic.notes.map(\.range)).contains { place in
      RelativePath(place.path).relative(to: folder).map(paths.contains) ?? false
    }
  }

  private func pictures(
    of site: Site, _ change: ContentChange, hasSameFiles: Bool, isEverythingNew: Bool
  ) -> (images: ImageTable, diagnostics: [Diagnostic], maker: ImageMaker?) {
    var known = isEverythingNew ? [:] : parts?.images.readings ?? [:]
    let isReadAgain = change.files.reduce(into: false) { $0 = known.removeValue(forKey: $1) != nil || $0 }
    if hasSameFiles, !isReadAgain, let parts {
      return (parts.images, parts.imageDiagnostics, parts.pictures)
    }
    var diagnostics: [Diagnostic] = []
    let images = ImageTable(of: site, in: folder.content, workers, knowing: known, &diagnostics)
    diagnostics += ImageSizeRules.check(images, of: site, in: folder.content)
    return (images, diagnostics, SiteImages.maker(for: site, in: folder, &diagnostics))
  }
}

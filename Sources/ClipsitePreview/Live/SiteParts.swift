import ClipsiteDiagnostics
import ClipsitePictures
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel
import ClipsiteSiteRendering
import ClipsiteTemplateData

/// A site with all that is made of it before its files are rendered.
struct SiteParts: Sendable {
  /// The ingredients of a site, and what is different about them.
  struct Ingredients {
    let configuration: SiteConfiguration
    let listing: ContentListing
    /// The front matter of each page, in the order of the listing.
    let sources: [PageSource]
    let theme: Theme
    let change: ContentChange
    let isThemeNew: Bool
    let isEverythingNew: Bool
  }

  let site: Site
  /// Indicates whether the parts before had the same files.
  let hasSameFiles: Bool
  private let theme: Theme
  private let siteDiagnostics: [Diagnostic]
  private let images: ImageTable
  private let imageDiagnostics: [Diagnostic]
  private let pictures: ImageMaker?
  private let planned: PlannedFiles
  private let pageDiagnostics: [Diagnostic]

  /// The mistakes of the site as a whole and of its files, without those of reading and of rendering them.
  var diagnostics: [Diagnostic] { siteDiagnostics + imageDiagnostics + planned.diagnostics + pageDiagnostics }

  /// Makes the parts of a site. What a change does not affect is taken over.
  ///
  /// - Parameter old: The parts before the change, or `nil` if there are none.
  /// - Throws: `SystemError` when an AASA file of the site cannot be read.
  init(
    of new: Ingredients, after old: SiteParts?, in folder: SiteFolder, includesDrafts: Bool,
    _ workers: Workers
  ) throws(SystemError) {
    let change = new.change
    if let old, !change.changesSite {
      (site, siteDiagnostics) = (old.site, old.siteDiagnostics)
    } else {
      var assembler = SiteAssembler(
        new.configuration, new.listing, of: folder.content, includesDrafts: includesDrafts, workers,
        previous: change.isListingNew || change.isConfigurationNew ? nil : old?.site)
      site = assembler.assemble(new.sources)
      siteDiagnostics = assembler.diagnostics
    }
    theme = new.theme
    hasSameFiles = old.map { [site] in $0.hasSameFiles(as: site, change, folder) } ?? false
    let needsTheme = new.isThemeNew && !site.configuration.options.providers.isEmpty
    var known = new.isEverythingNew ? [:] : old?.images.readings ?? [:]
    let isReadAgain = change.files.reduce(into: false) { $0 = known.removeValue(forKey: $1) != nil || $0 }
    if let old, hasSameFiles, !isReadAgain {
      (images, imageDiagnostics, pictures) = (old.images, old.imageDiagnostics, old.pictures)
    } else {
      var found: [Diagnostic] = []
      images = ImageTable(of: site, in: folder.content, workers, knowing: known, &found)
      found += ImageSizeRules.check(images, of: site, in: folder.content)
      pictures = SiteImages.maker(for: site, in: folder, &found)
      imageDiagnostics = found
    }
    let hasSameSizes = old?.images.hasSameSizes(as: images) == true
    planned =
      if let old, hasSameFiles, hasSameSizes, !needsTheme { old.planned } else {
        try PlannedFiles(site, folder.content, theme: theme, images: images, workers)
      }
    if let old, old.site === site, !change.changesSite, !new.isThemeNew, hasSameSizes {
      pageDiagnostics = old.pageDiagnostics
    } else {
      pageDiagnostics = PageChecks.check(site, folder.content, theme: theme, images: images, workers)
    }
  }

  /// The source for renderers.
  func source(in folder: SiteFolder) -> RenderingSource {
    RenderingSource(
      site: site, tree: planned.tree, served: planned.served, theme: theme, content: folder.content,
      images: images, pictures: pictures, finders: planned.finders)
  }

  /// Indicates whether planning would find the same as before. Mistakes in a changed file may be gone or
  /// elsewhere.
  private func hasSameFiles(as new: Site, _ change: ContentChange, _ folder: SiteFolder) -> Bool {
    guard !change.isListingNew, !change.isConfigurationNew else { return false }
    // What these contain is checked, and decides the security policy.
    let isPlanned = change.files.contains {
      $0.name == WellKnown.associationName
        || ["svg", "html", "htm", "xhtml", "xml"].contains($0.fileExtension?.lowercased())
    }
    let isRaw = change.pages.contains { new.page(at: $0).map { new[$0].source.fields.allowsRawHTML } == true }
    guard !isPlanned, !isRaw else { return false }
    if new === site { return true }
    guard SiteComparison.haveSameFiles(new, site),
      planned.finders.isEmpty || SiteComparison.haveSameLocations(new, site)
    else { return false }
    let content = RelativePath(folder.content.displayPath)
    return !planned.diagnostics.contains { diagnostic in
      ([diagnostic.range] + diagnostic.notes.map(\.range)).contains { range in
        RelativePath(range.path).relative(to: content).map(change.frontMatter.contains) ?? false
      }
    }
  }
}

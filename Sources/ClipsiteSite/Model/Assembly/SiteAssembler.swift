import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSystem
package import ClipsiteText

/// Gives every file of the content its place on the site: domains, URLs, and what flows down from folders.
package struct SiteAssembler {
  package let configuration: SiteConfiguration
  package let listing: ContentListing
  package let content: ContentFolder
  package let includesDrafts: Bool
  package let workers: Workers

  /// The mistakes in domains, slugs, images, and short URLs.
  package var diagnostics: [Diagnostic] = []
  let assets: AssetTable
  private let holdsPages: [Bool]
  let declaredDomains: Set<AssociatedDomain>
  package var domains: DomainTable
  /// The domains so far that `site.yml` does not list.
  var undeclaredDomains: [(domain: AssociatedDomain, range: SourceRange)] = []
  /// The folders so far.
  package var sections: [Section] = []
  /// The pages so far, folder by folder.
  package var pages: [Page] = []
  /// The texts of the answers to unknown URLs so far, by the position of the domain.
  package var notFoundPages: [DomainID: Page] = [:]
  /// The paths of the drafts that were left out.
  package var drafts: Set<RelativePath> = []

  package init(
    _ configuration: SiteConfiguration, _ listing: ContentListing, of content: ContentFolder,
    includesDrafts: Bool, _ workers: Workers
  ) {
    self.configuration = configuration
    self.listing = listing
    self.content = content
    self.includesDrafts = includesDrafts
    self.workers = workers
    domains = DomainTable(configuration)
    assets = AssetTable(listing)
    holdsPages = Self.foldersWithPages(listing)
    declaredDomains = Set(configuration.domains)
  }

  /// The site.
  ///
  /// - Parameter sources: What the front matter of each page says, in the order of the listing.
  package mutating func assemble(_ sources: [PageSource]) -> Site {
    pages.reserveCapacity(sources.count)
    var start = 0
    for (index, folder) in listing.folders.enumerated() {
      assemble(folder, at: index, sources[start..<start + folder.pages.count])
      start += folder.pages.count
    }
    let aliases = assembleAliases()
    let directory = assembleDirectory()
    let site = Site(
      configuration: configuration, domains: domains.all, sections: sections, pages: pages,
      aliases: aliases.paths, queryAliases: aliases.queries, assets: assembleAssets(),
      notFoundPages: sharedNotFoundPages(), drafts: drafts,
      lists: ListBuilder.lists(
        of: sections, pages, configuration.words(in: sections[0].language), by: workers
      ).merging(directory?.lists ?? [:]) { $1 },
      directory: directory?.directory,
      neighbors: configuration.options.showsNeighbors ? SiteNeighbors(pages, workers) : nil)
    reportUndeclaredDomains()
    diagnostics += LanguageChecks.check(site, content)
    return site
  }

  // MARK: Folders

  private mutating func assemble(
    _ folder: ContentListing.Folder, at index: Int, _ sources: ArraySlice<PageSource>
  ) {
    let names = zip(folder.pages, sources)
    let indexSource = names.first { $0.0 == Page.indexFileName }?.1
    let indexPath = content.displayPath(of: folder.path(of: Page.indexFileName))
    var (domain, base, filesBase) = position(of: folder, at: index, indexSource)
    let parent = folder.parent.map { sections[$0].inherited } ?? topOfCascade()
    let ownImage = indexSource.flatMap { resolveImage($0.fields.image, in: folder.path, indexPath) }
    let inherited = indexSource.map { parent.extended(by: $0, image: ownImage) } ?? parent
    if let own = indexSource?.fields.domain.flatMap({ ownDomain($0, at: domain, indexPath) }) {
      (domain, base, filesBase) = (own, .root, "")
    }
    let first = pages.count
    let variants = VariantAssembler(folder, sources, inheriting: inherited, of: content)
    for (name, source) in names where variants?.holds(name) != true {
      assemble(name, source, in: folder, at: SectionID(index), domain: domain, base: base, inherited)
    }
    if let variants { assemble(variants, in: folder, from: first, inherited) }
    let folderPages = PageID(first)..<PageID(pages.count)
    let ownIndex = folderPages.first { pages[$0].fileName == Page.indexFileName }
    sections.append(
      Section(
        folder: folder.path, parent: folder.parent.map(SectionID.init), domain: domain, base: base,
        filesBase: filesBase,
        index: ownIndex, pages: folderPages, inherited: inherited))
  }

  /// Returns the position at which the URLs of a folder's pages and files start if its `index.md` names no
  /// domain.
  ///
  /// A folder of files alone keeps its name, whatever it is; with pages in it the name must be a slug.
  private mutating func position(
    of folder: ContentListing.Folder, at index: Int, _ source: PageSource?
  ) -> (domain: DomainID, base: URLPath, filesBase: RelativePath) {
    guard let parent = folder.parent.map({ sections[$0] }), folder.path.relative(to: WellKnown.folder) == nil
    else {
      return (.primary, .root, "")
    }
    do throws(InvalidValue) {
      let slug =
        if let own = source?.fields.slug { own.value } else { try Slug(fileName: folder.name.text) }
      return (
        parent.domain, parent.base.appending(slug), parent.filesBase.appending(RelativePath(slug.description))
      )
    } catch {
      if holdsPages[index] {
        let range = SourceRange(content.displayPath(of: folder.path))
        diagnostics.append(error.diagnostic(.invalidSlug, at: range))
      }
      // What is below goes on with the likely slug, or any that is no other's, so that one mistake is not
      // reported as many.
      let likely = Slug.make(from: folder.name.text) ?? Slug.make(from: "folder \(index)")
      return (
        parent.domain, likely.map(parent.base.appending) ?? parent.base,
        parent.filesBase.appending(folder.name)
      )
    }
  }

  /// For each folder whether there is a page in it or anywhere below.
  private static func foldersWithPages(_ listing: ContentListing) -> [Bool] {
    var result = listing.folders.map { !$0.pages.isEmpty }
    for (index, folder) in listing.folders.enumerated().reversed() where result[index] {
      if let parent = folder.parent { result[parent] = true }
    }
    return result
  }

  /// Returns the values that pages inherit from `site.yml`.
  private mutating func topOfCascade() -> Inherited {
    let path = content.displayPath(of: SiteFolder.configurationFileName)
    return Inherited(configuration, image: resolveImage(configuration.options.image, in: "", path))
  }

  // MARK: Pages

  private mutating func assemble(
    _ name: RelativePath, _ source: PageSource, in folder: ContentListing.Folder, at section: SectionID,
    domain: DomainID,
    base: URLPath, _ inherited: Inherited
  ) {
    guard includesDrafts || !(source.fields.isDraft ?? inherited.isDraft) else {
      drafts.insert(folder.path(of: name))
      return
    }
    if name == Page.notFoundFileName, base.isRoot {
      return takeNotFoundPage(source, in: folder, at: section, domain: domain)
    }
    var (domain, path) = (domain, base)
    let content = content
    func displayPath() -> String { content.displayPath(of: folder.path(of: name)) }
    if name != Page.indexFileName {
      if let own = source.fields.domain.flatMap({ ownDomain($0, at: domain, displayPath()) }) {
        (domain, path) = (own, .root)
      } else if let slug = slug(of: name, source, displayPath()) {
        path = base.appending(slug)
      } else {
        return
      }
    }
    let image =
      name == Page.indexFileName
      ? inherited.image
      : resolveImage(source.fields.image, in: folder.path, displayPath())
    let photos = photos(source.fields.blocks, in: folder.path, displayPath())
    pages.append(
      Page(
        source: source, fileName: name, section: section, domain: domain, path: path, ownImage: image,
        photos: photos, inheriting: inherited.schedule))
  }

  private mutating func slug(
    of name: RelativePath, _ source: PageSource, _ path: @autoclosure () -> String
  ) -> Slug? {
    if let slug = source.fields.slug { return slug.value }
    do {
      return try Slug(fileName: name.dropLast(3).text)
    } catch {
      let mistake = InvalidValue(error.message, fix: Self.fix(name) ?? error.fix)
      diagnostics.append(mistake.diagnostic(.invalidSlug, at: SourceRange(path())))
      return nil
    }
  }

  /// The remedy for a name that is nearly that of the page of a folder, or of a translation.
  private static func fix(_ name: RelativePath) -> String? {
    if name.text.lowercased() == "index.md" { return "rename it to `index.md`" }
    let parts = name.text.split(separator: "_")
    guard parts.count == 2, parts[1].utf8.count == 5 else { return nil }
    return
      "rename it to `\(parts[0]).\(parts[1])` if it is a translation, or else to `\(parts[0])-\(parts[1])`"
  }
}

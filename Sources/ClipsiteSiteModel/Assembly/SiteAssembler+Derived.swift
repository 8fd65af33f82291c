/// What follows from all pages of the content taken together.
extension SiteAssembler {
  /// The pages of the directory of all locations, behind those of the content.
  mutating func assembleDirectory() -> DirectoryBuilder? {
    guard let options = configuration.options.directory else { return nil }
    var builder = DirectoryBuilder(sections, pages)
    builder.build(options)
    (sections, pages) = (builder.sections, builder.pages)
    return builder
  }

  /// The neighbors of each location; those of the site as it was when no location has moved.
  package func neighbors() -> SiteNeighbors? {
    guard configuration.options.showsNeighbors else { return nil }
    if let previous, let known = previous.neighbors, SiteNeighbors.areSame(pages, previous.pages) {
      return known
    }
    return SiteNeighbors(pages, workers)
  }

  /// Takes the file `404.md` in the folder of a domain for the text of its answer to unknown URLs.
  mutating func takeNotFoundPage(
    _ source: PageSource, in folder: ContentListing.Folder, at section: SectionID, domain: DomainID
  ) {
    let path = content.displayPath(of: folder.path(of: Page.notFoundFileName))
    diagnostics += UnusedInNotFoundPage.check(source.fields, in: path)
    notFoundPages[domain] = Self.notFoundPage(source, at: section, domain: domain)
  }

  /// The texts of all domains: those without one have that of the content folder.
  func sharedNotFoundPages() -> [DomainID: Page] {
    guard let first = notFoundPages[.primary] else { return notFoundPages }
    let all = domains.all.ids.map { ($0, Self.notFoundPage(first.source, at: first.section, domain: $0)) }
    return notFoundPages.merging(all) { own, _ in own }
  }

  private static func notFoundPage(_ source: PageSource, at section: SectionID, domain: DomainID) -> Page {
    Page(
      source: source, fileName: Page.notFoundFileName, section: section, domain: domain, path: .root,
      ownImage: nil, kind: .plain)
  }
}

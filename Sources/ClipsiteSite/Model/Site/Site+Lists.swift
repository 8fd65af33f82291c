import ClipsiteAppClips
import ClipsiteContent

/// The facts that follow from all pages and sections together.
extension Site {
  /// The number of locations up to which a page shows all of them. A page above more of them shows their
  /// number, the towns with most of them, and the way to all.
  package static let fewLocations = 12
  /// The number of rows on the page of a business before its list goes on at `…/page/2`.
  package static let listLength = 20
  /// The same for a page of the directory, whose rows are lower. A phone shows either in less than 6,000
  /// pixels.
  package static let directoryListLength = 60

  /// The same for the page of a town, whose rows have hours.
  package static let townListLength = 30

  /// The number of rows on each page of a page's list.
  package func listLength(of page: Page) -> Int {
    guard page.isGenerated else { return Self.listLength }
    return directory?.level(of: page.section) == nil ? Self.townListLength : Self.directoryListLength
  }

  /// The entries of the list on a page: businesses and locations right below it, sorted by title.
  package func listEntries(of page: Page) -> ArraySlice<PageID> {
    guard page.kind == .directory, let range = lists[page.section] else { return [] }
    return range[...]
  }

  /// The entries that a page shows. The home page of the site leaves many locations to the directory.
  package func shownEntries(of page: Page) -> ArraySlice<PageID> {
    let entries = listEntries(of: page)
    guard page.kind == .directory, page.section == SectionID(0), let directory,
      directory.locationCount > Self.fewLocations
    else { return entries }
    return entries.filter { pages[$0].kind != .location }[...]
  }

  /// Returns the number of parts of a page's list, or 1 for pages without a list.
  package func listPartCount(of page: Page) -> Int {
    let length = listLength(of: page)
    return max(1, (shownEntries(of: page).count + length - 1) / length)
  }

  /// The number of locations below a page with a list.
  package func locationCount(below page: Page) -> Int {
    listEntries(of: page).reduce(0) { count, entry in
      count + (pages[entry].kind == .location ? 1 : locationCount(below: pages[entry]))
    }
  }

  /// The locations below a page, or itself. The home page of a site with a directory has all locations.
  package func locations(below page: Page) -> [PageID] {
    let root = page.section == SectionID(0) ? directory?.root : nil
    return listEntries(of: root.map { pages[$0] } ?? page).flatMap { entry in
      pages[entry].kind == .location ? [entry] : locations(below: pages[entry])
    }
  }

  /// The pages that search engines may show on a domain, in the order of the content, with all parts of long
  /// lists: the parts have an address of their own and no `noindex`, so the sitemap names them as well.
  package func sitemapEntries(of domain: DomainID) -> [(page: PageID, part: Int)] {
    var entries: [(page: PageID, part: Int)] = []
    for id in pages(on: domain) where !isHiddenFromSearch(pages[id]) {
      for part in 1...listPartCount(of: pages[id]) { entries.append((id, part)) }
    }
    return entries
  }

  /// Indicates whether a page is the home page of its domain, in any language.
  package func isHome(_ page: Page) -> Bool {
    page.path.isRoot || page.isVariant && page.kind == .directory && sections[page.section].base.isRoot
  }

  /// The part of the directory that a location stands in, if the site has one.
  private func directorySection(of page: Page) -> SectionID? {
    guard let directory else { return nil }
    let original = variants(of: page).map { pages[$0.original] } ?? page
    return directory.sections[ObjectIdentifier(original)]
  }

  /// The business that a location belongs to: the page of the nearest folder that has one. Nil for other
  /// pages.
  package func business(of page: Page) -> PageID? {
    page.kind == .location ? sections.indexes(from: page.section).first { _ in true } : nil
  }

  /// Indicates whether locations are right below a page, which makes it the page of a business.
  package func holdsLocations(_ page: Page) -> Bool {
    listEntries(of: page).contains { pages[$0].kind == .location }
  }

  /// The name of a page where another page links to it. The home page goes by the name of the site, because
  /// its title is a headline.
  package func linkTitle(of page: Page) -> String {
    page.domain == .primary && isHome(page) ? configuration.name : page.source.fields.title
  }

  /// The pages from the home page down to a page, without the page itself.
  package func breadcrumbs(of page: Page) -> [PageID] {
    let section =
      page.kind == .directory ? sections[page.section].parent : directorySection(of: page) ?? page.section
    return section.map { sections.indexes(from: $0).reversed() } ?? []
  }

  /// The pages from the home page down to a page in its language, without the page itself, as a trail names
  /// them.
  package func trail(to page: Page) -> [(title: String, page: Page)] {
    let language = languages.isEmpty ? nil : language(of: page)
    return breadcrumbs(of: page).map { index in
      let target = pages[language.map { self.page(like: index, in: $0) } ?? index]
      return (linkTitle(of: target), target)
    }
  }
}

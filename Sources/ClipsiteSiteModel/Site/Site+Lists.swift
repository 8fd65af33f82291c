import ClipsiteAppClips

/// The facts that follow from all pages and sections together.
extension Site {
  /// The number of entries on a page with a list before the list goes on at `…/page/2`.
  package static let listLength = 500

  /// The entries of the list on a page: businesses and locations right below it, sorted by title.
  package func listEntries(of page: Page) -> ArraySlice<PageID> {
    guard page.kind == .directory, let range = lists[page.section] else { return [] }
    return range[...]
  }

  /// Returns the number of parts of a page's list, or 1 for pages without a list.
  package func listPartCount(of page: Page) -> Int {
    max(1, (listEntries(of: page).count + Self.listLength - 1) / Self.listLength)
  }

  /// The pages that search engines should know on a domain, in the order of the content.
  package func sitemapPages(of domain: DomainID) -> [PageID] {
    pages(on: domain).filter { !isHiddenFromSearch(pages[$0]) }
  }

  /// Indicates whether a page is the home page of its domain, in any language.
  package func isHome(_ page: Page) -> Bool {
    page.path.isRoot || page.isVariant && page.kind == .directory && sections[page.section].base.isRoot
  }

  /// The part of the directory that a location stands in, if the site has one.
  private func directorySection(of page: Page) -> SectionID? {
    guard let directory else { return nil }
    return directory.section(of: variants(of: page).map { pages[$0.original] } ?? page)
  }

  /// The pages from the home page down to a page, without the page itself.
  package func breadcrumbs(of page: Page) -> [PageID] {
    var trail: [PageID] = []
    var section: SectionID? =
      page.kind == .directory ? sections[page.section].parent : directorySection(of: page) ?? page.section
    while let current = section {
      if let index = sections[current].index { trail.append(index) }
      section = sections[current].parent
    }
    return trail.reversed()
  }

  /// The pages from the home page down to a page in its language, without the page itself, as a trail names
  /// them. The home page goes by the name of the site: its title is a headline, too long and too loud for a
  /// trail.
  package func trail(to page: Page) -> [(title: String, page: Page)] {
    let language = language(of: page)
    return breadcrumbs(of: page).map { index in
      let target = pages[self.page(like: index, in: language)]
      let isFirst = target.domain == .primary && isHome(target)
      return (isFirst ? configuration.name : target.source.fields.title, target)
    }
  }
}

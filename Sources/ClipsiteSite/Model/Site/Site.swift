package import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSystem

/// The facts that every page needs about every other: URLs, titles, places, App Clip fields. It does not
/// contain bodies.
///
/// An object that never changes: all workers share it, and counting references to each of its lists would
/// have them wait for each other.
package final class Site: Sendable {
  /// The contents of `site.yml`.
  package let configuration: SiteConfiguration
  /// The domains that the site is written for; the primary one is the first.
  package let domains: [SiteDomain]
  /// The folders; a parent stands before its children.
  package let sections: [Section]
  /// The pages, folder by folder, sorted by file name.
  package let pages: [Page]
  /// The short URLs.
  package let aliases: [Alias]
  /// The short URLs with a query, which the root page of their domain answers.
  package let queryAliases: [QueryAlias]
  /// The files to copy, in the order of their paths.
  package let assets: [Asset]

  /// The texts of the answers to unknown URLs, by domain. They are no pages: they have no
  /// URL.
  package let notFoundPages: [DomainID: Page]
  /// The paths of the drafts that were left out.
  package let drafts: Set<RelativePath>
  /// The entries of the list on each section's page, sorted by title.
  package let lists: [SectionID: [PageID]]
  /// The directory of all locations, if the site has one.
  package let directory: SiteDirectory?
  /// The nearest other locations of each, if pages name them.
  package let neighbors: SiteNeighbors?
  /// The pages of each domain.
  private let pagesByDomain: [[PageID]]
  /// The home page of each domain that has one.
  private let homes: [DomainID: PageID]
  /// The section of each folder.
  let sectionsByFolder: [RelativePath: SectionID]
  /// The pages that say the same in several languages.
  package let languages: LanguageTable
  /// A Boolean value that indicates whether locations are in more than one country, so that addresses abroad
  /// name it.
  package let hasSeveralCountries: Bool
  /// Indicates whether an image of the site has the key `image-focus`.
  package let focusesImages: Bool
  /// The country of more than half of the locations.
  package let homeCountry: CountryCode?
  /// The plain pages with a card of their own.
  let plainCards: Set<ObjectIdentifier>
  /// Indicates whether the locations belong to more than one business.
  package let hasSeveralBusinesses: Bool

  package init(
    configuration: SiteConfiguration, domains: [SiteDomain], sections: [Section], pages: [Page],
    aliases: [Alias],
    queryAliases: [QueryAlias] = [], assets: [Asset], notFoundPages: [DomainID: Page] = [:],
    drafts: Set<RelativePath>, lists: [SectionID: [PageID]], directory: SiteDirectory? = nil,
    neighbors: SiteNeighbors? = nil
  ) {
    self.notFoundPages = notFoundPages
    self.configuration = configuration
    self.domains = domains
    self.sections = sections
    self.pages = pages
    self.aliases = aliases
    self.queryAliases = queryAliases
    self.assets = assets
    self.drafts = drafts
    self.lists = lists
    self.directory = directory
    self.neighbors = neighbors
    var pagesByDomain: [[PageID]] = Array(repeating: [], count: domains.count)
    var variants: [PageID] = []
    var countries: [CountryCode: Int] = [:]
    var homes: [DomainID: PageID] = [:]
    var focusesImages = configuration.options.imageFocus != nil
    for (id, page) in zip(pages.ids, pages) {
      if let country = page.source.fields.place?.country { countries[country, default: 0] += 1 }
      pagesByDomain[page.domain.offset].append(id)
      if page.isVariant { variants.append(id) }
      focusesImages = focusesImages || page.source.fields.imageFocus != nil
      if page.path.isRoot { homes[page.domain] = homes[page.domain] ?? id }
    }
    self.homes = homes
    self.focusesImages = focusesImages
    self.pagesByDomain = pagesByDomain
    hasSeveralCountries = countries.count > 1
    let located = countries.values.reduce(0, +)
    homeCountry = countries.first { 2 * $0.value > located }?.key
    languages = LanguageTable(variants, of: pages, in: sections)
    plainCards = PlainCards.find(among: pages, aliases, queryAliases, in: languages)
    hasSeveralBusinesses = Self.haveSeveralBusinesses(pages, in: sections)
    // Sections without a folder come last, and have the path of the first.
    sectionsByFolder = Dictionary(zip(sections.map(\.folder), sections.ids)) { first, _ in first }
  }

  /// Indicates whether locations are below more than one `index.md`. Folders are looked at, because each has
  /// many pages.
  private static func haveSeveralBusinesses(_ pages: [Page], in sections: [Section]) -> Bool {
    let withLocations = sections.ids.lazy.filter { id in
      pages[sections[id].pages].contains { $0.kind == .location }
    }
    let businesses = withLocations.compactMap { sections.indexes(from: $0).first { _ in true } }
    return businesses.first.map { first in businesses.contains { $0 != first } } ?? false
  }

  /// The home page of a domain in a language, or that of the site if the domain has none.
  package func home(of domain: DomainID, in language: LanguageTag) -> PageID? {
    (homes[domain] ?? homes[.primary]).map { page(like: $0, in: language) }
  }

  package func pages(on domain: DomainID) -> [PageID] { pagesByDomain[domain.offset] }

  /// The path of a page's file below the content folder.
  package func source(of page: Page) -> RelativePath { sections[page.section].path(of: page.fileName) }

  /// The absolute URL of a page.
  package func url(of page: Page) -> String { url(of: page.path, on: page.domain) }

  /// The URL of a page as an invocation URL.
  package func invocationURL(of page: Page) -> InvocationURL {
    InvocationURL(host: domains[page.domain].name, slugs: page.path.description)
  }

  /// The absolute URL of a path on a domain. A home page's URL ends with the slash that browsers add.
  package func url(of path: URLPath, on domain: DomainID) -> String {
    webURL(of: path, on: domain).rawValue
  }

  /// The absolute URL of a path on a domain, as the types for tags want it.
  package func webURL(of path: URLPath, on domain: DomainID) -> WebURL {
    WebURL(host: domains[domain].name, encodedPath: path.description)
  }

  /// The absolute URL of a copied file, percent-encoded.
  package func url(of asset: Asset) -> String {
    "https://\(domains[asset.domain].name)/\(PercentEncoding.path(asset.path.text))"
  }

  /// The address of a page as pages of a domain write it: without the domain where it is the same one, so
  /// that a preview on another address works.
  package func reference(to page: Page, from domain: DomainID) -> String {
    page.domain == domain ? page.path.description : url(of: page)
  }

  /// The address of a copied file as pages of a domain write it, percent-encoded.
  package func reference(to asset: Asset, from domain: DomainID) -> String {
    asset.domain == domain ? "/" + PercentEncoding.path(asset.path.text) : url(of: asset)
  }

  /// Returns the values that a page inherits from the folders above it. A folder's `index.md` is part of what
  /// the folder hands down.
  package func inherited(by page: Page) -> Inherited { sections[page.section].inherited }

  /// The page's App Clip fields with what it inherits; the title is still its own.
  package func clip(of page: Page) -> ClipFields {
    page.source.fields.clip.inheriting(inherited(by: page).clip)
  }

  package func language(of page: Page) -> LanguageTag {
    page.source.language ?? sections[page.section].language
  }

  /// The preview picture of a page and what it shows.
  package func image(of page: Page) -> (reference: ImageReference, alt: String?)? {
    if let own = ownImage(of: page) { return (own, page.source.fields.imageAlt) }
    let inherited = inherited(by: page)
    return inherited.image.map { ($0, page.source.fields.imageAlt ?? inherited.imageAlt) }
  }

  /// The point of the preview picture of a page that stays in view, or `nil` for the center.
  package func imageFocus(of page: Page) -> ImageFocus? {
    guard focusesImages else { return nil }
    let own = page.source.fields.imageFocus
    return ownImage(of: page) == nil ? own ?? inherited(by: page).imageFocus : own
  }

  /// The preview picture that a page names itself.
  package func ownImage(of page: Page) -> ImageReference? {
    page.kind != .directory || page.source.fields.image != nil ? page.ownImage : nil
  }

  /// Returns the hours of the location of a page, with those that folders state for all of their locations,
  /// or `nil` for a page without a location, and if nothing is known.
  package func schedule(of page: Page) -> Schedule? {
    guard page.isVariant, let schedule = page.schedule, schedule.hasLabels else { return page.schedule }
    return schedule.replacingLabels(labelsOfFolders(above: page))
  }

  /// The labels of special dates that folders state, with their texts in the language of a variant: a chain's
  /// `index.de.md` translates those of its `index.md`. The nearest folder counts.
  private func labelsOfFolders(above page: Page) -> [String: String] {
    var texts: [String: String] = [:]
    for index in sections.indexes(from: page.section) {
      guard let original = pages[index].source.fields.schedule, original.hasLabels else { continue }
      let variant = pages[self.page(like: index, in: language(of: page))].source.fields.schedule
      for label in variant.map(original.labels) ?? [] where texts[label.own] == nil {
        texts[label.own] = label.other
      }
    }
    return texts
  }

  /// The time zone of the location of a page, and where it comes from.
  package func clock(of page: Page) -> LocationClock {
    LocationClock(
      own: page.source.fields.schedule?.timeZone, country: page.source.fields.place?.country,
      region: regionClock(of: page), folder: inherited(by: page).schedule?.timeZone)
  }

  /// The clock of the region of a location, or `nil` if its country or its folder decides.
  package func regionClock(of page: Page) -> LocationClock? {
    let address = page.source.fields.place?.address
    return LocationClock(region: address?.region, in: address?.country)
  }

  /// Indicates whether search engines are asked to leave a page out.
  package func isHiddenFromSearch(_ page: Page) -> Bool {
    page.source.fields.isHiddenFromSearch ?? inherited(by: page).isHiddenFromSearch
  }

  /// The page with a path below the content folder, or nil.
  package func page(at path: RelativePath) -> PageID? {
    guard let section = sectionsByFolder[path.folder] else { return nil }
    return pages[sections[section].pages].position(of: path.name)
  }

  /// The copied file with a path below the content folder, or nil.
  package func asset(at path: RelativePath) -> AssetID? {
    let position = assets.partitioningIndex { $0.source >= path }
    return position < assets.count && assets[position].source == path ? AssetID(position) : nil
  }
}

extension ArraySlice<Page> {
  /// The position of the page whose file has a name, among the pages of a folder.
  package func position(of name: RelativePath) -> PageID? {
    // Each link of each page comes by here, and `>=` calls `<` through another function.
    let position = partitioningIndex { !($0.fileName < name) }
    return position < endIndex && self[position].fileName == name ? PageID(position) : nil
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first position whose element satisfies a predicate that no earlier element of a sorted collection
  /// does.
  @inlinable
  package func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

public import AppClips

/// What every page must know of every other: URLs, titles, places, App Clip fields. Bodies are not in it.
///
/// An object that never changes: all workers share it, and counting references to each of its lists would have them
/// wait for each other.
public final class Site: Sendable {
  /// What `site.yml` says.
  public let configuration: SiteConfiguration
  /// The domains that the site is written for; the primary one is the first.
  public let hosts: [Host]
  /// The folders; a parent stands before its children.
  public let sections: [Section]
  /// The pages, folder by folder, sorted by file name.
  public let pages: [Page]
  /// The short URLs.
  public let aliases: [Alias]
  /// The files to copy, in the order of their paths.
  public let assets: [Asset]

  /// The paths of the drafts that were left out.
  let drafts: Set<String>
  /// The entries of the list on each section's page: positions in `pages`, sorted by title.
  let lists: [Int: [Int]]
  /// The directory of all locations, if the site has one.
  let directory: SiteDirectory?
  /// The nearest other locations of each, if pages name them.
  let neighbors: SiteNeighbors?
  /// The positions in `pages` of each domain's pages.
  let pagesByHost: [[Int]]
  /// The section of each folder.
  let sectionsByFolder: [String: Int]
  /// The pages that say the same in several languages.
  let languages: LanguageTable

  init(
    configuration: SiteConfiguration, hosts: [Host], sections: [Section], pages: [Page], aliases: [Alias],
    assets: [Asset], drafts: Set<String>, lists: [Int: [Int]], directory: SiteDirectory? = nil,
    neighbors: SiteNeighbors? = nil
  ) {
    self.configuration = configuration
    self.hosts = hosts
    self.sections = sections
    self.pages = pages
    self.aliases = aliases
    self.assets = assets
    self.drafts = drafts
    self.lists = lists
    self.directory = directory
    self.neighbors = neighbors
    var pagesByHost: [[Int]] = Array(repeating: [], count: hosts.count)
    var variants: [Int] = []
    for (index, page) in pages.enumerated() {
      pagesByHost[page.host].append(index)
      if page.isVariant { variants.append(index) }
    }
    self.pagesByHost = pagesByHost
    languages = LanguageTable(variants, pages, sections)
    // Sections without a folder come last, and have the path of the first.
    sectionsByFolder = Dictionary(sections.indices.map { (sections[$0].folder, $0) }) { first, _ in first }
  }

  /// The path of a page's file below the content folder.
  public func source(of page: Page) -> String { sections[page.section].path(of: page.fileName) }

  /// The absolute URL of a page.
  public func url(of page: Page) -> String { url(host: page.host, page.path) }

  /// The absolute URL of a path on a domain. A home page's URL ends with the slash that browsers add.
  public func url(host: Int, _ path: URLPath) -> String { webURL(host: host, path).rawValue }

  /// The absolute URL of a path on a domain, as the types for tags want it.
  func webURL(host: Int, _ path: URLPath) -> WebURL {
    WebURL(host: hosts[host].domain, path: path.description)
  }

  /// The absolute URL of a copied file, percent-encoded.
  public func url(of asset: Asset) -> String {
    "https://\(hosts[asset.host].domain)/\(PercentEncoding.path(asset.path))"
  }

  /// The address of a page as pages of a domain write it: without the domain where it is the same one, so that a
  /// preview on another address works.
  func reference(to page: Page, from host: Int) -> String {
    page.host == host ? page.path.description : url(of: page)
  }

  /// The address of a copied file as pages of a domain write it, percent-encoded.
  func reference(to asset: Asset, from host: Int) -> String {
    asset.host == host ? "/" + PercentEncoding.path(asset.path) : url(of: asset)
  }

  /// What a page inherits from the folders above it. A folder's `index.md` is part of what it hands down.
  func inherited(by page: Page) -> Inherited { sections[page.section].inherited }

  /// The page's App Clip fields with what it inherits; the title is still its own.
  public func clip(of page: Page) -> ClipFields {
    page.source.fields.clip.inheriting(inherited(by: page).clip)
  }

  /// What a page shows of the App Clip. Asked for on every page by several checks, so nothing else is looked up.
  public func display(of page: Page) -> ClipDisplay {
    page.source.fields.clip.display ?? sections[page.section].inherited.clip.display ?? .card
  }

  /// The language of a page.
  public func language(of page: Page) -> LanguageTag {
    page.source.fields.language ?? inherited(by: page).language
  }

  /// The preview picture of a page and what it shows.
  func image(of page: Page) -> (reference: ImageReference, alt: String?)? {
    if let own = ownImage(of: page) { return (own, page.source.fields.imageAlt) }
    let inherited = inherited(by: page)
    return inherited.image.map { ($0, page.source.fields.imageAlt ?? inherited.imageAlt) }
  }

  /// The preview picture that a page names itself.
  func ownImage(of page: Page) -> ImageReference? {
    page.kind != .directory || page.source.fields.image != nil ? page.ownImage : nil
  }

  /// Whether search engines are asked to leave a page out.
  func isHiddenFromSearch(_ page: Page) -> Bool {
    page.source.fields.isHiddenFromSearch ?? inherited(by: page).isHiddenFromSearch
  }

  /// Whether a page is meant to be an advanced App Clip experience of its own: it shows the App Clip and stands
  /// for a business or a location. Variants are localizations of their original's.
  public func hasExperience(_ page: Page) -> Bool {
    page.kind != .plain && !page.isVariant && display(of: page) != .none
  }

  /// The position of the page with a path below the content folder, or nil.
  func page(at path: String) -> Int? {
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let folder = slash.map { String(path[..<$0]) } ?? ""
    // A text of its own: names are compared as many times as a search takes, and a piece of a text is slower.
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    guard let section = sectionsByFolder[folder] else { return nil }
    return pages[sections[section].pages].position(of: name)
  }

  /// The position of the copied file with a path below the content folder, or nil.
  func asset(at path: String) -> Int? {
    let position = assets.partitioningIndex { $0.source >= path }
    return position < assets.count && assets[position].source == path ? position : nil
  }
}

extension ArraySlice<Page> {
  /// The position of the page whose file has a name, among the pages of a folder.
  func position(of name: some StringProtocol) -> Int? {
    let position = partitioningIndex { $0.fileName >= name }
    return position < endIndex && self[position].fileName == name ? position : nil
  }
}

extension RandomAccessCollection where Index == Int {
  /// The first position whose element satisfies a predicate that no earlier element of a sorted collection does.
  func partitioningIndex(where belongsInSecondPart: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if belongsInSecondPart(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

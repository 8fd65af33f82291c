package import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteText

/// A URL that the site publishes, as people open or scan it.
package struct PublishedURL: Sendable {
  package let url: InvocationURL
  /// The domain of the URL.
  package let domain: DomainID
  /// The page whose card an experience of the URL shows. For the short URL of a variant, that is the original,
  /// because the card has all languages.
  package let page: PageID
  /// The page whose file states the URL.
  package let statedBy: PageID
  /// The range of a short URL in that file, or `nil` for the URL of the page itself.
  package let shortURLRange: ByteRange?

  /// Indicates whether this is a short URL.
  package var isShort: Bool { shortURLRange != nil }
}

extension Site {
  /// Returns the URLs of pages and short URLs, by domain and path, those with a query last. A short URL needs
  /// an experience as much as its page, whether it redirects or not (Apple, “Configuring the launch experience
  /// of your App Clip”).
  ///
  /// - Parameter isIncluded: Selects the domains.
  package func publishedURLs(on isIncluded: (DomainID) -> Bool = { _ in true }) -> [PublishedURL] {
    typealias Entry = (domain: DomainID, path: URLPath, page: PageID, range: ByteRange?)
    var entries: [Entry] = []
    for id in pages.ids where isIncluded(self[id].domain) {
      entries.append((self[id].domain, self[id].path, id, nil))
    }
    for alias in aliases where isIncluded(alias.domain) {
      entries.append((alias.domain, alias.path, alias.page, alias.range))
    }
    let plain = entries.sorted { ($0.domain, $0.path) < ($1.domain, $1.path) }.map { entry in
      PublishedURL(
        url: InvocationURL(host: self[entry.domain].name, slugs: entry.path.description),
        domain: entry.domain, page: entry.range == nil ? entry.page : original(of: entry.page),
        statedBy: entry.page, shortURLRange: entry.range)
    }
    return plain
      + queryAliases.filter { isIncluded($0.domain) }.map {
        PublishedURL(
          url: $0.url, domain: $0.domain, page: original(of: $0.page), statedBy: $0.page,
          shortURLRange: $0.range)
      }
  }

  /// The page that has the experience of a page: the page itself, or the original of a variant.
  package func original(of page: PageID) -> PageID { variants(of: self[page])?.original ?? page }
}

/// The published URLs that no advanced experience of the site covers.
package struct ExperienceCoverage: Sendable {
  /// The URLs, in the order of `Site.publishedURLs`.
  package let uncovered: [PublishedURL]
  /// The domains of the uncovered URLs that have an experience for other URLs.
  package let domainsWithExperiences: Set<DomainID>

  /// Compares each URL with the experiences. If Apple leaves open where a prefix ends, whole path components
  /// count.
  package init(of site: Site) {
    let domains = Self.openDomains(of: site)
    let urls = domains.isEmpty ? [] : site.publishedURLs(on: domains.contains)
    let isRegistrable = urls.map { site.isRegistrable(site[$0.page]) }
    let registered = zip(urls, isRegistrable).filter(\.1).map(\.0)
    let index = ExperienceIndex(registered.map(\.url))
    uncovered = zip(urls, isRegistrable).filter { url, isRegistrable in
      !isRegistrable && index.match(url.url).candidates[0] == nil
    }.map(\.0)
    domainsWithExperiences = Set(registered.map(\.domain)).intersection(uncovered.map(\.domain))
  }

  /// Returns what is known about a scan of a URL that no experience of its domain covers. Apple says that the
  /// default experience applies (“Configuring App Clip experiences”), and developers report something else
  /// (Apple Developer Forums, thread 803187).
  package static func scan(on domain: AssociatedDomain) -> String {
    "a scan of it launches the default experience by Apple's documents, but shows “App Clip Unavailable” by a "
      + "report, because \(domain) has App Clip experiences for other URLs"
  }

  /// Returns the domains with a URL that has no experience, and whose home page has none that covers it. Most
  /// sites have no such domain, so nothing else is computed for them, however large they are.
  private static func openDomains(of site: Site) -> Set<DomainID> {
    var closed: Set<DomainID> = []
    for page in site.pages where page.path.isRoot && site.isRegistrable(page) { closed.insert(page.domain) }
    var open: Set<DomainID> = []
    func add(_ page: PageID, on domain: DomainID) {
      guard !closed.contains(domain), !open.contains(domain) else { return }
      if !site.isRegistrable(site[page]) { open.insert(domain) }
    }
    for page in site.pages.ids { add(page, on: site[page].domain) }
    for alias in site.aliases { add(site.original(of: alias.page), on: alias.domain) }
    for alias in site.queryAliases { add(site.original(of: alias.page), on: alias.domain) }
    return open
  }
}

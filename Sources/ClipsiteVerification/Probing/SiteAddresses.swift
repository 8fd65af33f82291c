import ClipsiteAppClips
import ClipsiteSiteOutput

/// Where the pages and short URLs of each domain stand in the lists of a site.
struct SiteAddresses {
  /// Those of one domain, ascending.
  struct OfDomain {
    /// The positions of its pages in `BuiltSite.files`.
    var pages: [Int] = []
    /// The positions of its short URLs in `BuiltSite.shortURLs`.
    var shortURLs: [Int] = []

    /// How many there are of both.
    var count: Int { pages.count + shortURLs.count }
  }

  private var byDomain: [AssociatedDomain: OfDomain] = [:]

  init(of site: BuiltSite) {
    for (index, file) in site.files.enumerated() where file.isPage && !file.isShortURL {
      byDomain[file.domain, default: OfDomain()].pages.append(index)
    }
    for (index, short) in site.shortURLs.enumerated() {
      byDomain[short.domain, default: OfDomain()].shortURLs.append(index)
    }
  }

  /// Those of a domain.
  subscript(domain: AssociatedDomain) -> OfDomain { byDomain[domain] ?? OfDomain() }
}

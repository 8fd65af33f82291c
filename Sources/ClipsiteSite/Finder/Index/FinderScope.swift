package import ClipsiteAppClips
package import ClipsiteContent
import ClipsiteText

/// The locations that one search page finds: those of a domain, in a language. The primary domain finds the
/// locations of all domains, as its directory does.
package struct FinderScope: Hashable, Sendable {
  package let domain: DomainID
  package let language: LanguageTag
  /// The path of the search page. Its files are below.
  package let path: URLPath

  private init(_ domain: DomainID, _ language: LanguageTag, at path: URLPath) {
    (self.domain, self.language, self.path) = (domain, language, path)
  }

  /// The locations, in the order of the content and in the language of the page where they have it. Search
  /// engines and visitors leave out the same pages.
  func locations(in site: Site) -> [PageID] {
    let pages = domain == .primary ? Array(site.pages.ids) : site.pages(on: domain)
    return pages.compactMap { id in
      let page = site[id]
      guard page.kind == .location, !page.isVariant, !site.isHiddenFromSearch(page) else { return nil }
      let shown = site.page(like: id, in: language)
      return site.isHiddenFromSearch(site[shown]) ? nil : shown
    }
  }
}

extension FinderScope {
  /// The name of the search page below the directory.
  private static let slug = Slug.make(from: "find")

  /// The path of the search page of a domain in its first language, or `nil` if it has none. The primary
  /// domain and those with locations have one if the site has a directory.
  package static func path(on domain: DomainID, in site: Site) -> URLPath? {
    guard let directory = site.configuration.options.directory, site.directory?.root != nil, let slug,
      domain == .primary || site.pages(on: domain).contains(where: { site[$0].kind == .location })
    else { return nil }
    return URLPath.root.appending(directory.slug.value).appending(slug)
  }

  /// The search pages of a domain, one for each of its languages. The first is in the language of its home
  /// page.
  package static func all(on domain: DomainID, in site: Site) -> [FinderScope] {
    guard let path = path(on: domain, in: site) else { return [] }
    let pages = site.pages(on: domain).map { site[$0] }
    let home = pages.first { $0.path.isRoot && !$0.isVariant }
    let first = home.map(site.language(of:)) ?? site.configuration.language
    let others = Set(pages.filter(\.isVariant).map(site.language(of:))).subtracting([first])
    return [FinderScope(domain, first, at: path)]
      + others.sorted { $0.rawValue < $1.rawValue }.compactMap { language in
        Slug.make(from: language.rawValue).map { FinderScope(domain, language, at: path.appending($0)) }
      }
  }
}

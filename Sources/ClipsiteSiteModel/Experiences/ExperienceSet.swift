package import ClipsiteAppClips
import ClipsiteDiagnostics

/// The advanced experiences of a site, as few as it can do with.
package struct ExperienceSet: Sendable {
  /// The app whose App Clip they launch.
  package let app: AppIdentity
  /// The domains of the site.
  package let domains: [AssociatedDomain]
  /// The experiences, by domain in the order of `Site.hosts`, then by path; those with a query last.
  package let experiences: [SiteExperience]

  /// Which experience each page and short URL should launch, and which of them have to be registered.
  ///
  /// - Parameter madeImage: The header image that is made of a picture that does not fit, by its position in
  ///   `Site.assets`; nil for one that fits, and when none are made.
  package init(
    _ site: Site, _ content: ContentFolder, madeImage: @escaping (Int) -> HeaderImageFile? = { _ in nil }
  ) {
    app = site.configuration.app
    domains = site.hosts.map(\.domain)
    let cards = ExperienceCards(site, content, madeImage: madeImage)
    let entries = Self.entries(of: site)
    let ownCards = entries.map { entry in
      let page = site.pages[entry.page]
      return site.hasExperience(page) ? cards.card(of: page) : nil
    }
    let owners = ExperienceCover(entries.map(\.url)) { ownCards[$0] }.owners
    var covered: [Int: [String]] = [:]
    for (index, owner) in owners.enumerated() where owner != index {
      if let owner { covered[owner, default: []].append(entries[index].url.description) }
    }
    experiences = owners.indices.compactMap { index in
      guard owners[index] == index, let card = ownCards[index] else { return nil }
      let page = site.pages[entries[index].page]
      return SiteExperience(
        experience: AdvancedExperience(url: entries[index].url, card: card.card), headerImage: card.image,
        page: entries[index].page, file: content.displayPath(of: site.source(of: page)),
        covers: covered[index] ?? [])
    }
  }

  /// A URL of the site that shows the App Clip, and the page whose card it launches.
  private struct Entry {
    let url: InvocationURL
    let page: Int
  }

  /// The URLs of pages and short URLs that show the App Clip, by domain and path, those with a query last. A
  /// short URL needs an experience as much as its page, whether it redirects or not (Apple, “Configuring the
  /// launch experience of your App Clip”).
  private static func entries(of site: Site) -> [Entry] {
    let pages = site.pages.indices.map { (page: $0, host: site.pages[$0].host, path: site.pages[$0].path) }
    let aliases = site.aliases.map {
      (page: original(of: $0.page, in: site), host: $0.host, path: $0.path)
    }
    let plain = (pages + aliases).sorted { ($0.host, $0.path) < ($1.host, $1.path) }.map { entry in
      let domain = site.hosts[entry.host].domain
      return Entry(url: InvocationURL(host: domain, slugs: entry.path.description), page: entry.page)
    }
    let queries = site.queryAliases.map { Entry(url: $0.url, page: original(of: $0.page, in: site)) }
    return (plain + queries).filter { site.display(of: site.pages[$0.page]) != .none }
  }

  /// The card has all languages, so the short URL of a variant launches that of the original.
  private static func original(of page: Int, in site: Site) -> Int {
    site.variants(of: site.pages[page])?.original ?? page
  }
}

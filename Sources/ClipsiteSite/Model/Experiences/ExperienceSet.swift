package import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSystem
import ClipsiteText

/// The advanced experiences of a site, as few as it can do with.
package struct ExperienceSet: Sendable {
  /// The app whose App Clip they launch.
  package let app: AppIdentity
  /// The folder with the files of the site.
  package let content: ContentFolder
  /// The domains of the site.
  package let domains: [AssociatedDomain]
  /// The settings of the site.
  package let configuration: SiteConfiguration
  /// The folder whose pages begin at the root of a domain, for each domain with one.
  package let folders: [AssociatedDomain: RelativePath]
  /// The keys of front matter whose values `site.yml` or a folder hands down, if an experience can lack them.
  package let handedDown: Set<String>
  private let site: Site
  /// The site with its drafts, if it has some, and they have no errors.
  private var siteWithDrafts: Site?
  /// The experiences, by domain in the order of `Site.domains`, then by path; those with a query last.
  package let experiences: [SiteExperience]

  /// Creates the set of experiences: the one that each page and short URL should launch, and the ones that
  /// must be registered.
  ///
  /// - Parameter madeImage: The header image that is made of a picture that does not fit, or `nil` for one
  ///   that fits, and when none are made.
  package init(
    _ site: Site, _ content: ContentFolder, madeImage: @escaping (AssetID) -> HeaderImageFile? = { _ in nil }
  ) {
    app = site.configuration.app
    self.content = content
    domains = site.domains.map(\.name)
    configuration = site.configuration
    folders = Dictionary(
      site.sections.filter(\.base.isRoot).map { (site[$0.domain].name, $0.folder) }
    ) { first, _ in first }
    handedDown = Self.handedDown(in: site)
    self.site = site
    let published = site.publishedURLs()
    let cards = ExperienceCards(site, content, madeImage: madeImage)
    let entries = published.filter { site.display(of: site[$0.page]) != .none }
    let ownCards = entries.map { entry in
      let page = site[entry.page]
      let card = site.hasExperience(page) ? cards.card(of: page) : nil
      return entry.isShort ? card?.withoutPlace : card
    }
    let owners = ExperienceCover(entries.map(\.url), isWanted: { ownCards[$0] != nil }) { owner, index in
      // A short URL below its page shows the right card, whichever of both has the place.
      (entries[index].isShort ? ownCards[owner]?.withoutPlace : ownCards[owner]) == ownCards[index]
    }.owners
    var covered: [Int: [String]] = [:]
    for (index, owner) in owners.enumerated() where owner != index {
      if let owner { covered[owner, default: []].append(entries[index].url.description) }
    }
    experiences = owners.indices.compactMap { index in
      guard owners[index] == index, let card = ownCards[index] else { return nil }
      let page = site[entries[index].page]
      return SiteExperience(
        experience: AdvancedExperience(url: entries[index].url, card: card.card), headerImage: card.image,
        page: entries[index].page, file: content.displayPath(of: site.source(of: page)),
        covers: covered[index] ?? [])
    }
  }
}

extension ExperienceSet {
  /// Adds the site with its drafts, of which a push registers and removes nothing, or `nil` if they have errors.
  package mutating func add(drafts site: Site?) { siteWithDrafts = site }

  /// Indicates whether `claimed` has the URLs of all drafts.
  package var knowsDrafts: Bool { site.drafts.isEmpty || siteWithDrafts != nil }

  /// The languages of the pages whose words the card of an experience has, in the order of its localizations.
  package func tags(of experience: SiteExperience) -> [LanguageTag] {
    site.localizations(of: site[experience.page]).map { site.language(of: $0.page) }
  }

  /// The URLs of all pages, drafts, short URLs, and pages with cards, whether they need an experience or not, with
  /// the files that state them.
  package var claimed: [(url: String, file: String)] {
    let site = siteWithDrafts ?? site
    func file(of page: Page) -> String { content.displayPath(of: site.source(of: page)) }
    let cards = site.pages.compactMap { page in
      site.cardPagePath(of: page).map { (site.url(of: $0, on: page.domain), file(of: page)) }
    }
    return site.publishedURLs().map { ($0.url.description, file(of: site[$0.statedBy])) } + cards
  }
}

/// A key of front matter that a folder hands down, although an experience can lack its value.
package struct ClearableKey: Sendable {
  /// The dotted name.
  package let name: String
  /// The text for none.
  package let none: String
  /// Indicates whether only the experiences of locations have it.
  package let isOfLocations: Bool
  /// Indicates whether the fields of a folder have a value.
  fileprivate let isStated: @Sendable (ClipFields) -> Bool

  /// The keys of `clip`. All but `clip.powered-by`, whose `false` is a value, are empty for none.
  package static let all = [
    ClearableKey("clip.subtitle", \.subtitle), ClearableKey("clip.category", \.category),
    ClearableKey("clip.map-action", \.mapAction, isOfLocations: true),
    ClearableKey("clip.relationship", \.relationship, isOfLocations: true),
    ClearableKey("clip.phone-type", \.phoneType, isOfLocations: true),
    ClearableKey(name: "clip.powered-by", none: "false", isOfLocations: false) { $0.isPoweredBy == true },
  ]
}

extension ClearableKey {
  private init<Value>(
    _ name: String, _ path: any KeyPath<ClipFields, Value??> & Sendable, isOfLocations: Bool = false
  ) {
    self.init(name: name, none: "", isOfLocations: isOfLocations) { ($0[keyPath: path] ?? nil) != nil }
  }
}

extension ExperienceSet {
  private static func handedDown(in site: Site) -> Set<String> {
    let folders = [site.configuration.options.clip] + site.sections.map(\.inherited.clip)
    let keys = ClearableKey.all.filter { folders.contains(where: $0.isStated) }.map(\.name)
    let hasLanguage = site.sections.contains { $0.language != site.configuration.language }
    let hidesClips = folders.contains { $0.display == ClipDisplay.none }
    return Set(keys + (hasLanguage ? ["language"] : []) + (hidesClips ? ["clip.display"] : []))
  }
}

/// An experience that the site wants to have, and where it comes from.
package struct SiteExperience: Hashable, Sendable {
  /// The experience to register.
  package let experience: AdvancedExperience
  /// The picture on the card, or `nil` if it has none that can be used, which is reported.
  package let headerImage: HeaderImageFile?
  /// The page that it stands for.
  package let page: PageID
  /// The file of that page, as messages call it.
  package let file: String
  /// The other URLs that launch it, because its own is their most specific prefix and the card is right for
  /// them.
  package let covers: [String]
}

/// The advanced App Clip experiences of a site, made ready to be asked which of them a URL launches: those
/// that `ExperienceSet` says are to be registered in App Store Connect.
package struct SiteExperiences: Sendable {
  /// An experience, by what it is registered for.
  package struct Registered: Sendable {
    /// The registered URL: that of the page, or a short URL that leads there.
    package let url: InvocationURL
    /// The page whose card it shows.
    package let page: Page
    /// Indicates whether Maps can offer it at a place.
    package let hasPlace: Bool
  }

  private let registered: [Registered]
  private let index: ExperienceIndex
  private let domains: Set<AssociatedDomain>

  /// Finds the experiences of a site.
  package init(of site: Site, _ content: ContentFolder) {
    registered = ExperienceSet(site, content).experiences.map {
      Registered(
        url: $0.experience.url, page: site[$0.page], hasPlace: $0.experience.card.place != nil)
    }
    index = ExperienceIndex(registered.map(\.url))
    domains = Set(registered.map(\.url.host))
  }

  /// The experience that an invocation URL launches on a domain of the site. Without one, the App Clip shows
  /// its default experience.
  package func launched(by url: InvocationURL) -> ExperienceMatch<Registered> {
    index.match(url).map { registered[$0] }
  }

  /// Returns what is known about a scan of a URL that no experience covers, as `ExperienceCoverage.scan(on:)`
  /// says it, or `nil` for any other URL.
  package func report(on url: InvocationURL) -> String? {
    guard domains.contains(url.host), case .defaultExperience = index.match(url) else { return nil }
    return ExperienceCoverage.scan(on: url.host)
  }
}

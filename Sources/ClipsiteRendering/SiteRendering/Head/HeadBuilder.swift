import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
package import ClipsiteSite
import ClipsiteSystem

/// Computes the head of each kind of page from the site.
package struct HeadBuilder {
  private let contexts: PageContextSource
  /// The tags of the folders, countries, and languages of the last pages.
  private var folders: [FolderTags.Facts: FolderTags] = [:]

  init(_ contexts: PageContextSource) { self.contexts = contexts }

  private var site: Site { contexts.site }
  private var images: ImageTable { contexts.images }

  /// The head of a page, or of the n-th part of a page with a long list.
  package mutating func head(of page: Page, part: Int = 1) -> PageHead {
    let url = site.webURL(of: site.path(of: page, part: part), on: page.domain)
    let variants = site.variants(of: page)?.entries.map { site[$0.page] }.filter { $0 !== page }
    var head = base(of: page, url: url, alternateLocales: variants?.map { locale(of: $0) } ?? [])
    head.alternates = site.alternates(of: page, part: part)
    head.isHiddenFromSearch = site.isHiddenFromSearch(page)
    head.appLinks = page.source.fields.appLinks
    if part == 1 {
      head.business = business(page, url: url, image: head.folder?.image)
      head.hours = site.schedule(of: page)?.specification
      addOrganization(of: page, url: url, to: &head)
      if site.directory != nil { head.breadcrumbs = breadcrumbs(page, url: url) }
    }
    return head
  }

  /// The head of the page of its own that shows a location's card.
  mutating func cardHead(of page: Page, path: URLPath) -> PageHead {
    let url = site.webURL(of: path, on: page.domain)
    var head = base(of: page, url: url, isCardPage: true)
    head.isHiddenFromSearch = true
    head.appLinks = page.source.fields.appLinks
    return head
  }

  /// The head of the page at a short URL. It stands for the long one, but launches the App Clip itself: both
  /// URLs must be associated (Apple, “Use short URLs or redirects”).
  mutating func redirectHead(to page: Page) -> PageHead {
    let url = site.webURL(of: page.path, on: page.domain)
    var head = base(of: page, url: url)
    head.refresh = url.rawValue
    head.isHiddenFromSearch = true
    return head
  }

  /// The head of the answer to unknown URLs: no App Clip tag, for there is nothing to launch.
  func notFoundHead(domain: DomainID) -> PageHead {
    let page = site.notFoundPages[domain]
    let hint = contexts.words.words(in: page.map(site.language(of:)) ?? site.configuration.language)
      .label("missing-hint")
    return PageHead(
      title: site.notFoundTitle(of: domain), siteName: site.configuration.name,
      description: page?.source.fields.description ?? site.ownLabel("missing-hint") ?? hint,
      isHiddenFromSearch: true)
  }

  /// The head of a search page. What it finds has a URL that search engines know.
  func finderHead(_ scope: FinderScope) -> PageHead {
    PageHead(
      title: contexts.words.words(in: scope.language).label("find"), siteName: site.configuration.name,
      description: contexts.summary(of: scope), isHiddenFromSearch: true)
  }

  private mutating func base(
    of page: Page, url: WebURL, isCardPage: Bool = false, alternateLocales: [LanguageTag] = []
  ) -> PageHead {
    let title = contexts.headTitle(of: page)
    let description = contexts.description(of: page)
    var head = PageHead(title: title)
    head.siteName = title == site.configuration.name ? nil : site.configuration.name
    head.description = description
    head.canonical = url.rawValue
    let (image, card) = (site.image(of: page), socialCard(of: page))
    let facts = FolderTags.Facts(
      image: image?.reference, card: card, country: page.source.fields.place?.country,
      language: site.language(of: page), alternateLocales: alternateLocales,
      banner: site.banner(of: page, isCardPage: isCardPage))
    let folder = folders[facts] ?? folderTags(facts, of: page, url)
    head.folder = folder
    head.imageAlt = card != nil ? title : folder.image == nil ? nil : image?.alt
    return head
  }

  /// Writes the tags of a folder's pages.
  ///
  /// - Parameter page: One of the pages.
  private mutating func folderTags(_ facts: FolderTags.Facts, of page: Page, _ url: WebURL) -> FolderTags {
    let options = site.configuration.options
    let own = OpenGraph(title: page.source.fields.title, url: url)
    var whole = own
    whole.siteName = site.configuration.name
    whole.locale = locale(of: page)
    whole.alternateLocales = facts.alternateLocales
    whole.image = facts.card ?? facts.image.flatMap(openGraphImage)
    let card = TwitterCard(whole.image == nil ? .summary : .summaryLargeImage, site: options.twitterAccount)
    let banner = facts.banner.map { MetaTag(.name, SmartAppBanner.metaName, content: $0.content) }
    let tags = FolderTags(
      image: facts.card == nil ? whole.image?.url : nil, banner: banner.map { [$0] } ?? [],
      preview: Array(whole.tags.dropFirst(own.tags.count)), twitterCard: card.tags)
    // The cards and images of pages are mostly their own.
    if folders.count == 256 { folders.removeAll(keepingCapacity: true) }
    folders[facts] = tags
    return tags
  }

  /// The language and region of a page for `og:locale`: without a region of its own, that of the place.
  private func locale(of page: Page) -> LanguageTag {
    let language = site.language(of: page)
    guard language.region == nil, let country = page.source.fields.place?.country else {
      return language
    }
    return (try? LanguageTag("\(language)-\(country)")) ?? language
  }

  /// The business at the place of a page. What identifies it is its address with a fragment, which stays the
  /// same when the rest changes, and is the same in all languages.
  private func business(_ page: Page, url: WebURL, image: WebURL?) -> LocalBusiness? {
    guard let place = site.place(of: page) else { return nil }
    let original = site.variants(of: page).map { site.url(of: site[$0.original]) }
    // The profiles of its folders are those of the business.
    let profiles = page.source.fields.blocks?.links?.social ?? []
    return place.business(
      id: (original ?? url.rawValue) + "#place", name: page.source.fields.title, url: url, image: image,
      photos: site.photos(of: page).compactMap { imageURL(of: $0.image) }, parent: parent(of: page),
      menu: site.blocks(of: page)?.links?.menu, sameAs: profiles)
  }

  private func imageURL(of image: ImageReference) -> WebURL? {
    switch image {
    case .remote(let url): url
    case .asset(let asset): images.url(of: asset)
    }
  }

  /// Adds the business of a page with a list, and the web site of a home page.
  private func addOrganization(of page: Page, url: WebURL, to head: inout PageHead) {
    guard page.kind == .directory, !page.isGenerated else { return }
    let isHome = site.isHome(page)
    // Above several businesses there is the company. A folder between the two is no business.
    if isHome || site.holdsLocations(page) {
      let profiles = page.source.fields.blocks?.links?.social ?? []
      head.organization = Organization(
        name: site.linkTitle(of: page), url: url, logo: logo, sameAs: profiles.map(\.rawValue))
    }
    if isHome {
      let name = page.domain == .primary ? site.configuration.name : page.source.fields.title
      head.webSite = WebSite(name: name, url: url)
    }
  }

  /// The logo of the brand, or else the icon, which Google shows beside results.
  private var logo: WebURL? {
    let options = site.configuration.options
    let file = options.looks?.logo.flatMap { site.brandFile($0.light) } ?? images.touchIcon
    return file.map {
      WebURL(host: site[site[$0].domain].name, path: "/\(PercentEncoding.path(site[$0].path.text))")
    }
  }

  /// The business that a location belongs to, as its structured data refers to it.
  private func parent(of page: Page) -> Organization? {
    guard let business = site.business(of: page) else { return nil }
    let index = site.page(like: business, in: site.language(of: page))
    return Organization(
      name: site.linkTitle(of: site[index]),
      url: site.webURL(of: site[index].path, on: site[index].domain))
  }

  /// The way to a page. The home page is where it begins, and has none.
  private func breadcrumbs(_ page: Page, url: WebURL) -> BreadcrumbList? {
    let trail = site.trail(to: page)
    guard !trail.isEmpty else { return nil }
    return BreadcrumbList(
      trail.map { .init(name: $0.title, url: site.webURL(of: $0.page.path, on: $0.page.domain)) }
        + [.init(name: page.source.fields.title, url: url)])
  }

  /// The preview picture with what its file says of it.
  private func openGraphImage(_ reference: ImageReference) -> OpenGraphImage? {
    guard let url = imageURL(of: reference) else { return nil }
    guard case .asset(let asset) = reference else { return OpenGraphImage(url: url) }
    if let size = images.sizes(of: asset)?.preview {
      return OpenGraphImage(
        url: url, width: size.width, height: size.height, type: OutputImageFormat.jpeg.mediaType)
    }
    let header = images.header(of: asset)
    return OpenGraphImage(
      url: url, width: header?.displayWidth, height: header?.displayHeight, type: header?.format.mediaType)
  }

  /// The card that stands in for the picture of a page without one.
  private func socialCard(of page: Page) -> OpenGraphImage? {
    guard SocialCards.hasCard(page, in: site) else { return nil }
    let size = SocialCard.size
    return OpenGraphImage(
      url: WebURL(host: site[page.domain].name, path: "/\(SocialCards.path(of: page))"),
      width: size.width, height: size.height, type: OutputImageFormat.png.mediaType)
  }
}

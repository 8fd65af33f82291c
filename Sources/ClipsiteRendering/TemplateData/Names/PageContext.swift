import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteMustache
package import ClipsiteSite
import ClipsiteSystem

/// The source of the names of a page, read when its template asks for them.
package final class PageContext: Sendable {
  /// The kind of page that is rendered.
  package enum Subject: Sendable, Equatable {
    /// The page at a page's own URL, or the n-th part of one with a long list.
    case page(part: Int)
    /// The page of its own that shows a card.
    case cardPage(URLPath)
    /// The page at a short URL.
    case redirect
    /// A domain's answer to unknown URLs.
    case notFound
    /// A search page.
    case finder(FinderScope)
  }

  let kind: Subject
  let source: PageContextSource
  package let domain: DomainID
  /// The file that the page is made of, or `nil` for an answer to unknown URLs without one.
  package let page: Page?
  /// The position of the page in `Site.pages`, or `nil` if that does not matter.
  let index: PageID?
  let head: HTML
  let body: HTML
  let language: LanguageTag
  let words: PageWords

  package init(
    _ kind: Subject, of page: Page?, at index: PageID? = nil, domain: DomainID, head: HTML,
    body: HTML = HTML(markup: ""), _ source: PageContextSource
  ) {
    let site = source.site
    (self.kind, self.source, self.domain, self.page) = (kind, source, domain, page)
    (self.index, self.head, self.body) = (index, head, body)
    language =
      if case .finder(let scope) = kind { scope.language } else {
        page.map(site.language(of:)) ?? site.configuration.language
      }
    words = source.words.words(in: language, for: page?.source.fields.place?.country)
  }

  var site: Site { source.site }

  /// All that a template sees of the page besides `site`.
  package var value: Value { TemplateContext.own.value(of: self) }

  /// The page at whose URL the App Clip is launched, or `nil` for an answer to unknown URLs.
  var launchingPage: Page? { kind == .notFound ? nil : page }

  /// The page if it is rendered at its own URL.
  var ownPage: Page? { if case .page = kind { page } else { nil } }

  /// The search page, if this is one.
  var finder: FinderScope? { if case .finder(let scope) = kind { scope } else { nil } }

  /// The number of the page's part of a long list.
  var part: Int { if case .page(let part) = kind { part } else { 1 } }

  fileprivate var title: String {
    if finder != nil { return words.label("find") }
    return launchingPage?.source.fields.title ?? site.notFoundTitle(of: domain)
  }

  fileprivate var url: String {
    if let finder { return site.url(of: finder.path, on: domain) }
    guard let page = launchingPage else { return site.url(of: .root, on: domain) }
    return if case .cardPage(let path) = kind { site.url(of: path, on: domain) } else { site.url(of: page) }
  }

  fileprivate var path: String {
    if case .cardPage(let path) = kind { return path.description }
    if let finder { return finder.path.description }
    return launchingPage?.path.description ?? "/404"
  }

  fileprivate var image: ImageContext? {
    guard let page = launchingPage, !page.isGenerated else { return nil }
    return ImageContext(page, source, language: otherLanguage { site.image(of: $0)?.alt })
  }

  /// The text of a page with a list after its description, or `nil` if it does not begin with the description.
  private var textAfterDescription: ArraySlice<UInt8>? {
    guard let page = launchingPage, page.kind == .directory, !page.source.isSummarized,
      let words = page.source.fields.description
    else { return nil }
    var start = Array("<p>".utf8)
    HTML.escape(words, into: &start)
    return body.bytes.starts(with: start) ? body.bytes[start.count...] : nil
  }
  /// Indicates whether the text is the description, which the first screen shows.
  private var textIsDescription: Bool {
    textAfterDescription.map { $0.elementsEqual("</p>\n".utf8) } ?? false
  }
  fileprivate var lead: String? {
    guard let source = launchingPage?.source, !source.isSummarized else { return nil }
    return textAfterDescription == nil || textIsDescription ? source.fields.description : nil
  }
  fileprivate var text: HTML { textIsDescription ? HTML(markup: "") : body }

  /// The links of the page, and for a location those of its folders besides profiles: these are `profiles`.
  fileprivate var links: PageLinks? {
    guard let page = ownPage else { return nil }
    var links = site.blocks(of: page)?.links
    links?.social = page.source.fields.blocks?.links?.social ?? []
    return links
  }
  fileprivate var notices: [Notice] { ownPage.flatMap(site.blocks)?.notices ?? [] }
  fileprivate var photos: [PagePhoto] { ownPage.map(site.photos) ?? [] }
  /// The profiles of the business of the page, or else of the site.
  var profiles: [LinkContext] {
    guard let page = launchingPage ?? site.home(of: domain, in: language).map({ site[$0] }) else { return [] }
    let folder = site.blocksOfFolders(above: page)
    let blocks = page.kind == .location ? folder : PageBlocks.joined(page.source.fields.blocks, folder)
    return blocks?.links?.profiles ?? []
  }

  var breadcrumbs: [LinkContext]? {
    guard let page = launchingPage, kind != .redirect else { return nil }
    return site.trail(to: page).map { step in
      LinkContext(
        title: step.title, url: site.reference(to: step.page, from: domain),
        language: otherLanguage(of: step.page))
    }
  }

  var redirect: LinkContext? {
    guard kind == .redirect, let page else { return nil }
    return LinkContext(title: page.source.fields.title, url: site.url(of: page))
  }

  /// The business of a location, in the language of the page.
  var business: LinkContext? {
    guard let page = launchingPage, kind != .redirect, let index = site.business(of: page) else { return nil }
    return link(to: index)
  }

  /// The first page of the directory of all locations.
  var directory: LinkContext? { site.directory?.root.map(link) }

  /// The home page of the domain in the language of the page, or of the site if the domain has none.
  var home: LinkContext? { site.home(of: domain, in: language).map(link) }

  private func link(to index: PageID) -> LinkContext {
    let target = site[site.page(like: index, in: language)]
    return LinkContext(
      title: site.linkTitle(of: target), url: site.reference(to: target, from: domain),
      language: otherLanguage(of: target))
  }

  var locationPage: LinkContext? {
    guard case .cardPage = kind, let page else { return nil }
    return LinkContext(title: page.source.fields.title, url: page.path.description)
  }
}

/// The values that the contexts of all pages of a renderer share.
package final class PageContextSource: Sendable {
  package let site: Site
  package let images: ImageTable
  package let words: PageWordsTable
  private let finders: [DomainID: [FinderScope]]
  private let icons = Locked(Memo<Service, ServiceIcon>())
  private let maps = Locked(Memo<SectionID, TownMap?>())

  package init(_ site: Site, _ images: ImageTable, finders: [FinderScope] = []) {
    self.site = site
    self.finders = Dictionary(grouping: finders, by: \.domain)
    self.images = images
    words = PageWordsTable(site.configuration)
  }

  /// The search pages of a domain, that in its first language first.
  func finders(on domain: DomainID) -> [FinderScope] { finders[domain] ?? [] }

  /// The drawing beside a service, which many locations have.
  func icon(of service: Service) -> ServiceIcon { icons.withLock { $0.value(for: service) { $0.icon } } }

  /// The map of the locations below a page with a list, unless they are in one town. Its variants follow it.
  func map(of page: Page) -> TownMap? {
    let isOfTown = page.isGenerated && site.directory?.level(of: page.section) == nil
    guard site.configuration.options.maps == .on, page.kind == .directory, !isOfTown else { return nil }
    return maps.withLock {
      $0.value(for: page.section) { _ in TownMap(site.locations(below: page).map { site[$0] }) }
    }
  }

  /// The description of all pages with a URL. A location whose author wrote nothing is described by its place,
  /// and a page with a list by what is below it.
  package func description(of page: Page) -> String? {
    if page.isGenerated { return directorySummary(of: page) }
    return page.source.fields.description ?? PlaceContext.summary(of: page, self) ?? listSummary(of: page)
  }
}

extension TemplateContext {
  /// The page itself.
  static let page = Fields<PageContext>([
    .text("title", "The title", example: "Market Street") { $0.title },
    .text("url", "The address", example: "https://example.com/ferry-street/market") { $0.url },
    .text("path", "The path of the address", example: "/ferry-street/market") { $0.path },
    .text(
      "description", "The description, or the start of the text", example: "Fresh donuts, order ahead."
    ) { context in context.page.flatMap { context.source.description(of: $0) } },
    .text(
      "lead",
      "The description of the front matter, missing for a page whose text begins with the description",
      example: "Fresh donuts, order ahead."
    ) { $0.lead },
    .text("language", "The language", example: "en") { $0.language.rawValue },
    .text("direction", "The direction of its script: ltr or rtl", example: "ltr") {
      $0.words.isRightToLeft ? "rtl" : "ltr"
    },
    .html(
      "body", "The text of the page, missing where it only repeats the description of a list",
      example: "<p>Fresh donuts, order ahead.</p>"
    ) { $0.text },
    .bool("is-home", "Whether it is the home page of its domain") { context in
      context.launchingPage.map(context.site.isHome) ?? false
    },
    .bool("is-in-directory", "Whether it is a page of the directory of all locations") {
      $0.ownPage?.isGenerated ?? false
    },
    .bool("is-directory", "Whether it is the page of a folder and has a list") {
      $0.launchingPage?.kind == .directory
    },
    .bool("is-location", "Whether it has a place") { $0.launchingPage?.kind == .location },
    .record("image", image, "The preview picture") { $0.image },
    .record("links", links, "The links to other sites") { $0.links },
    .list("notices", of: notice, "The notices") { context in
      let language = context.otherLanguage { context.site.blocks(of: $0)?.notices.map(\.text) }
      return context.notices.map { NoticeContext($0, context.words, language: language) }
    },
    .bool(
      "has-dated-notices",
      "Whether a notice is about some days, which `site.today-script` compares with today"
    ) {
      $0.notices.contains(where: \.isDated)
    },
    .list("photos", of: image, "The photos") { context in
      let language = context.otherLanguage { context.site.photos(of: $0).map(\.alt) }
      return context.photos.map {
        ImageContext($0.image, alt: $0.alt, from: context.domain, context.source, language: language)
      }
    },
    .bool("has-photos", "Whether there are photos") { !$0.photos.isEmpty },
    .open("extra", "The mapping `extra` of the front matter", example: #"{"seats": "40"}"#) { context in
      context.page.map { context.words.own.extra($0.source.extra) } ?? .null
    },
  ])
}

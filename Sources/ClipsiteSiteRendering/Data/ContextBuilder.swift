import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteMustache
import ClipsitePictures
package import ClipsiteSiteModel

/// Makes the data that templates render from the site; `TemplateContext` describes it.
package struct ContextBuilder: Sendable {
  package let site: Site
  package let images: ImageTable
  private var places = PlaceContext()
  /// The app's page in the App Store, the same for all pages.
  private let storeURL: Value

  package init(site: Site, images: ImageTable) {
    self.site = site
    self.images = images
    storeURL = Value(site.configuration.app.storeID?.url)
  }

  /// What all pages of a domain share.
  package func site(domain: DomainID) -> Value { Self.site(site, domain: domain) }

  /// What all pages of a domain share.
  package static func site(_ site: Site, domain: DomainID) -> Value {
    let configuration = site.configuration
    let looks = configuration.options.looks
    let value = TemplateContext.site.value([
      .text(configuration.name), .text(domain == .primary ? "/" : site.url(of: .root, on: .primary)),
      .text(configuration.language.rawValue), .text(home(of: domain, site)), looks.map(\.value) ?? nil,
      configuration.options.marksToday ? .html(TodayScript.element) : nil,
      configuration.options.words.words(in: configuration.language).extra(configuration.options.extra),
    ])
    return .record(Record(TemplateContext.shared, [value]))
  }

  /// The home page of a domain; a domain without one, such as that of short URLs, has that of the site.
  private static func home(of domain: DomainID, _ site: Site) -> String {
    let hasHome = site.pages(on: domain).contains { site[$0].path.isRoot }
    return domain == .primary || hasHome ? "/" : site.url(of: .root, on: .primary)
  }

  /// The data of a page, or of the n-th part of one with a long list.
  package mutating func page(_ page: Page, part: Int, description: String?, body: HTML) -> PageContext {
    var context = PageContext()
    let url = site.url(of: page)
    let language = site.language(of: page)
    let words = words(in: language)
    context.page = pageRecord(page, at: url, in: language, words, description: description, body: body)
    context.clip = clipRecord(page, at: url)
    context.breadcrumbs = breadcrumbs(page)
    context.languages = languages(of: page, part: part)
    if let place = page.source.fields.place {
      context.place = places.value(place, title: page.source.fields.title, in: language, words)
    }
    if page.kind == .directory {
      context.children = children(of: page, part: part)
      context.pagination = pagination(of: page, part: part)
    }
    return context
  }

  /// The data of the page of its own that shows a card.
  package func cardPage(of page: Page, path: URLPath) -> PageContext {
    var context = PageContext()
    let language = site.language(of: page)
    context.page = pageRecord(
      page, at: site.url(of: path, on: page.domain), in: language, words(in: language),
      description: page.source.fields.description, body: HTML(markup: ""), path: path)
    context.clip = clipRecord(page, at: site.url(of: page), isCardPage: true)
    context.breadcrumbs = breadcrumbs(page)
    context.locationPage = TemplateContext.link.value([
      .text(page.source.fields.title), .text(page.path.description),
    ])
    return context
  }

  /// The data of the page at a short URL.
  package func redirect(to page: Page) -> PageContext {
    var context = PageContext()
    let url = site.url(of: page)
    let language = site.language(of: page)
    context.page = pageRecord(
      page, at: url, in: language, words(in: language), description: page.source.fields.description,
      body: HTML(markup: ""))
    context.clip = clipRecord(page, at: url)
    context.redirect = TemplateContext.link.value([.text(page.source.fields.title), .text(url)])
    return context
  }

  /// The data of a domain's answer to unknown URLs.
  ///
  /// - Parameter page: The file with its text, if the domain has one.
  package func notFound(_ page: Page?, domain: DomainID, body: HTML) -> PageContext {
    let language = page.map(site.language(of:)) ?? site.configuration.language
    var context = PageContext()
    context.page = TemplateContext.page.value([
      .text(site.notFoundTitle(of: domain)), .text(site.url(of: .root, on: domain)), "/404",
      Value(page?.source.fields.description), .text(language.rawValue),
      .text(language.isRightToLeft ? "rtl" : "ltr"), .html(body), false, false, false, nil,
      page.map { words(in: language).extra($0.source.fields.extra) } ?? nil,
    ])
    return context
  }

  private func words(in language: LanguageTag) -> LanguageWords {
    site.configuration.options.words.words(in: language)
  }

  private func pageRecord(
    _ page: Page, at url: String, in language: LanguageTag, _ words: LanguageWords, description: String?,
    body: HTML, path: URLPath? = nil
  ) -> Value {
    let path = path ?? page.path
    return TemplateContext.page.value([
      .text(page.source.fields.title), .text(url), .text(path.description),
      Value(description), .text(language.rawValue),
      .text(language.isRightToLeft ? "rtl" : "ltr"),
      .html(body), .bool(site.isHome(page)), .bool(page.kind == .directory), .bool(page.kind == .location),
      page.isGenerated ? nil : image(of: page),
      words.extra(page.source.fields.extra),
    ])
  }

  private func image(of page: Page) -> Value {
    guard let (reference, alt) = site.image(of: page) else { return nil }
    let altText = Value(alt)
    switch reference {
    case .remote(let url):
      return TemplateContext.image.value([.text(url.rawValue), nil, nil, altText, nil, nil])
    case .asset(let asset):
      let header = images.header(of: asset)
      return TemplateContext.image.value([
        .text(pictureURL(asset, from: page.domain)),
        header.map { .text(String(images.sizes(of: asset)?.scaled.last?.width ?? $0.displayWidth)) } ?? nil,
        header.map { .text(String(images.sizes(of: asset)?.scaled.last?.height ?? $0.displayHeight)) } ?? nil,
        altText, srcset(of: asset, .jpeg, from: page.domain), srcset(of: asset, .webp, from: page.domain),
      ])
    }
  }

  /// - Parameter url: The page's own URL, which the App Clip is launched with.
  private func clipRecord(_ page: Page, at url: String, isCardPage: Bool = false) -> Value {
    let clip = site.clip(of: page)
    guard clip.display != ClipDisplay.none else { return nil }
    let cardPath = site.cardPagePath(of: page)
    let showsCard = clip.display == .card && (cardPath == nil || isCardPage) || isCardPage
    let card = cardPath.map { path in
      TemplateContext.link.value([
        .text(clip.title ?? page.source.fields.title), .text(path.description),
      ])
    }
    return TemplateContext.clip.value([
      .text(clip.title ?? page.source.fields.title), Value(clip.subtitle),
      .text((clip.action ?? .open).label), .text(url), isCardPage ? nil : card ?? nil, .bool(showsCard),
      .bool(!showsCard), storeURL,
    ])
  }

  private func breadcrumbs(_ page: Page) -> Value {
    .list(
      site.trail(to: page).map { step in
        TemplateContext.link.value([
          .text(step.title), .text(site.reference(to: step.page, from: page.domain)),
        ])
      })
  }
}

extension Looks {
  /// The looks as templates see them.
  package var value: Value {
    TemplateContext.looks.value([
      Value(accent?.lightText.text), Value(accent?.darkText.text), Value(accent?.light.text),
      Value(accent?.dark.text), Value(accent?.light.textOnIt.text), Value(accent?.dark.textOnIt.text),
      Value(font?.families), Value(corners?.radius), Value(corners?.buttonRadius),
    ])
  }
}

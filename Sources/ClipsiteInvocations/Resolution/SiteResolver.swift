import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteRendering
import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

/// Answers what URLs launch, for one site. An answer takes as long however many pages the site has.
package struct SiteResolver: Sendable {
  private let snapshot: LiveSnapshot
  private let lookup: PageLookup
  private let experiences: SiteExperiences
  /// The AASA file of each domain, in the order of the site.
  private let associations: [AssociationLookup]

  private var site: Site { snapshot.site }

  /// Makes a site ready to be asked.
  package init(_ snapshot: LiveSnapshot) {
    self.snapshot = snapshot
    lookup = PageLookup(snapshot)
    experiences = snapshot.experiences
    associations = snapshot.site.domains.ids.map { domain in
      let file = try? JSONParser.parse(snapshot.association(of: domain)).value
      return AssociationLookup(file ?? .null, domain: snapshot.site[domain].name)
    }
  }

  /// Resolves a text that a person regards as a URL: what it launches on a device.
  ///
  /// - Throws: `SystemError` when the file of the page cannot be read any more.
  package func resolve(_ text: String, for asker: Asker) throws(SystemError) -> URLResolution {
    let reading = URLReading(text, on: site.configuration.primaryDomain)
    guard let url = reading.url else { return unreadable(reading, asker) }
    if let link = AppClipLink(url, clip: site.configuration.app.clipBundleID) {
      return resolve(link, as: reading, for: asker)
    }
    let found = try lookup.find(url)
    let association = association(of: url)
    let experience = association?.isAssociated == true ? experience(of: url) : noExperience
    let matrix = InvocationMatrix(
      asker, launch(of: url, by: association, experience), tag: try tag(of: found),
      scanReport: association?.isAssociated == true ? experiences.report(on: url) : nil,
      missingExperience: found.page.flatMap(missingExperience))
    return URLResolution(
      reading: reading, asker: asker,
      remarks: reading.remarks + spelling(of: url, found.answer) + image(of: found.page),
      page: found.answer, association: association, experience: experience,
      redirect: redirect(of: url, to: found, association, experience), invocations: matrix.rows,
      defaultLink: defaultLink.map { found.page.map(site.defaultLink) ?? $0 },
      appLinks: appLinks(to: url, found, asker))
  }

  /// The link that launches the default experience without the site, or `nil` if such links are not enabled.
  private var defaultLink: DefaultAppClipLink? {
    let app = site.configuration.app
    return app.hasDefaultLinks ? DefaultAppClipLink(clip: app.clipBundleID) : nil
  }

  // MARK: Texts without an answer of the site

  private func unreadable(_ reading: URLReading, _ asker: Asker) -> URLResolution {
    let matrix = InvocationMatrix(
      asker, .nothing("this is not an invocation URL"), tag: .missing("there is no page"))
    return URLResolution(
      reading: reading, asker: asker, remarks: reading.remarks, experience: noExperience,
      invocations: matrix.rows, defaultLink: defaultLink)
  }

  private func resolve(_ link: AppClipLink, as reading: URLReading, for asker: Asker) -> URLResolution {
    let launch: InvocationMatrix.Launch =
      switch link {
      case .ours where defaultLink == nil: .nothing("`app.default-links` is `false`")
      case .ours: .defaultLink
      case .demo: .demoLink
      case .another(let link):
        .nothing("the link launches \(link.clip), which is not the App Clip of this site")
      case .unknown: .nothing("this is not an App Clip link")
      }
    let isOurs = if case .ours = link { true } else { false }
    let matrix = InvocationMatrix(asker, launch, tag: .missing("this link leads to no page of the site"))
    return URLResolution(
      reading: reading, asker: asker, remarks: location(of: link),
      experience: ExperienceAnswer(isOurs ? .defaultExperience : nil, in: site), appClipLink: link,
      invocations: matrix.rows, defaultLink: defaultLink)
  }

  /// The location that the parameter of the site names.
  private func location(of link: AppClipLink) -> [Remark] {
    guard case .ours(let link) = link, let page = site.page(namedBy: link) else { return [] }
    return [.namesLocation(site.url(of: page))]
  }

  // MARK: Parts of an answer

  private func association(of url: InvocationURL) -> AssociationAnswer? {
    snapshot.domain(url.host).map {
      AssociationAnswer(associations[$0.offset], of: url, clip: site.configuration.app.clipAppID)
    }
  }

  private func experience(of url: InvocationURL) -> ExperienceAnswer {
    ExperienceAnswer(experiences.launched(by: url), in: site)
  }

  private var noExperience: ExperienceAnswer { ExperienceAnswer(nil, in: site) }

  private func spelling(of url: InvocationURL, _ page: PageAnswer) -> [Remark] {
    guard page.kind == .page || page.kind == .cardPage, let own = page.url, !url.path.isEmpty,
      own != "https://\(url.host)\(url.path)"
    else { return [] }
    return [.otherSpelling(own)]
  }

  private func image(of page: Page?) -> [Remark] {
    guard let page, site.hasImageWithoutCard(page, site.card(of: page, among: experiences)) else { return [] }
    return [.imageWithoutCard]
  }

  /// The reason why a page has no experience although it should have one.
  private func missingExperience(of page: Page) -> String? {
    let page = site.variants(of: page).map { site[$0.original] } ?? page
    guard site.hasExperience(page), !site.isRegistrable(page) else { return nil }
    return
      "App Store Connect has no cards in `\(site.language(of: page))`, so the page has no separate "
      + "experience without `clip.language`"
  }

  private func launch(
    of url: InvocationURL, by association: AssociationAnswer?, _ experience: ExperienceAnswer
  ) -> InvocationMatrix.Launch {
    guard let association else { return .nothing("\(url.host) is not a domain of this site") }
    guard association.isAssociated else {
      return .nothing("the AASA file of \(url.host) does not name the App Clip")
    }
    return switch experience.match {
    case .match: .advanced(hasPlace: experience.hasPlace)
    case .ambiguous where !experience.mayBeDefault: .advanced(hasPlace: experience.hasPlace)
    case .ambiguous: .advancedOrDefault
    case .defaultExperience, nil: .website
    }
  }

  /// The tag that Safari and Messages see: they follow a redirect, but not a page that leads on.
  private func tag(of found: PageLookup.Result) throws(SystemError) -> InvocationMatrix.PageTag {
    let page = found.answer
    switch page.kind {
    case .otherHost: return .missing("the page is not one of this site")
    case .notFound: return .missing("no page is at this URL (404), so there is no App Clip tag")
    case .file: return .missing("this is a file without App Clip tag, not a page")
    case .shortURL where page.status == 301:
      guard let target = found.page else { return .missing("the short URL leads nowhere") }
      return tag(of: try lookup.find(site.invocationURL(of: target)).answer, isBehindRedirect: true)
    case .page, .listPart, .cardPage, .shortURL: return tag(of: page, isBehindRedirect: false)
    }
  }

  private func tag(of page: PageAnswer, isBehindRedirect: Bool) -> InvocationMatrix.PageTag {
    guard let content = page.tags.content(of: SmartAppBanner.metaName) else {
      return .missing("the page has no App Clip tag (`clip.display` is `none`)")
    }
    return .tagged(
      .init(
        SmartAppBannerContent(content), hasPicture: page.tags.content(of: "og:image") != nil,
        isBehindRedirect: isBehindRedirect))
  }

  private func redirect(
    of url: InvocationURL, to found: PageLookup.Result, _ association: AssociationAnswer?,
    _ experience: ExperienceAnswer
  ) -> RedirectAnswer? {
    guard found.answer.kind == .shortURL, let page = found.page, let association else { return nil }
    let long = site.invocationURL(of: page)
    guard let target = self.association(of: long) else { return nil }
    return RedirectAnswer(
      status: found.answer.status ?? 301,
      short: .init(url: url, association: association, experience: experience),
      long: .init(
        url: long, association: target,
        experience: target.isAssociated ? self.experience(of: long) : noExperience))
  }

  /// The tags of App Links stand on pages, card pages and parts of lists, not at short URLs.
  private func appLinks(
    to url: InvocationURL, _ found: PageLookup.Result, _ asker: Asker
  ) -> AppLinksNavigation? {
    guard found.answer.kind != .shortURL, let links = found.page?.source.fields.appLinks else { return nil }
    return AppLinksNavigation(to: url, links, on: asker.device)
  }
}

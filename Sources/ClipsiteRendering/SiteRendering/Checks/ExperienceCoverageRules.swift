import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteText

/// The comparison of each published URL with the App Clip experiences that cover it.
package enum ExperienceCoverageRules {
  package static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    // A file that cannot be read may be the home page of a domain.
    guard site.areAllURLsKnown else { return [] }
    let coverage = ExperienceCoverage(of: site)
    return coverage.uncovered.compactMap { url in
      // The short URL of a translation leads to the translation.
      let pages = [url.page, url.statedBy].map { site[$0] }
      // Nobody can register a card in the language of the page, or of the home page above it, which another
      // check reports.
      if site.hasExperience(pages[0]) || homePage(of: url.domain, site).map(site.hasExperience) == true {
        return nil
      }
      if pages.contains(where: { site.display(of: $0) != .none }) {
        return cardWithoutExperience(url, site, content)
      }
      guard coverage.domainsWithExperiences.contains(url.domain) else { return nil }
      return uncovered(url, site, content)
    }
  }

  // MARK: The card shows, and no experience covers it

  private static func cardWithoutExperience(
    _ url: PublishedURL, _ site: Site, _ content: ContentFolder
  ) -> Diagnostic {
    let subject = url.isShort ? "the short URL \(url.url) leads to" : "the tag of \(url.url) shows"
    return Diagnostic(
      .cardWithoutExperience, at: range(of: url, site, content),
      "\(subject) the App Clip, but no App Clip experience covers this URL",
      fix: "\(coverage(of: url, site, content)), or set `clip.title` on this page for a separate one")
  }

  private static func homePage(of domain: DomainID, _ site: Site) -> Page? {
    site.pages(on: domain).map { site[$0] }.first { $0.path.isRoot }
  }

  /// The way to cover all URLs of the domain.
  private static func coverage(of url: PublishedURL, _ site: Site, _ content: ContentFolder) -> String {
    let result = "so that the domain has an experience"
    if let home = homePage(of: url.domain, site) {
      let file = content.displayPath(of: site.source(of: home))
      return "set `clip.display: card` in \(file), \(result)"
    }
    // A domain for short URLs has no pages.
    return site.pages(on: url.domain).isEmpty
      ? "add the short URL https://\(url.url.host) to a page with an experience, which covers the domain"
      : "add a home page to \(url.url.host), \(result)"
  }

  // MARK: Nothing shows, and other URLs of the domain have experiences

  private static func uncovered(
    _ url: PublishedURL, _ site: Site, _ content: ContentFolder
  ) -> Diagnostic {
    Diagnostic(
      .uncoveredURL, at: range(of: url, site, content),
      "no App Clip experience covers \(url.url), and \(ExperienceCoverage.scan(on: url.url.host))",
      fix: "\(coverage(of: url, site, content)), or print a URL of another domain")
  }

  private static func range(of url: PublishedURL, _ site: Site, _ content: ContentFolder) -> SourceRange {
    let page = site[url.statedBy]
    return SourceRange(
      content.displayPath(of: site.source(of: page)),
      url.shortURLRange?.bytes ?? page.source.fields.titleRange.bytes)
  }
}

extension DiagnosticCode {
  /// A URL shows or launches the App Clip, and no advanced experience covers it.
  package static let cardWithoutExperience = DiagnosticCode(
    "CardWithoutExperience", .warning,
    summary: "A URL shows the App Clip, and no App Clip experience covers it.",
    explanation: """
      The tag of a page shows the card of the experience that covers its URL. A printed code and a short URL
      need one also: App Clip Codes launch nothing without an advanced experience, and each of several domains
      needs its own (Apple, “Configuring App Clip experiences”, “Supporting invocations from your website and
      the Messages app”). Without one, people see the default card, or none.

      The experience of a home page covers its whole domain. A page has a separate experience if it is a
      business or a location, or if it sets `clip.title`, `clip.subtitle`, or `clip.action`.
      """,
    fix: "Show the App Clip on the home page of the domain, or give the page a separate card.",
    example: .files(
      wrong: """
        ==> Content/index.md <==
        ---
        title: Donuts
        clip: {display: none}
        ---
        ==> Content/about.md <==
        ---
        title: About
        clip: {display: card}
        ---
        """,
      right: """
        ==> Content/index.md <==
        ---
        title: Donuts
        ---
        ==> Content/about.md <==
        ---
        title: About
        ---
        """))

  /// A published URL is outside every experience of a domain that has some.
  package static let uncoveredURL = DiagnosticCode(
    "UncoveredURL", .note,
    summary: "No App Clip experience covers a page, so a scan may show “App Clip Unavailable”.",
    explanation: """
      By Apple's documents, a scan of a URL that no advanced experience covers launches the default experience.
      Developers report something else, which Apple has not confirmed: if the domain has advanced experiences
      for other URLs, an iPhone shows “App Clip Unavailable” and does not open the page (Apple Developer
      Forums, thread 803187). Links in Safari are not affected. `clipsite resolve` says the same.

      The experience of a home page covers its whole domain.
      """,
    fix: "Give the home page an experience, or print URLs of a domain without experiences.",
    example: .files(
      wrong: """
        ==> Content/index.md <==
        ---
        title: Donuts
        clip: {display: none}
        ---
        ==> Content/market.md <==
        ---
        title: Market Street
        place: {locality: San Francisco}
        clip: {display: card}
        ---
        """,
      right: """
        ==> Content/index.md <==
        ---
        title: Donuts
        ---
        ==> Content/market.md <==
        ---
        title: Market Street
        place: {locality: San Francisco}
        ---
        """))
}

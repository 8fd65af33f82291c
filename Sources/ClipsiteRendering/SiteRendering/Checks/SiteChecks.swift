import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
import ClipsiteSystem
package import ClipsiteText

/// The checks that look at the site as a whole.
package enum SiteChecks {
  package static func check(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    OverlappingPrefix.check(site, content) + ExperienceCoverageRules.check(site, content)
      + ShortURLCards.check(site, content)
      + homePages(site, content)
      + WebsiteFileRules.check(site, content) + WellKnownFileRules.check(site, content)
      + OtherAppRules.check(site, content)
      + PublishTargetRules.check(site, content)
      + BrandFileRules.check(site, content) + BrandColorRules.check(site, content)
  }

  private static func homePages(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    // A file that cannot be read may name the domain.
    guard site.areAllURLsKnown else { return [] }
    var roots: [DomainID: PageID] = [:]
    for alias in site.aliases where alias.path.isRoot { roots[alias.domain] = alias.page }
    for (id, page) in zip(site.pages.ids, site.pages) where page.path.isRoot { roots[page.domain] = id }
    let queries = site.queryAliases.filter { !site.isRedirected($0) }
    return emptyRoots(site, content, roots, queries) + domainsWithoutURL(site, content)
      + queries.compactMap { query($0, site, content, roots) }
  }

  private static func emptyRoots(
    _ site: Site, _ content: ContentFolder, _ roots: [DomainID: PageID], _ queries: [QueryAlias]
  ) -> [Diagnostic] {
    var domains = Set(site.domains.ids.filter { site[$0].role != .shortURLs })
    domains.formUnion(queries.map(\.domain))
    domains.subtract(roots.keys)
    let firsts = Dictionary(queries.map { ($0.domain, $0) }) { first, _ in first }
    return domains.sorted().map { domain in
      let name = site[domain].name.rawValue
      guard let alias = firsts[domain] else {
        return Diagnostic(
          .noHomePage, at: SourceRange(content.displayPath(of: SiteFolder.configurationFileName)),
          "the domain `\(name)` has no home page", fix: "add an index.md")
      }
      return Diagnostic(
        .noHomePage, at: content.range(of: alias, in: site),
        "the domain `\(name)` has no page at its root, which `\(alias.url)` needs",
        fix: "add `https://\(name)` to the `aliases` of the page that should answer")
    }
  }

  private static func domainsWithoutURL(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    // A domain that a page names waits for another layout.
    let names = Set(site.domains.map(\.name)).union(site.pages.compactMap(\.source.fields.domain?.value))
    return site.configuration.domains.filter { !names.contains($0) }.map { domain in
      Diagnostic(
        .noHomePage, at: SourceRange(content.displayPath(of: SiteFolder.configurationFileName)),
        "the domain `\(domain)` has no page and no short URL, so it gets no AASA file",
        fix: "remove it, add a short URL on it, or set `layout: multi-domain` and give a page this `domain`")
    }
  }

  private static func query(
    _ alias: QueryAlias, _ site: Site, _ content: ContentFolder, _ roots: [DomainID: PageID]
  ) -> Diagnostic? {
    guard let root = roots[alias.domain],
      !isAbove(site.original(of: root), site.original(of: alias.page), site)
    else { return nil }
    return Diagnostic(
      .queryOfAnotherPage, at: content.range(of: alias, in: site),
      "`\(alias.url)` leads to \(site.url(of: site[root])) in a browser, because no file can answer a query",
      fix: "let a page above both answer at the root, or choose a provider that tells queries apart")
  }
}

extension SiteChecks {
  /// Indicates whether a page is another one, or that of a folder above it, from which people find it.
  private static func isAbove(_ upper: PageID, _ page: PageID, _ site: Site) -> Bool {
    let folders = sequence(first: site[page].section) { site[$0].parent }
    return upper == page || folders.contains { site[$0].index == upper }
  }
}

extension ContentFolder {
  /// Returns the range of a short URL with a query in its page.
  func range(of alias: QueryAlias, in site: Site) -> SourceRange {
    SourceRange(displayPath(of: site.source(of: site[alias.page])), alias.range.bytes)
  }
}

extension DiagnosticCode {
  /// A domain has no home page.
  package static let noHomePage = DiagnosticCode(
    "NoHomePage", .warning,
    summary: "A domain has no page at `/`.",
    explanation: """
      People shorten URLs to the domain, and an experience for the domain launches with its bare URL. The home
      page of the primary domain is `Content/index.md`. The home page of another domain is the `index.md` of
      the folder that names it. A domain that only has short URLs needs none.

      The root page of a domain also answers short URLs with a query, such as
      `https://appclip.example.com?id=1`, unless the provider redirects them. A domain with only short URLs gets a
      root page from an alias without a query. A domain without any URL gets no AASA file.
      """,
    fix: "Add the page.",
    example: .files(
      wrong: """
        ==> Content/site.yml <==
        domains: [example.com, example.org]
        """,
      right: """
        ==> Content/site.yml <==
        domains: [example.com, example.org]
        ==> Content/shop/index.md <==
        ---
        title: Shop
        domain: example.org
        ---
        """))

  /// The page at the root of a domain is another one than that of a short URL with a query.
  package static let queryOfAnotherPage = DiagnosticCode(
    "QueryOfAnotherPage", .warning,
    summary: "A short URL with a query leads to another page in a browser.",
    explanation: """
      The page at the root of a domain answers all queries, unless the provider tells them apart: `nginx`, `apache`,
      `caddy`, `lighttpd`, and `s3-cloudfront` do, if the query consists of letters, digits, and `-._=&`. The App Clip
      gets the right URL in any case.
      """,
    fix: "Let a page above both answer at the root, or choose a provider that tells queries apart.",
    example: .files(
      wrong: """
        ==> Content/site.yml <==
        domains: [example.com, appclip.example.com]
        ==> Content/market.md <==
        ---
        title: Market
        place: {locality: San Francisco}
        aliases: ["https://appclip.example.com"]
        ---
        ==> Content/pier.md <==
        ---
        title: Pier
        place: {locality: San Francisco}
        aliases: ["https://appclip.example.com?id=2"]
        ---
        """,
      right: """
        ==> Content/site.yml <==
        domains: [example.com, appclip.example.com]
        ==> Content/index.md <==
        ---
        title: Donuts
        aliases: ["https://appclip.example.com"]
        ---
        ==> Content/pier.md <==
        ---
        title: Pier
        place: {locality: San Francisco}
        aliases: ["https://appclip.example.com?id=2"]
        ---
        """))
}

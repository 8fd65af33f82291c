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
    var domains = Set(site.domains.ids.filter { site[$0].role != .shortURLs })
    domains.formUnion(site.queryAliases.map(\.domain))
    for page in site.pages where page.path.isRoot { domains.remove(page.domain) }
    for alias in site.aliases where alias.path.isRoot { domains.remove(alias.domain) }
    let firsts = Dictionary(site.queryAliases.map { ($0.domain, $0) }) { first, _ in first }
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
      `https://appclip.example.com?id=1`. A domain with only short URLs gets a root page from an alias without
      a query.
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
}

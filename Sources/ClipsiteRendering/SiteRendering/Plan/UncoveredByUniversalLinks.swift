import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem
package import ClipsiteText

/// Pages that show the App Clip are left out of the app's universal links.
package enum UncoveredByUniversalLinks {
  /// - Parameter associations: The AASA file of each domain.
  package static func check(
    _ site: Site, _ content: ContentFolder, associations: [[UInt8]], _ workers: Workers
  ) -> [Diagnostic] {
    let matchers = zip(site.domains, associations).map { domain, association -> UniversalLinkMatcher? in
      guard let file = try? JSONParser.parse(association).value, file["applinks"] != nil else {
        return nil
      }
      return UniversalLinkMatcher(file, domain: domain.name)
    }
    guard matchers.contains(where: { $0 != nil }) else { return [] }
    let slices = workers.map(site.pages.count, by: 512) { slice in
      site.pages[slice].flatMap { page -> [Finding] in
        guard site.isKnown(page), site.display(of: page) != .none else { return [] }
        return ([page.path] + [site.cardPagePath(of: page)].compactMap(\.self)).map {
          Finding(domain: page.domain, path: $0, page: page)
        }.filter { isUncovered($0, of: site, by: matchers) }
      }
    }
    let shortURLs = site.aliases.map { Finding(domain: $0.domain, path: $0.path, page: site[$0.page]) }
      .filter { site.display(of: $0.page) != .none && isUncovered($0, of: site, by: matchers) }
    return Dictionary(grouping: slices.joined() + shortURLs, by: \.domain).values.compactMap { uncovered in
      uncovered.first.map { diagnostic($0, count: uncovered.count, site, content) }
    }
  }

  /// A URL that shows the App Clip, or that leads to a page which does.
  private struct Finding: Sendable {
    let domain: DomainID
    let path: URLPath
    let page: Page
  }

  /// Notes a site that has no universal links at all, unless its app is still that of an example.
  package static func note(_ site: Site, _ content: ContentFolder) -> [Diagnostic] {
    let hasFiles = site.assets.contains { $0.source.text.hasSuffix(WellKnown.associationName.text) }
    guard site.configuration.options.universalLinks.isEmpty, !hasFiles,
      site.configuration.placeholders.isEmpty,
      site.pages.contains(where: { site.display(of: $0) != .none })
    else { return [] }
    return [
      Diagnostic(
        .uncoveredByUniversalLinks,
        at: SourceRange(content.displayPath(of: SiteFolder.configurationFileName)),
        "no URL of the site opens the full app, which replaces the App Clip once it is installed",
        fix: "if the app handles all URLs of the App Clip, add `universal-links: [{path: \"/*\"}]`",
        severity: .note)
    ]
  }

  private static func isUncovered(
    _ finding: Finding, of site: Site, by matchers: [UniversalLinkMatcher?]
  ) -> Bool {
    guard let matcher = matchers[finding.domain.offset] else { return false }
    let url = InvocationURL(host: site[finding.domain].name, slugs: finding.path.description)
    if case .matched = matcher.verdict(on: url) { return false }
    return true
  }

  private static func diagnostic(
    _ finding: Finding, count: Int, _ site: Site, _ content: ContentFolder
  ) -> Diagnostic {
    let subject = count == 1 ? "shows" : "and \(count - 1) more show"
    return Diagnostic(
      .uncoveredByUniversalLinks, at: SourceRange(content.displayPath(of: site.source(of: finding.page))),
      "\(site.url(of: finding.path, on: finding.domain)) \(subject) the App Clip, "
        + "but the app's universal links do not cover it",
      fix: "add its path to `universal-links` in site.yml, or set `clip.display: none` on the page")
  }
}

extension DiagnosticCode {
  /// Pages that show the App Clip are left out of the app's universal links.
  package static let uncoveredByUniversalLinks = DiagnosticCode(
    "UncoveredByUniversalLinks", .warning,
    summary: "`universal-links` does not cover a page with the App Clip tag, or its short URL.",
    explanation: """
      The full app replaces the App Clip once it is installed, and every invocation launches the app. So it must
      handle the same URLs, and offer the same (Apple, “Configuring the launch experience of your App Clip”). Old
      reports claim that the banner does not appear on other pages (openradar 25747058).

      If a site has no `universal-links` at all, `clipsite check` notes it.
      """,
    fix: "Extend `universal-links` to the page.",
    example: .init(
      .configuration,
      wrong: #"universal-links: [{path: "/stores/*"}]"#,
      right: #"universal-links: [{path: "/*"}]"#))
}

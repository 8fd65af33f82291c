import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSystem
package import ClipsiteText

/// The domains of the site while it is assembled.
package struct DomainTable {
  private(set) var all: [SiteDomain] = []
  private var positions: [AssociatedDomain: DomainID] = [:]

  /// The domains that the configuration and the layout give the site from the start.
  init(_ configuration: SiteConfiguration) {
    switch configuration.options.layout {
    case .multiDomain:
      for domain in configuration.domains {
        _ = position(of: domain, as: all.isEmpty ? .primary : .declared)
      }
    case .singleDomain:
      _ = position(of: configuration.primaryDomain, as: .primary)
    }
  }

  /// The position of a domain; a new one is added.
  mutating func position(of domain: AssociatedDomain, as role: SiteDomain.Role) -> DomainID {
    if let position = positions[domain] { return position }
    let position = DomainID(all.count)
    positions[domain] = position
    all.append(SiteDomain(name: domain, role: role))
    return position
  }

  /// The position of a domain that has short URLs.
  mutating func position(ofShortURLs domain: AssociatedDomain, hasPages: (DomainID) -> Bool) -> DomainID {
    let id = position(of: domain, as: .shortURLs)
    if all[id].role == .declared, !hasPages(id) { all[id.offset].role = .shortURLs }
    return id
  }

  /// The position of a domain that the site already has.
  func position(of domain: AssociatedDomain) -> DomainID? { positions[domain] }
}

extension SiteAssembler {
  /// The position of a domain that a page names for itself, or `nil` if that changes nothing: it is the one
  /// that the page has anyway, the primary one, or the layout has only one.
  mutating func ownDomain(_ named: Ranged<AssociatedDomain>, at domain: DomainID, _ path: String)
    -> DomainID?
  {
    guard declaredDomains.contains(named.value) else {
      reportUndeclared(named.value, at: SourceRange(path, named.range.bytes))
      return nil
    }
    guard configuration.options.layout == .multiDomain, named.value != configuration.primaryDomain,
      named.value != domains.all[domain].name
    else { return nil }
    return domains.position(of: named.value, as: .declared)
  }

  mutating func reportUndeclared(_ domain: AssociatedDomain, at range: SourceRange) {
    undeclaredDomains.append((domain, range))
  }

  /// Reports the domains that `site.yml` does not list, once for each file, with the line that lists all.
  mutating func reportUndeclaredDomains() {
    let declared = configuration.domains.map(\.rawValue)
    let all = undeclaredDomains.map(\.domain.rawValue).filter { !declared.contains($0) }
    let line = ConfigurationLine("domains", declared + all)
    for found in Dictionary(grouping: undeclaredDomains, by: \.range.path).values {
      let names = Set(found.map(\.domain.rawValue)).sorted()
      // A subdomain is seldom a typing error.
      let similar = Suggestion.nearest(to: names[0], in: declared.filter { !names[0].hasSuffix("." + $0) })
      diagnostics.report(
        .undeclaredDomain, at: found[0].range,
        names.count == 1
          ? "the domain `\(names[0])` is not listed in site.yml"
          : "the domains \(Suggestion.list(names.map { "`\($0)`" })) are not listed in site.yml",
        fix: names.count == 1
          ? similar.map { "did you mean `\($0)`?" } ?? "add it to `domains`" : "add them to `domains`",
        notes: [line.note(in: content)])
    }
  }
}

extension DiagnosticCode {
  /// A page names a domain that `site.yml` does not list.
  package static let undeclaredDomain = DiagnosticCode(
    "UndeclaredDomain", .error,
    summary: "A domain is missing in `domains` of `site.yml`.",
    explanation: """
      `domains` lists every domain of pages and of short URLs, so that clipsite finds a misspelled one, and so
      that nobody adds a domain to your app with a page alone. A domain that only has short URLs needs no home
      page. The note has the complete line for `site.yml`.
      """,
    fix: "Add the domain to `domains`, or correct it.",
    example: .init(.frontMatter, wrong: "domain: exmaple.com", right: "domain: example.com"))
}

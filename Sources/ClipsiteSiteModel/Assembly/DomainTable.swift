import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsitePlatform
import ClipsiteSiteContent

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
    let declared = configuration.domains.map(\.rawValue)
    diagnostics.report(
      .undeclaredDomain, at: range, "the domain `\(domain)` is not listed in site.yml",
      fix: Suggestion.fix(for: domain.rawValue, in: declared) ?? "add it to `domains`")
  }
}

extension DiagnosticCode {
  /// A page names a domain that `site.yml` does not list.
  package static let undeclaredDomain = DiagnosticCode(
    "UndeclaredDomain", .error,
    summary: "A domain is missing in `domains` of `site.yml`.",
    explanation: """
      `domains` lists every domain of a business, so that clipsite finds a misspelled one. Nobody may own such
      a domain, and the app's entitlement would lack it. Only the domains of short URLs in `aliases` need not
      be listed.
      """,
    fix: "Add the domain to `domains`, or correct it.",
    example: .init(.frontMatter, wrong: "domain: exmaple.com", right: "domain: example.com"))
}

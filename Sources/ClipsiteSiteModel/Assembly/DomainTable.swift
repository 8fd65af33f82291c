package import ClipsitePlatform
package import ClipsiteAppClips

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

extension WellKnown {
  /// Where a file below the content folder's `.well-known` goes.
  package enum Destination {
    /// A path below a domain's folder.
    case domain(DomainID, path: RelativePath)
    /// A domain that `site.yml` declares and the layout does not use.
    case unusedDomain
    /// A domain that the site does not know.
    case unknownDomain(AssociatedDomain)
  }

  /// Where a file below the content folder's `.well-known` goes; nil for other files.
  ///
  /// - Parameter declared: The domains of `site.yml`.
  package static func destination(
    of path: RelativePath, domains: DomainTable, declared: [AssociatedDomain]
  ) -> Destination? {
    guard holds(path) else { return nil }
    let names = path.components
    guard names.count > 2, let domain = try? AssociatedDomain(names[1].text) else {
      return .domain(.primary, path: path)
    }
    if let domain = domains.position(of: domain) {
      return .domain(domain, path: names[2...].reduce(folder) { $0.appending($1) })
    }
    return declared.contains(domain) ? .unusedDomain : .unknownDomain(domain)
  }
}

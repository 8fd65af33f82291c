import ClipsiteAppClips

/// The domains of the site while it is assembled.
struct HostTable {
  private(set) var hosts: [Host] = []
  private var positions: [AssociatedDomain: Int] = [:]

  /// The domains that the configuration and the layout give the site from the start.
  init(_ configuration: SiteConfiguration) {
    switch configuration.options.layout {
    case .multiDomain:
      for domain in configuration.domains {
        _ = position(of: domain, as: hosts.isEmpty ? .primary : .declared)
      }
    case .singleDomain:
      _ = position(of: configuration.primaryDomain, as: .primary)
    }
  }

  /// The position of a domain; a new one is added.
  mutating func position(of domain: AssociatedDomain, as role: Host.Role) -> Int {
    if let position = positions[domain] { return position }
    positions[domain] = hosts.count
    hosts.append(Host(domain: domain, role: role))
    return hosts.count - 1
  }

  /// The position of a domain that the site already has.
  func position(of domain: AssociatedDomain) -> Int? { positions[domain] }
}

import ClipsiteAppClips
import ClipsiteNetwork
import ClipsiteSystem

/// The ports of a preview: the main one, and one for each domain while there are enough.
struct DomainPorts: Sendable {
  /// The largest number of domains with a port. Each port is two sockets that the server looks at.
  static let limit = 64
  /// The number of ports after a taken one that are tried.
  static let alternatives: UInt16 = 20

  private let server: RunningServer
  private let addresses: PreviewAddresses
  private let options: PreviewSession.Options
  private let known = Locked<[AssociatedDomain]?>(nil)

  init(of server: RunningServer, _ addresses: PreviewAddresses, _ options: PreviewSession.Options) {
    self.server = server
    self.addresses = addresses
    self.options = options
  }

  /// Gives each domain that has none a port. A port stays with its domain as long as the preview runs.
  func open(for domains: [AssociatedDomain]) {
    guard known.withLock({ $0 != domains }) else { return }
    known.withLock { $0 = domains }
    let chosen = options.domain.flatMap { name in domains.first { $0.rawValue == name } }
    if addresses.mainDomain == nil {
      if let chosen {
        addresses.showOnMainPort(chosen)
      } else if domains.count == 1, addresses.count == 0 {
        addresses.showOnMainPort(domains[0])
      }
    }
    for domain in domains where addresses.port(of: domain) == nil && addresses.count < Self.limit {
      if let port = port(for: domain) { addresses.listen(on: port, for: domain) }
    }
    server.answer(
      Self.hosts(
        options, isReachable: server.isReachableFromOutside, domains: domains.map(\.rawValue),
        main: addresses.mainDomain?.rawValue))
  }

  /// The hosts that are answered.
  ///
  /// - Parameter isReachable: Whether other devices of the network can ask, which know this computer by its
  ///   addresses and by its name.
  static func hosts(
    _ options: PreviewSession.Options, isReachable: Bool, domains: [String], main: String?
  ) -> HostPolicy {
    let name = isReachable ? NetworkInterfaces.hostName : ""
    return HostPolicy(
      domains: domains,
      allowedHosts: options.allowedHosts
        + (name.isEmpty ? [] : [name.hasSuffix(".local") ? name : "\(name).local"]),
      defaultDomain: main, allowsAddresses: isReachable)
  }

  /// Listens on the next free port for a domain, or on one that the system chooses; nil if it has none left.
  private func port(for domain: AssociatedDomain) -> UInt16? {
    let first = Int(addresses.mainPort) + addresses.count + (addresses.mainDomain == nil ? 1 : 0)
    let next = options.port == 0 ? nil : UInt16(exactly: first)
    for port in [next, 0].compactMap({ $0 }) {
      let endpoint = Endpoint(port: port, domain: domain.rawValue, alternatives: Self.alternatives)
      if let opened = try? server.listen(on: endpoint) { return opened.first?.port }
    }
    return nil
  }
}

package import ClipsiteAppClips
package import ClipsiteNetwork
import Synchronization

/// The ports of the domains of a preview. Ports are added while it runs.
package final class PreviewAddresses: Sendable {
  private struct State {
    var mainPort: UInt16 = 0
    var mainDomain: AssociatedDomain?
    var ports: [AssociatedDomain: UInt16] = [:]
  }

  private let state = Mutex(State())
  /// The addresses that other devices of the network can use, the best one first; empty if none can.
  package let network: [String]
  /// The host by which this computer reaches the preview.
  private let ownHost: String
  /// The secret that other devices need, or `nil` if they need none.
  package let token: AccessToken?

  /// Addresses that are not known yet.
  package init(network: [String] = [], ownHost: String = "localhost", token: AccessToken? = nil) {
    (self.network, self.ownHost, self.token) = (network, ownHost, token)
  }

  /// The domain that the main port shows; nil while it shows a list.
  package var mainDomain: AssociatedDomain? { state.withLock { $0.mainDomain } }

  /// The number of domains with a port.
  package var count: Int { state.withLock { $0.ports.count } }

  /// Notes the port of all that belongs to no domain.
  package func listen(on port: UInt16) { state.withLock { $0.mainPort = port } }

  /// Notes that the main port shows a domain.
  package func showOnMainPort(_ domain: AssociatedDomain) {
    state.withLock { state in
      state.mainDomain = domain
      state.ports[domain] = state.mainPort
    }
  }

  /// Notes the port of a domain.
  package func listen(on port: UInt16, for domain: AssociatedDomain) {
    state.withLock { $0.ports[domain] = port }
  }

  /// The main port.
  package var mainPort: UInt16 { state.withLock { $0.mainPort } }

  /// The port of a domain, or nil if it has none.
  package func port(of domain: AssociatedDomain) -> UInt16? { state.withLock { $0.ports[domain] } }

  /// The domain that a port shows, or nil.
  func domain(on port: UInt16) -> AssociatedDomain? {
    state.withLock { state in state.ports.first { $0.value == port }?.key }
  }

  /// The addresses as this computer reaches them.
  package var local: RequestAddresses { RequestAddresses(self, host: ownHost) }

  /// The addresses as other devices of the network reach them; nil if none can.
  package var shared: RequestAddresses? {
    network.first.map { RequestAddresses(self, host: $0) }
  }
}

/// The addresses of a preview as one request reached it.
///
/// Links follow the host of the request, because a phone knows the computer by another name than the computer
/// itself. Links to the domain that the request is for are paths alone, so they also work behind a proxy.
package struct RequestAddresses: Sendable {
  private let all: PreviewAddresses
  /// The host of the request, or `localhost`.
  package let host: String
  /// The domain that the request is for, if any.
  package let domain: AssociatedDomain?

  package init(_ all: PreviewAddresses, host: String, domain: AssociatedDomain? = nil) {
    self.all = all
    self.host = host
    self.domain = domain
  }

  /// The same addresses for links that leave the page, such as those in QR codes.
  package var absolute: RequestAddresses { RequestAddresses(all, host: host) }

  /// `true` if the request names this computer by a name that leads others to themselves.
  var isLocal: Bool { host == "localhost" || HostPolicy.isLoopback(host) }

  /// The addresses that a phone can use, if it can use any.
  var onPhone: RequestAddresses? { isLocal ? all.shared : absolute }

  /// The address of a path on a domain. A domain without a port has a name below `localhost`, which Safari
  /// does not resolve.
  package func address(of domain: AssociatedDomain, _ path: String) -> String {
    if domain == self.domain { return path }
    guard let port = all.port(of: domain) else { return "http://\(domain).localhost:\(all.mainPort)\(path)" }
    return "http://\(host):\(port)\(path)"
  }

  /// The address as another device enters by it: with the token, if it needs one.
  package func entrance(to address: String) -> String { all.token?.added(to: address) ?? address }

  /// The domain that a port shows, or nil.
  func domain(on port: UInt16) -> AssociatedDomain? { all.domain(on: port) }

  /// The address of a path that belongs to no domain.
  package func address(_ path: String) -> String { "http://\(host):\(all.mainPort)\(path)" }

  /// `true` if the address of a domain is a name below `localhost`.
  package func isName(_ domain: AssociatedDomain) -> Bool {
    domain != self.domain && all.port(of: domain) == nil
  }
}

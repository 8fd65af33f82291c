package import ClipsiteAppClips
package import ClipsiteHTTPServer
import Synchronization

/// Where the domains of a preview are to be found. The ports are only known once the server listens.
package final class PreviewAddresses: Sendable {
  private let places = Mutex<[ListeningPlace]>([])

  /// Addresses that are not known yet.
  package init() {}

  /// The server listens here.
  package func listen(at places: [ListeningPlace]) { self.places.withLock { $0 = places } }

  /// The address of a path on a domain: on the port of the domain, if it has one, or else by its name below
  /// `localhost`, which browsers and curl take for this computer (RFC 6761, section 6.3).
  package func address(of domain: AssociatedDomain, _ path: String) -> String {
    places.withLock { places in
      if let own = places.first(where: { $0.domain == domain.rawValue }) {
        return "http://localhost:\(own.port)\(path)"
      }
      return "http://\(domain).localhost:\(places.first?.port ?? 0)\(path)"
    }
  }

  /// The address of a path that belongs to no domain.
  package func address(_ path: String) -> String {
    "http://localhost:\(places.withLock { $0.first?.port ?? 0 })\(path)"
  }
}

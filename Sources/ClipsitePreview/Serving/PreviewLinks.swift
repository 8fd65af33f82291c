package import ClipsiteAppClips
package import ClipsiteHTTPServer
import Synchronization

/// The addresses of a preview's domains. The ports are only known once the server listens.
package final class PreviewAddresses: Sendable {
  private let addresses = Mutex<[ListeningAddress]>([])

  /// Addresses that are not known yet.
  package init() {}

  /// The server listens here.
  package func listen(at addresses: [ListeningAddress]) { self.addresses.withLock { $0 = addresses } }

  /// The address of a path on a domain: on the port of the domain, if it has one, or else by its name below
  /// `localhost`, which browsers and curl take for this computer (RFC 6761, section 6.3).
  package func address(of domain: AssociatedDomain, _ path: String) -> String {
    addresses.withLock { addresses in
      if let own = addresses.first(where: { $0.domain == domain.rawValue }) {
        return "http://localhost:\(own.port)\(path)"
      }
      return "http://\(domain).localhost:\(addresses.first?.port ?? 0)\(path)"
    }
  }

  /// The address of a path that belongs to no domain.
  package func address(_ path: String) -> String {
    "http://localhost:\(addresses.withLock { $0.first?.port ?? 0 })\(path)"
  }
}

/// Leads the links and pictures of a page that point to another domain of the site to that domain's preview.
///
/// Only what a visitor follows or sees is changed; canonical addresses, previews and structured data stay
/// what they will be on the web.
struct PreviewLinks: Sendable {
  private let domains: [(name: [UInt8], domain: AssociatedDomain)]
  private let addresses: PreviewAddresses

  private static let scheme = Array("https://".utf8)
  private static let sizes = Array(" srcset=\"".utf8)
  private static let openings = [Array("<a href=\"".utf8), Array(" src=\"".utf8), sizes]

  /// - Parameter domains: The domains of the site.
  init(_ domains: [AssociatedDomain], _ addresses: PreviewAddresses) {
    self.domains = domains.map { (Array($0.rawValue.utf8), $0) }
    self.addresses = addresses
  }

  /// The page with the addresses of the preview.
  func apply(to page: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(page.count)
    var copied = 0
    var index = 0
    while index < page.count {
      guard page[index] == Self.scheme[0], page[index...].starts(with: Self.scheme),
        isFollowedOrSeen(page[..<index]),
        let found = domain(in: page, at: index + Self.scheme.count)
      else {
        index += 1
        continue
      }
      result += page[copied..<index]
      result += addresses.address(of: found.domain, "").utf8
      index += Self.scheme.count + found.name.count
      copied = index
    }
    return result + page[copied...]
  }

  /// Indicates whether some bytes come before a URL that a browser follows or shows: the only URL of an
  /// attribute, or one of a list of sizes.
  private func isFollowedOrSeen(_ before: ArraySlice<UInt8>) -> Bool {
    if Self.openings.contains(where: { before.ends(with: $0) }) { return true }
    guard before.last == UInt8(ascii: " "), let quote = before.lastIndex(of: UInt8(ascii: "\"")) else {
      return false
    }
    return before[...quote].ends(with: Self.sizes)
  }

  /// The domain that stands at an offset, whole.
  private func domain(in page: [UInt8], at start: Int) -> (name: [UInt8], domain: AssociatedDomain)? {
    domains.first { domain in
      let end = start + domain.name.count
      guard end < page.count, page[start..<end].elementsEqual(domain.name) else { return false }
      return "/?#\"".utf8.contains(page[end])
    }
  }
}

extension ArraySlice<UInt8> {
  /// Indicates whether the bytes end with a suffix.
  fileprivate func ends(with other: [UInt8]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}

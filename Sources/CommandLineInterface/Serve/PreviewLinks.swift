import AppClips

/// Leads the links and pictures of a page that point to another domain of the site to that domain's preview.
///
/// Only what a visitor follows or sees is changed; canonical addresses, previews and structured data stay what they will
/// be on the web.
struct PreviewLinks: Sendable {
  private let hosts: [(name: [UInt8], domain: AssociatedDomain)]
  private let addresses: PreviewAddresses

  private static let scheme = Array("https://".utf8)
  private static let openings = [Array("<a href=\"".utf8), Array(" src=\"".utf8)]

  /// - Parameter domains: The domains of the site.
  init(_ domains: [AssociatedDomain], _ addresses: PreviewAddresses) {
    hosts = domains.map { (Array($0.rawValue.utf8), $0) }
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
        Self.openings.contains(where: { page[..<index].ends(with: $0) }),
        let host = host(in: page, at: index + Self.scheme.count)
      else {
        index += 1
        continue
      }
      result += page[copied..<index]
      result += addresses.address(of: host.domain, "").utf8
      index += Self.scheme.count + host.name.count
      copied = index
    }
    return result + page[copied...]
  }

  /// The domain that stands at an offset, whole.
  private func host(in page: [UInt8], at start: Int) -> (name: [UInt8], domain: AssociatedDomain)? {
    hosts.first { host in
      let end = start + host.name.count
      guard end < page.count, page[start..<end].elementsEqual(host.name) else { return false }
      return "/?#\"".utf8.contains(page[end])
    }
  }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes end with others.
  fileprivate func ends(with other: [UInt8]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}

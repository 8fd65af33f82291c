import ClipsiteAppClips

/// Leads the links and pictures of a page that point to domains of the site to their previews.
///
/// Only what a visitor follows or sees is changed; canonical addresses, previews and structured data stay
/// what they will be on the web.
struct PreviewLinks: Sendable {
  private let domains: [[UInt8]: AssociatedDomain]
  private let addresses: RequestAddresses

  private static let scheme = Array("https://".utf8)
  private static let openings = [Array(" href=\"".utf8), Array(" src=\"".utf8), Array(" srcset=\"".utf8)]
  private static let reference = openings[0]
  /// The mark of a link to a name below `localhost`.
  private static let mark = Array(" title=\"not in Safari\"".utf8)
  private static let sizes = openings[2]
  /// The `rel` values of `<link>` elements that a browser loads.
  private static let loaded = ["icon", "shortcut icon", "apple-touch-icon", "stylesheet", "manifest"]
    .map { Array(" rel=\"\($0)\"".utf8) }
  /// The length of a domain at most (RFC 1035, section 2.3.4).
  private static let longestName = 255
  /// The length of a tag up to an address at most, in bytes.
  private static let longestTag = 1 << 12

  /// - Parameter domains: The domains of the site.
  init(_ domains: [AssociatedDomain], _ addresses: RequestAddresses) {
    self.domains = Dictionary(domains.map { (Array($0.rawValue.utf8), $0) }) { first, _ in first }
    self.addresses = addresses
  }

  /// The page with the addresses of the preview.
  func apply(to page: [UInt8]) -> [UInt8] { apply(to: page, isFollowedOrSeen) }

  /// The index of a search page with the addresses of the preview. In JSON, a URL is a whole string.
  func apply(toIndex file: [UInt8], of contentType: String) -> [UInt8] {
    guard contentType.hasPrefix("application/json") else { return file }
    return apply(to: file) { $0.last == UInt8(ascii: "\"") }
  }

  private func apply(to page: [UInt8], _ isChanged: (ArraySlice<UInt8>) -> Bool) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(page.count)
    var copied = 0
    var index = 0
    while index < page.count {
      guard page[index] == Self.scheme[0], page[index...].starts(with: Self.scheme),
        let found = domain(in: page, at: index + Self.scheme.count),
        isChanged(page[max(0, index - Self.longestTag)..<index])
      else {
        index += 1
        continue
      }
      let end = found.end
      let address = addresses.address(of: found.domain, "")
      result += page[copied..<index]
      if addresses.isName(found.domain), isLink(page[max(0, index - Self.longestTag)..<index]) {
        result.insert(contentsOf: Self.mark, at: result.count - Self.reference.count)
      }
      result += address.utf8
      if address.isEmpty, page[end] != UInt8(ascii: "/") { result.append(UInt8(ascii: "/")) }
      index = end
      copied = end
    }
    return result + page[copied...]
  }

  /// Indicates whether a browser follows or shows the URL after some bytes: the only URL of an attribute, or
  /// one of a list of sizes.
  private func isFollowedOrSeen(_ before: ArraySlice<UInt8>) -> Bool {
    guard let last = before.last else { return false }
    if last == UInt8(ascii: " ") {
      guard let quote = before.lastIndex(of: UInt8(ascii: "\"")) else { return false }
      return before[...quote].ends(with: Self.sizes)
    }
    guard Self.openings.contains(where: { before.ends(with: $0) }) else { return false }
    return !before.ends(with: Self.reference) || isFollowed(before)
  }

  /// Indicates whether the `href` at the end of some bytes is the one of a link, or of a file that the page
  /// loads.
  private func isFollowed(_ before: ArraySlice<UInt8>) -> Bool {
    if isLink(before) { return true }
    guard let tag = tag(at: before) else { return false }
    return tag.starts(with: "<link ".utf8) && Self.loaded.contains { tag.firstRange(of: $0) != nil }
  }

  /// Indicates whether some bytes end with the `href` of a link.
  private func isLink(_ before: ArraySlice<UInt8>) -> Bool {
    before.ends(with: Self.reference) && tag(at: before)?.starts(with: "<a ".utf8) == true
  }

  /// The last tag that begins in some bytes, up to their end.
  private func tag(at before: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    before.lastIndex(of: UInt8(ascii: "<")).map { before[$0...] }
  }

  /// The domain that stands at an offset, whole.
  private func domain(in page: [UInt8], at start: Int) -> (end: Int, domain: AssociatedDomain)? {
    let limit = min(page.count, start + Self.longestName + 1)
    guard let end = page[start..<limit].firstIndex(where: { "/?#\"".utf8.contains($0) }) else { return nil }
    return domains[Array(page[start..<end])].map { (end, $0) }
  }
}

extension ArraySlice<UInt8> {
  /// Indicates whether the bytes end with others.
  fileprivate func ends(with other: [UInt8]) -> Bool {
    count >= other.count && suffix(other.count).elementsEqual(other)
  }
}

import ClipsiteAppClips
import ClipsiteSite
import ClipsiteSystem

/// A file of the site, as a link of one of its pages names it.
struct LinkTarget {
  let domain: DomainID
  /// The path with a slash in front, without query and fragment, percent-encoded.
  let path: String
  /// Indicates whether the link also names the domain.
  let namesDomain: Bool

  /// A page, which relative links are seen from.
  init(domain: DomainID, path: String) {
    self.domain = domain
    self.path = path
    namesDomain = false
  }

  /// Creates the meaning of a reference (URL Standard, section 4.4), or `nil` if it leads to another site,
  /// stays on the page, or is not a web URL.
  ///
  /// - Parameters:
  ///   - reference: The decoded value of an attribute.
  ///   - base: The URL that relative references are seen from.
  ///   - domains: The positions of the site's domains.
  init?(_ reference: [UInt8], from base: LinkTarget, _ domains: [String: DomainID]) {
    guard let reference = LinkReference(reference) else { return nil }
    let path = reference.rest.prefix { !LinkReference.startsQuery($0) }
    if let host = reference.host {
      guard let domain = domains[host] else { return nil }
      self.domain = domain
      self.path = Self.resolved(path)
      namesDomain = true
    } else {
      guard let first = path.first else { return nil }
      domain = base.domain
      namesDomain = false
      let isRooted = first == UInt8(ascii: "/")
      self.path = Self.resolved(
        isRooted ? path : (Array(RelativePath(base.path).folder.utf8) + [0x2F] + path)[...])
    }
  }

  /// A path without the segments `.` and `..`.
  private static func resolved(_ path: ArraySlice<UInt8>) -> String {
    var segments: [ArraySlice<UInt8>] = []
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
    for (index, part) in parts.enumerated() {
      let name =
        part.count > 6 ? "" : String(decoding: part, as: UTF8.self).lowercased().replacing("%2e", with: ".")
      guard name == "." || name == ".." else {
        segments.append(part)
        continue
      }
      if name == ".." { _ = segments.popLast() }
      if index == parts.count - 1 { segments.append([]) }
    }
    return "/" + String(decoding: Array(segments.joined(separator: [UInt8(ascii: "/")])), as: UTF8.self)
  }
}

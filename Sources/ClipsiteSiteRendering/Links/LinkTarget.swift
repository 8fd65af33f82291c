import ClipsiteAppClips
import ClipsiteMarkup
import ClipsitePlatform
import ClipsiteSiteModel

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
    let text = Self.cleaned(reference)
    guard !text.isEmpty else { return nil }
    guard let rest = Self.withoutScheme(text[...]) else { return nil }
    if rest.starts(with: "//".utf8) {
      let authority = rest.dropFirst(2).prefix { $0 != UInt8(ascii: "/") }
      guard let domain = domains[Self.host(authority)] else { return nil }
      self.domain = domain
      path = Self.resolved(rest[authority.endIndex...])
      namesDomain = true
    } else {
      guard rest.startIndex == 0 else { return nil }
      domain = base.domain
      namesDomain = false
      let isRooted = rest.first == UInt8(ascii: "/")
      path = Self.resolved(
        isRooted ? rest : (Array(RelativePath(base.path).folder.utf8) + [0x2F] + rest)[...])
    }
  }

  /// The reference up to `?` or `#`, as browsers read it: without white space at its ends, tabs, and line
  /// ends, and with slashes for backslashes.
  private static func cleaned(_ reference: [UInt8]) -> [UInt8] {
    let text = reference.drop { $0 <= 0x20 }.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
    let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.startIndex
    return text[..<end].compactMap { byte in
      byte == 0x09 || byte == 0x0A || byte == 0x0D
        ? nil : byte == UInt8(ascii: "\\") ? UInt8(ascii: "/") : byte
    }
  }

  /// Returns the text behind `https:` or `http:`, the whole reference if it has no scheme, or `nil` for other
  /// schemes.
  private static func withoutScheme(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let mark = text.firstIndex { $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "/") }
    guard let mark, text[mark] == UInt8(ascii: ":") else { return text }
    let scheme = String(decoding: text[..<mark], as: UTF8.self).lowercased()
    guard scheme.utf8.first.map(MarkupBytes.isLetter) == true else { return text }
    return scheme == "https" || scheme == "http" ? text[(mark + 1)...] : nil
  }

  /// The domain of an authority without the port that the schemes have.
  private static func host(_ authority: ArraySlice<UInt8>) -> String {
    let text = String(decoding: authority, as: UTF8.self).lowercased()
    for port in [":443", ":80", ":"] where text.hasSuffix(port) {
      return String(text.dropLast(port.utf8.count))
    }
    return text
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

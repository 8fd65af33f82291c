import ClipsiteText

/// A reference as browsers read it (URL Standard, section 4.4): a host, and the text behind it.
package struct LinkReference {
  /// The host in lower case, with its port unless that is the one of the scheme, or `nil` if the reference
  /// names none.
  package let host: String?
  /// The path, the query, and the fragment.
  package let rest: ArraySlice<UInt8>

  /// Reads the decoded value of an attribute, or returns `nil` if it is empty or not a web URL.
  package init?(_ reference: [UInt8]) {
    let text = Self.cleaned(reference)
    guard !text.isEmpty, let rest = Self.withoutScheme(text[...]) else { return nil }
    if rest.starts(with: "//".utf8) {
      let authority = rest.dropFirst(2).prefix { !Self.endsAuthority($0) }
      host = Self.host(authority)
      self.rest = rest[authority.endIndex...]
    } else {
      guard rest.startIndex == 0 else { return nil }
      host = nil
      self.rest = rest
    }
  }

  /// The reference without white space at its ends, tabs, and line ends, and with slashes for the backslashes
  /// of its path.
  private static func cleaned(_ reference: [UInt8]) -> [UInt8] {
    let text = reference.drop { $0 <= 0x20 }
    let end = text.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? text.startIndex
    let query = text.firstIndex(where: startsQuery) ?? end
    return text[..<end].indices.compactMap { index in
      switch text[index] {
      case 0x09, 0x0A, 0x0D: nil
      case UInt8(ascii: "\\") where index < query: UInt8(ascii: "/")
      case let byte: byte
      }
    }
  }

  /// Returns the text behind `https:` or `http:`, the whole reference if it has no scheme, or `nil` for other
  /// schemes.
  private static func withoutScheme(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let mark = text.firstIndex { $0 == UInt8(ascii: ":") || endsAuthority($0) }
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

  /// Returns `true` if a byte begins a query or a fragment.
  static func startsQuery(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "?") || byte == UInt8(ascii: "#") }

  private static func endsAuthority(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "/") || startsQuery(byte) }
}

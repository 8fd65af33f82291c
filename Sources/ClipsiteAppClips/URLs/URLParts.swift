/// An absolute URL cut at its delimiters (RFC 3986, appendix B), nothing checked.
package struct URLParts {
  /// The text before the first `:`, as written, or `nil` if there is no scheme.
  package var scheme: Substring?
  /// The text between `//` and the path, or `nil` if there is no `//`.
  package var authority: Substring?
  package var path: Substring
  package var query: Substring?
  package var fragment: Substring?

  /// Cuts a text.
  package init(_ text: String) {
    var rest = Substring(text)
    if let hash = rest.position(of: "#") {
      fragment = rest[rest.utf8.index(after: hash)...]
      rest = rest[..<hash]
    }
    if let mark = rest.position(of: "?") {
      query = rest[rest.utf8.index(after: mark)...]
      rest = rest[..<mark]
    }
    if let colon = rest.position(of: ":"), Self.isScheme(rest[..<colon]) {
      scheme = rest[..<colon]
      rest = rest[rest.utf8.index(after: colon)...]
    }
    if rest.utf8.starts(with: "//".utf8) {
      rest = Substring(rest.utf8.dropFirst(2))
      let end = rest.position(of: "/") ?? rest.endIndex
      authority = rest[..<end]
      rest = rest[end...]
    }
    path = rest
  }

  /// The host as written, without the port.
  package var host: Substring { authority.map { $0[..<Self.endOfHost($0)] } ?? "" }
  /// The text behind the host and its `:`, or `nil` without one.
  package var port: Substring? {
    guard let authority, case let end = Self.endOfHost(authority), end < authority.endIndex else {
      return nil
    }
    return authority[end...].dropFirst()
  }

  private static func endOfHost(_ authority: Substring) -> Substring.Index {
    let colon = authority.hasSuffix("]") ? nil : authority.utf8.lastIndex(of: UInt8(ascii: ":"))
    return colon ?? authority.endIndex
  }

  /// Indicates whether the scheme is one, in any letter case.
  package func isScheme(_ name: String) -> Bool { scheme?.asciiLowercased == name }

  private static let schemeBytes = ASCIISet("+-.", lettersAndDigits: true)

  private static func isScheme(_ text: Substring) -> Bool {
    guard text.utf8.first?.isLetter == true else { return false }
    return text.utf8.allSatisfy { schemeBytes.contains($0) }
  }

  /// The scheme that a browser would see: white space and control characters are taken out first, which is
  /// how `java<tab>script:` gets past simple checks.
  static func disguisedScheme(of text: String) -> String? {
    guard text.utf8.contains(where: { $0 <= 0x20 || $0 == 0x7F }) else { return scheme(of: text[...]) }
    let bytes = text.utf8.filter { $0 > 0x20 && $0 != 0x7F }
    return scheme(of: String(decoding: bytes, as: UTF8.self)[...])
  }

  private static func scheme(of text: Substring) -> String? {
    guard let colon = text.position(of: ":"), isScheme(text[..<colon]) else {
      return nil
    }
    return text[..<colon].asciiLowercased
  }

  /// Schemes that run code or carry a document inside the URL.
  static let scriptSchemes = ["javascript", "data", "vbscript", "file", "blob"]
}

/// An absolute `https` or `http` URL in one of the author's fields, such as the address of an image.
///
/// Characters that a URL may not hold are percent-encoded as UTF-8 in path, query and fragment, so the text
/// is ASCII and safe in an attribute. Everything that could run code or hide where the URL leads is refused.
public struct WebURL: Hashable, Sendable, CustomStringConvertible {
  /// The URL in its canonical form: scheme and host in lower case, the rest percent-encoded.
  public let rawValue: String

  /// The greatest length in bytes.
  public static let maximumLength = 2048

  /// Checks a URL.
  public init(_ text: String) throws(InvalidValue<Rule>) {
    if let rule = Rule.broken(byTextOf: text) { throw InvalidValue(text, rule) }
    let parts = URLParts(text)
    if let rule = Rule.broken(bySchemeOf: parts, in: text) { throw InvalidValue(text, rule) }
    let authority = parts.authority ?? ""
    let (host, port) = Self.split(authority)
    if let rule = Rule.broken(byAuthority: authority, host: host, port: port) {
      throw InvalidValue(text, rule)
    }
    let scheme = parts.scheme?.asciiLowercased ?? ""
    rawValue = "\(scheme)://\(authority.asciiLowercased)" + Self.encodedTail(of: parts)
    if rawValue.utf8.count > Self.maximumLength { throw InvalidValue(text, .tooLong) }
  }

  /// A page or file of a site: `https`, a domain that has been checked, and a path that is percent-encoded
  /// where it needs to be. Nothing is left that could be wrong, so nothing is parsed.
  ///
  /// - Parameter path: The path with its leading slash.
  public init(host: AssociatedDomain, path: String) {
    let (scheme, path) = ("https://", PercentEncoding.path(path))
    let start = scheme.utf8.count + host.rawValue.utf8.count
    // In one piece: every page asks for its URL several times.
    rawValue = String(unsafeUninitializedCapacity: start + path.utf8.count) { url in
      let (_, end) = url.initialize(from: scheme.utf8)
      _ = UnsafeMutableBufferPointer(rebasing: url[end...]).initialize(from: host.rawValue.utf8)
      _ = UnsafeMutableBufferPointer(rebasing: url[start...]).initialize(from: path.utf8)
      return start + path.utf8.count
    }
  }

  /// The URL in its canonical form.
  public var description: String { rawValue }

  /// Whether the scheme is `https`; `http` is read too, and callers warn.
  public var isSecure: Bool { rawValue.utf8.starts(with: "https:".utf8) }

  /// The host in lower case, without the port.
  public var host: String { String(Self.split(URLParts(rawValue).authority ?? "").host) }

  private static func split(_ authority: Substring) -> (host: Substring, port: Substring?) {
    guard let colon = authority.utf8.lastIndex(of: UInt8(ascii: ":")), !authority.hasSuffix("]") else {
      return (authority, nil)
    }
    return (authority[..<colon], authority[colon...].dropFirst())
  }

  private static func encodedTail(of parts: URLParts) -> String {
    var tail = PercentEncoding.encode(parts.path, allowed: PercentEncoding.pathBytes, keepingEscapes: true)
    for (mark, part) in [("?", parts.query), ("#", parts.fragment)] {
      guard let part else { continue }
      tail += mark + PercentEncoding.encode(part, allowed: PercentEncoding.queryBytes, keepingEscapes: true)
    }
    return tail
  }
}

import ClipsiteAppClips

/// A request that is well-formed in every respect that RFC 9112 names, and that has no body.
package struct ReceivedRequest: Sendable {
  /// The methods that the preview knows. All others are answered with 405 or 501 before a request exists.
  package enum Method: Sendable {
    case get
    case head
  }

  /// The versions that are told apart; a higher minor version counts as 1.1 (RFC 9110, section 2.5).
  package enum Version: Sendable {
    case http10
    case http11
  }

  /// GET or HEAD.
  package let method: Method
  /// The path, percent-decoded once: it starts with `/` and has no empty segment but perhaps the last, no `.`
  /// or `..`, no backslash and no control character.
  package let path: String
  /// The text behind the first `?`, as it was sent, or `nil` without one.
  package let query: String?
  /// Whom the request is for; nil only when an HTTP/1.0 client does not say.
  package let authority: Authority?
  /// The field lines.
  package let fields: HTTPFields
  /// Indicates whether the client wants to send more requests on the connection.
  package let keepsConnection: Bool
  /// Indicates whether somebody at this computer asks. The connection decides, because every client can send
  /// `Host: localhost`.
  package var isFromThisComputer = false

  /// A request made by hand, for tests and for answers that the server asks of itself.
  package init(
    _ path: String, method: Method = .get, query: String? = nil, authority: Authority? = nil,
    fields: HTTPFields = HTTPFields(), keepsConnection: Bool = true
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.authority = authority
    self.fields = fields
    self.keepsConnection = keepsConnection
  }

  /// The value of a parameter `name=value` of the query, as it was sent; nil without it.
  package func parameter(_ name: String) -> Substring? {
    for pair in (query ?? "").split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      if parts.first.map({ $0 == name }) == true { return parts.count == 2 ? parts[1] : "" }
    }
    return nil
  }
}

/// Whom a request is for: `host[:port]` (RFC 3986, section 3.2, without user information).
package struct Authority: Sendable, Hashable {
  /// The host in lower case, without a dot at the end; an IPv6 address keeps its brackets.
  package let host: String
  /// The port, or `nil` if none is written.
  package let port: UInt16?

  /// Reads an authority.
  ///
  /// - Throws: `HTTPFault` when it is not one host, perhaps with a port: user information, a path, a list.
  package init(_ text: some StringProtocol) throws(HTTPFault) {
    let parts = Self.split(Substring(text))
    guard let parts, Self.isHost(parts.host), let port = Self.readPort(parts.port) else {
      throw HTTPFault(.badRequest, "The host is not written as host or host:port.")
    }
    let host = parts.host.asciiLowercased
    self.host = host.hasSuffix(".") ? String(host.dropLast()) : host
    self.port = port
  }

  /// The authority that the `Host` field of a request names. Exactly one is required, but an HTTP/1.0 client
  /// may leave it out (RFC 9112, section 3.2).
  package static func ofHost(in fields: HTTPFields, version: ReceivedRequest.Version) throws(HTTPFault)
    -> Authority?
  {
    let values = fields.values("Host")
    guard values.count <= 1 else { throw HTTPFault(.badRequest, "The request has more than one Host.") }
    guard let value = values.first else {
      if version == .http10 { return nil }
      throw HTTPFault(.badRequest, "The request has no Host.")
    }
    return try Authority(value)
  }

  /// Host and what stands behind the colon.
  private static func split(_ text: Substring) -> (host: Substring, port: Substring?)? {
    let hostEnd: Substring.Index
    if text.utf8.first == UInt8(ascii: "[") {
      guard let bracket = text.firstIndex(of: "]") else { return nil }
      hostEnd = text.index(after: bracket)
    } else {
      hostEnd = text.firstIndex(of: ":") ?? text.endIndex
    }
    if hostEnd == text.endIndex { return (text, nil) }
    guard text[hostEnd] == ":" else { return nil }
    return (text[..<hostEnd], text[text.index(after: hostEnd)...])
  }

  private static func isHost(_ host: Substring) -> Bool {
    if host.utf8.first == UInt8(ascii: "[") {
      let address = host.utf8.dropFirst().dropLast()
      return !address.isEmpty
        && address.allSatisfy {
          $0.hexValue != nil || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ".")
        }
    }
    return !host.isEmpty && host.utf8.first != UInt8(ascii: ".")
      && host.utf8.allSatisfy {
        $0.isLetter || $0.isDigit || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".")
          || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "~")
      }
  }

  /// The port; `.some(nil)` when none is written or nothing stands behind the colon, nil when it is no port.
  private static func readPort(_ text: Substring?) -> UInt16?? {
    guard let text, !text.isEmpty else { return .some(nil) }
    guard text.utf8.allSatisfy(\.isDigit), let port = UInt16(text) else { return nil }
    return .some(port)
  }
}

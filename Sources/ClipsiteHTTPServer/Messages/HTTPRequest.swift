/// A request that is well-formed in every respect that RFC 9112 names, and that has no body.
package struct HTTPRequest: Sendable {
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
  /// What stands behind the first `?`, as it was sent; nil without one.
  package let query: String?
  /// Whom the request is for; nil only when an HTTP/1.0 client does not say.
  package let authority: Authority?
  /// The version of the protocol.
  package let version: Version
  /// The field lines.
  package let fields: HTTPFields
  /// Whether the client wants to send more requests on the connection.
  package let keepsConnection: Bool

  /// A request made by hand, for tests and for answers that the server asks of itself.
  package init(
    _ path: String, method: Method = .get, query: String? = nil, authority: Authority? = nil,
    version: Version = .http11, fields: HTTPFields = HTTPFields(), keepsConnection: Bool = true
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.authority = authority
    self.version = version
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

import ClipsiteSiteModel

/// Where the App Store Connect API is: `https`, or `http` for this computer, since each request carries a
/// token.
package struct APIAddress: Hashable, Sendable {
  /// Apple's own.
  package static let apple = APIAddress(url: "https://api.appstoreconnect.apple.com")

  /// Scheme, host and port, without a slash at the end.
  package let url: String

  private init(url: String) { self.url = url }

  /// Reads an address.
  ///
  /// - Throws: `ConnectError.usage`
  package init(_ text: String) throws(ConnectError) {
    guard let endpoint = try? StoreEndpoint(text) else {
      throw .usage(
        "'\(text)' is no address of an API, as in \(Self.apple.url); plain http is for this computer only")
    }
    url = endpoint.url
  }

  /// Whether it is this computer without TLS, as in tests; then uploads may go the same way.
  package var isPlain: Bool { url.hasPrefix("http:") }

  /// Whether a URL is one of this API, so that it may be sent a token.
  package func holds(_ address: String) -> Bool { address.hasPrefix(url + "/") }
}

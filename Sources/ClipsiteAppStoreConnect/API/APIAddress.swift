internal import ClipsiteSiteGenerator

/// Where the App Store Connect API is: `https`, or `http` for this computer, since each request carries a token.
public struct APIAddress: Hashable, Sendable {
  /// Apple's own.
  public static let apple = APIAddress(url: "https://api.appstoreconnect.apple.com")

  /// Scheme, host and port, without a slash at the end.
  let url: String

  private init(url: String) { self.url = url }

  /// Reads an address.
  ///
  /// - Throws: `ConnectError.usage`
  public init(_ text: String) throws(ConnectError) {
    guard let endpoint = try? StoreEndpoint(text) else {
      throw .usage(
        "'\(text)' is no address of an API, as in \(Self.apple.url); plain http is for this computer only")
    }
    url = endpoint.url
  }

  /// Whether it is this computer without TLS, as in tests; then uploads may go the same way.
  var isPlain: Bool { url.hasPrefix("http:") }

  /// Whether a URL is one of this API, so that it may be sent a token.
  func holds(_ address: String) -> Bool { address.hasPrefix(url + "/") }
}

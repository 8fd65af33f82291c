import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSite
package import ClipsiteSystem
import ClipsiteText

/// A key of the App Store Connect API, which requests are signed with (Apple, “Generating Tokens for API
/// Requests”). Never printed.
package struct APIKey {
  /// The lifetime of a token, in seconds. The service accepts at most 20 minutes, and clocks may differ.
  static let tokenLifetime = 15 * 60

  private let id: String
  private let issuer: String?
  private let key: ES256Key

  /// Reads the key that the environment names.
  ///
  /// - Throws: `SystemError.usage` when something is missing or no key; `.system` when the file cannot be
  ///   read.
  package init(_ environment: Environment) throws(SystemError) {
    guard let id = environment.text(of: .keyID), let path = environment.text(of: .keyPath) else {
      let missing = environment.text(of: .keyID) == nil ? EnvironmentVariable.keyID : .keyPath
      throw .usage(
        "the environment variable \(missing) is not set. Make a key in App Store Connect "
          + "under Users and Access, and set \(EnvironmentVariable.keyID), "
          + "\(EnvironmentVariable.issuerID) and \(EnvironmentVariable.keyPath)"
      )
    }
    self.id = id
    issuer = environment.text(of: .issuerID)
    for (variable, text) in [(EnvironmentVariable.keyID, id), (.issuerID, issuer ?? "")]
    where text.utf8.contains(where: \.isControl) {
      throw .usage("\(variable) has a line end or a control character inside. Set it again")
    }
    let pem = try FileStore.read(path, limit: 1 << 16)
    do throws(ES256Key.Fault) {
      key = try ES256Key(pem: pem)
    } catch {
      let fault = error == .unreadable ? "does not contain a private key" : "contains a key of another kind"
      throw .usage(
        "the file '\(path)' \(fault). \(EnvironmentVariable.keyPath) names the file AuthKey_….p8 of the key")
    }
  }

  /// A token (RFC 7519) that holds from now on.
  ///
  /// - Parameter now: Seconds since 1970 (UTC).
  package func token(now: Int) throws(SystemError) -> String {
    let header: JSONValue = ["alg": "ES256", "kid": .string(id), "typ": "JWT"]
    // A key of a single person says so instead of naming the team's issuer.
    let who = issuer.map { JSONValue.Member("iss", .string($0)) } ?? JSONValue.Member("sub", "user")
    let claims = JSONValue.object([
      who, .init("iat", .number(String(now))), .init("exp", .number(String(now + Self.tokenLifetime))),
      .init("aud", "appstoreconnect-v1"),
    ])
    let text = [header, claims].map { Base64.urlText($0.bytes()) }.joined(separator: ".")
    guard let signature = key.signature(of: Array(text.utf8)) else {
      throw .usage("libcrypto refuses to sign with the key of App Store Connect")
    }
    return "\(text).\(Base64.urlText(signature))"
  }
}

extension APIKey: CustomStringConvertible {
  /// Says nothing, so that no message shows a secret by accident.
  package var description: String { "a key of App Store Connect" }
}

/// The base URL of the App Store Connect API. It is `https`, or `http` for this computer, because each
/// request carries a token.
package struct APIAddress: Hashable, Sendable {
  /// Apple's own.
  package static let apple = APIAddress(url: "https://api.appstoreconnect.apple.com")

  /// Scheme, host and port, without a slash at the end.
  package let url: String

  private init(url: String) { self.url = url }

  /// Reads an address.
  ///
  /// - Throws: `SystemError.usage`
  package init(_ text: String) throws(SystemError) {
    guard let endpoint = try? StoreEndpoint(text) else {
      throw .usage(
        "'\(text)' is not the URL of an API, such as \(Self.apple.url). Plain http is for this computer only")
    }
    url = endpoint.url
  }

  /// Indicates whether it is this computer without TLS, as in tests; then uploads may go the same way.
  package var isPlain: Bool { url.hasPrefix("http:") }

  /// Indicates whether a URL is one of this API, so that it may be sent a token.
  package func holds(_ address: String) -> Bool { address.hasPrefix(url + "/") }
}

extension EnvironmentVariable {
  static let keyID = EnvironmentVariable(
    "APP_STORE_CONNECT_KEY_ID",
    about: "the identifier of a key of the API (App Store Connect, Users and Access, Integrations) with the "
      + "role App Manager, Marketing, or Admin")
  static let issuerID = EnvironmentVariable(
    "APP_STORE_CONNECT_ISSUER_ID", about: "the issuer of the team's keys, but not for a key of one person")
  static let keyPath = EnvironmentVariable(
    "APP_STORE_CONNECT_KEY_PATH", about: "the file `AuthKey_….p8` that belongs to the key")

  /// The variables of App Store Connect.
  package static let ofAppStoreConnect = [keyID, issuerID, keyPath]
}

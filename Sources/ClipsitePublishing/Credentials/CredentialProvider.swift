import ClipsiteSystem
import ClipsiteText

/// A source of keys.
protocol CredentialProvider: Sendable {
  /// The name of the source in messages, as in “the key of profile 'work'”. Never a secret.
  var source: String { get }
  /// The remedy for a session that ended, as an imperative.
  var remedy: String { get }
  /// Indicates whether the source gives another key when a session ends.
  var isRenewable: Bool { get }

  /// Gets a key.
  func fetch() throws(SystemError) -> SessionKey
}

/// A key and the end of its session.
struct SessionKey: Hashable, Sendable {
  let key: AccessKey
  /// The seconds since 1970, or `nil` if the session has no known end.
  var end: Int?
}

extension SessionKey {
  /// Reads the key in a JSON answer, in which what is no text is damaged.
  init?(
    _ object: JSONValue, token: String, needsToken: Bool, of source: String
  ) throws(SystemError) {
    try self.init(token: token, needsToken: needsToken, of: source) {
      object[$0].flatMap { $0 == .null ? nil : $0.text ?? "" }
    }
  }

  /// Reads the key in an answer, or gives `nil` for one that is damaged.
  ///
  /// - Parameters:
  ///   - tokenName: The name of the token.
  ///   - needsToken: Indicates whether a key without a token is damaged.
  ///   - source: The source in messages.
  ///   - text: The part of the answer with a name.
  init?(
    token tokenName: String, needsToken: Bool, of source: String, _ text: (String) -> String?
  ) throws(SystemError) {
    let names = ("AccessKeyId", "SecretAccessKey", tokenName)
    guard let id = text(names.0), let secret = text(names.1), !id.isEmpty, !secret.isEmpty
    else { return nil }
    let token = text(names.2)
    if needsToken, token == nil { return nil }
    key = try AccessKey(id: id, secret: secret, token: token, names: names, of: source)
    guard let end = text("Expiration") else { return }
    guard let seconds = UTCTime(timestamp: end)?.seconds else { return nil }
    self.end = seconds
  }
}

/// A key that somebody wrote down.
struct StaticKey: CredentialProvider {
  let source: String
  let session: SessionKey
  let isRenewable = false
  var remedy = "get a new key"

  func fetch() throws(SystemError) -> SessionKey { session }
}

extension StaticKey {
  /// The key in environment variables, or `nil` if there is none.
  ///
  /// - Throws: `SystemError.denied` for an identifier without a secret.
  static func environment(_ configuration: AWSConfiguration) throws(SystemError) -> StaticKey? {
    guard let id = configuration.variable("AWS_ACCESS_KEY_ID") else { return nil }
    guard let secret = configuration.variable("AWS_SECRET_ACCESS_KEY") else {
      throw .denied("AWS_ACCESS_KEY_ID is set without AWS_SECRET_ACCESS_KEY. Set both, or unset the first")
    }
    // The first name is the older one, and botocore prefers it.
    let older = configuration.variable("AWS_SECURITY_TOKEN")
    let token = older ?? configuration.variable("AWS_SESSION_TOKEN")
    let name = older == nil ? "AWS_SESSION_TOKEN" : "AWS_SECURITY_TOKEN"
    var session = SessionKey(
      key: try AccessKey(
        id: id, secret: secret, token: token, names: ("AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY", name)))
    if let text = configuration.variable("AWS_CREDENTIAL_EXPIRATION") {
      guard let end = UTCTime(timestamp: text) else {
        throw .denied("AWS_CREDENTIAL_EXPIRATION is '\(text)', which is not a time. Unset it")
      }
      session.end = end.seconds
    }
    return StaticKey(
      source: "environment variables (AWS_ACCESS_KEY_ID)", session: session,
      remedy: token == nil ? "set a new AWS_ACCESS_KEY_ID" : "get a new AWS_SESSION_TOKEN")
  }

  /// The key in one of the profile files, or `nil` if there is none.
  ///
  /// - Throws: `SystemError.denied` for half a key.
  static func profile(
    _ name: String, _ settings: [String: String], in file: String
  ) throws(SystemError) -> StaticKey? {
    let (first, second) = ("aws_access_key_id", "aws_secret_access_key")
    guard let id = settings[first], !id.isEmpty else { return nil }
    guard let secret = settings[second], !secret.isEmpty else {
      throw .denied("the profile '\(name)' has \(first) without \(second) in the \(file) file. Add it")
    }
    let token = settings["aws_security_token"] ?? settings["aws_session_token"]
    let source = "the key of profile '\(name)' in the \(file) file"
    let names = (first, second, "the session token")
    return StaticKey(
      source: source,
      session: SessionKey(
        key: try AccessKey(id: id, secret: secret, token: token, names: names, of: source)),
      remedy: "put a new key into the profile '\(name)'")
  }
}

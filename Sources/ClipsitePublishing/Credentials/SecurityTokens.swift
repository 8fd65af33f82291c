import ClipsiteDiagnostics
import ClipsiteHTTPClient
import ClipsiteMarkup
import ClipsitePlatform

/// A role that somebody assumes with a token of another service (`web_identity_token_file`).
struct WebIdentity: CredentialProvider {
  private static let largestToken = 1 << 16

  let role: String
  /// The file with the token. It is read again each time, because other programs renew it.
  let tokenFile: String
  let service: SecurityTokens
  var sessionName: String?
  /// The variable or the profile that names the role.
  let origin: String

  var source: String { "the role \(role) of \(origin), assumed with a web identity" }
  var isRenewable: Bool { true }
  var remedy: String { "put a new token into '\(tokenFile)'" }

  func fetch() throws(SystemError) -> SessionKey {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileStore.read(tokenFile, limit: Self.largestToken)
    } catch {
      throw .denied("\(error), which has the token for \(source)")
    }
    let token = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined()
    guard !token.isEmpty else { throw .denied("'\(tokenFile)' has no token for \(source)") }
    let session = sessionName ?? "clipsite-\(service.now().seconds)"
    return try service.assumeRole(role, session: session, with: token, for: source)
  }
}

/// The Security Token Service, which gives temporary keys for roles (AWS Security Token Service API
/// Reference, “AssumeRoleWithWebIdentity”).
struct SecurityTokens: Sendable {
  private static let action = "AssumeRoleWithWebIdentity"
  private static let version = "2011-06-15"

  /// The scheme and host.
  let url: String
  let client: CredentialClient
  var now: @Sendable () -> UTCTime = { UTCTime.now() }

  /// Gets a key for a role. The token is the only proof, so the call has no signature.
  ///
  /// - Parameters:
  ///   - session: The name of the session.
  ///   - source: What messages call the source.
  func assumeRole(
    _ role: String, session: String, with token: String, for source: String
  ) throws(SystemError) -> SessionKey {
    let parameters = [
      ("Action", Self.action), ("Version", Self.version), ("RoleArn", role), ("RoleSessionName", session),
      ("WebIdentityToken", token),
    ]
    let type = HTTPHeader("Content-Type", "application/x-www-form-urlencoded; charset=utf-8")
    let request = HTTPRequest(
      "POST", "\(url)/", headers: [type], body: Array(RequestSigner.query(parameters).utf8))
    let answer = try client.send(request) {
      .service("no answer from \(url), which gives the key for \(source): \($0)")
    }
    guard answer.status == 200 else { throw Self.error(answer, source) }
    guard let session = try SessionKey(tokens: answer.body, Self.action, of: source) else {
      throw .service("\(url) answers without a key for \(source)")
    }
    return session
  }

  /// The error for people. Only refusals of permission are repeated in words: they name the role and who
  /// asks, while others quote what was signed.
  private static func error(_ answer: HTTPAnswer, _ source: String) -> SystemError {
    let body = try? XMLElement(answer.body)
    // Services that play this one put the error into a list.
    let error = body?["Error"] ?? body?["Errors"]?["Error"]
    let code = error?["Code"]?.text ?? ""
    var text = "the token service answers \(answer.status)\(code.isEmpty ? "" : " \(code)") for \(source)"
    if code == "AccessDenied", let message = error?["Message"]?.text { text += ": \(message.prefix(500))" }
    let isRefusal = 400..<500 ~= answer.status && answer.status != 429
    return isRefusal ? .denied(text.followed(by: remedies[code])) : .service(text)
  }

  private static let remedies = [
    "ExpiredTokenException": "get a new token for the source of the role",
    "InvalidIdentityToken": "let IAM trust the provider of the token",
    "IDPRejectedClaim": "let the role trust the subject of the token",
    "RegionDisabledException": "enable the region in the account, or set AWS_REGION to another one",
  ]
}

extension SessionKey {
  /// Reads an answer of the token service.
  fileprivate init?(tokens body: [UInt8], _ action: String, of source: String) throws(SystemError) {
    guard let root = try? XMLElement(body), let result = root["\(action)Result"]?["Credentials"],
      let id = result["AccessKeyId"]?.text, let secret = result["SecretAccessKey"]?.text,
      let token = result["SessionToken"]?.text, !id.isEmpty, !secret.isEmpty,
      let end = result["Expiration"].flatMap({ UTCTime(timestamp: $0.text) })
    else { return nil }
    let names = ("AccessKeyId", "SecretAccessKey", "SessionToken")
    key = try AccessKey(id: id, secret: secret, token: token, names: names, of: source)
    self.end = end.seconds
  }
}

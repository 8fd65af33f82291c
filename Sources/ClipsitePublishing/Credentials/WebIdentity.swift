import ClipsiteNetwork
import ClipsiteSystem
import ClipsiteText

/// A role that somebody assumes with a token of another service (`web_identity_token_file`), for which the
/// Security Token Service gives a key (AWS Security Token Service API Reference, “AssumeRoleWithWebIdentity”).
struct WebIdentity: CredentialProvider {
  private static let largestToken = 1 << 16
  private static let action = "AssumeRoleWithWebIdentity"
  private static let version = "2011-06-15"

  let role: String
  /// The file with the token. It is read again each time, because other programs renew it.
  let tokenFile: String
  /// The scheme and host of the service.
  let url: String
  let client: CredentialClient
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
    return try assumeRole(with: token)
  }

  /// Gets a key for the role. The token is the only proof, so the call has no signature.
  private func assumeRole(with token: String) throws(SystemError) -> SessionKey {
    let session = sessionName ?? "clipsite-\(UTCTime.now().seconds)"
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
    guard answer.status == 200 else { throw error(answer) }
    let root = try? XMLElement(answer.body)
    guard let credentials = root?["\(Self.action)Result"]?["Credentials"], credentials["Expiration"] != nil,
      let key = try SessionKey(token: "SessionToken", needsToken: true, of: source, { credentials[$0]?.text })
    else {
      throw .service("\(url) answers without a key for \(source)")
    }
    return key
  }

  /// The error for people. Only refusals of permission are repeated in words: they name the role and who
  /// asks, while others quote what was signed.
  private func error(_ answer: HTTPAnswer) -> SystemError {
    let body = try? XMLElement(answer.body)
    // Services that play this one put the error into a list.
    let error = body?["Error"] ?? body?["Errors"]?["Error"]
    let code = error?["Code"]?.text ?? ""
    var text = "the token service answers \(answer.status)\(code.isEmpty ? "" : " \(code)") for \(source)"
    if code == "AccessDenied", let message = error?["Message"]?.text { text += ": \(message.prefix(500))" }
    let isRefusal = 400..<500 ~= answer.status && answer.status != 429
    return isRefusal ? .denied(text.followed(by: Self.remedies[code])) : .service(text)
  }

  private static let remedies = [
    "ExpiredTokenException": "get a new token for the source of the role",
    "InvalidIdentityToken": "let IAM trust the provider of the token",
    "IDPRejectedClaim": "let the role trust the subject of the token",
    "RegionDisabledException": "enable the region in the account, or set AWS_REGION to another one",
  ]
}

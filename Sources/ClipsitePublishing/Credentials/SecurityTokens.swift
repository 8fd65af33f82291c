import ClipsiteAppClips
import ClipsiteCryptography
import ClipsiteDiagnostics
import ClipsiteHTTPClient
import ClipsiteMarkup
import ClipsitePlatform

/// The Security Token Service, which gives temporary keys for roles (AWS Security Token Service API
/// Reference, “AssumeRole” and “AssumeRoleWithWebIdentity”).
struct SecurityTokens: Sendable {
  private static let version = "2011-06-15"

  /// The scheme and host.
  let url: String
  let region: String
  let client: CredentialClient
  var now: @Sendable () -> UTCTime = { UTCTime.now() }

  /// Gets a key for a role.
  ///
  /// - Parameters:
  ///   - action: The name of the call.
  ///   - parameters: Names and values of the call.
  ///   - key: The key to sign with, or `nil` if the token of the call is enough.
  ///   - source: What messages call the source.
  func assumeRole(
    _ action: String, _ parameters: [(name: String, value: String)], signedWith key: AccessKey?,
    for source: String
  ) throws(PublishError) -> SessionKey {
    let all = [("Action", action), ("Version", Self.version)] + parameters
    let request = self.request(Array(RequestSigner.query(all).utf8), signedWith: key)
    let answer: HTTPAnswer
    do throws(HTTPFailure) {
      answer = try client.send(request)
    } catch {
      throw .store("no answer from \(url), which gives the key for \(source): \(error)")
    }
    guard answer.status == 200 else { throw Self.error(answer, source) }
    guard let session = try SessionKey(tokens: answer.body, action, of: source) else {
      throw .store("\(url) answers without a key for \(source)")
    }
    return session
  }

  private func request(_ body: [UInt8], signedWith key: AccessKey?) -> HTTPRequest {
    let authority = url.drop { $0 != "/" }.dropFirst(2)
    let headers = [
      HTTPHeader("Host", String(authority)),
      HTTPHeader("Content-Type", "application/x-www-form-urlencoded; charset=utf-8"),
    ]
    guard let key else { return HTTPRequest("POST", "\(url)/", headers: headers, body: body) }
    let signer = RequestSigner(key: key, region: region, service: "sts")
    let message = RequestSigner.Message(
      method: "POST", path: "/", query: [], headers: headers,
      payload: Hexadecimal.text(SHA256.digest(body)))
    return HTTPRequest(
      "POST", "\(url)/", headers: signer.headers(of: message, at: SigningDate(now().basic)), body: body)
  }

  /// The error for people. Only refusals of permission are repeated in words: they name the role and who
  /// asks, while others quote what was signed.
  private static func error(_ answer: HTTPAnswer, _ source: String) -> PublishError {
    let body = try? XMLElement(answer.body)
    // Services that play this one put the error into a list.
    let error = body?["Error"] ?? body?["Errors"]?["Error"]
    let code = error?["Code"]?.text ?? ""
    var text = "the token service answers \(answer.status)\(code.isEmpty ? "" : " \(code)") for \(source)"
    if code == "AccessDenied", let message = error?["Message"]?.text { text += ": \(message.prefix(500))" }
    let isRefusal = 400..<500 ~= answer.status && answer.status != 429
    return isRefusal ? .denied(text.followed(by: remedies[code])) : .store(text)
  }

  private static let remedies = [
    "ExpiredToken": "get a new key or token for the source of the role",
    "ExpiredTokenException": "get a new token for the source of the role",
    "InvalidIdentityToken": "let IAM trust the provider of the token",
    "IDPRejectedClaim": "let the role trust the subject of the token",
    "RegionDisabledException": "enable the region in the account, or set AWS_REGION to another one",
    "InvalidClientTokenId": "correct the key that the role is assumed with",
    "SignatureDoesNotMatch": "correct the secret of the key that the role is assumed with",
  ]
}

extension SessionKey {
  /// Reads an answer of the token service.
  fileprivate init?(tokens body: [UInt8], _ action: String, of source: String) throws(PublishError) {
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

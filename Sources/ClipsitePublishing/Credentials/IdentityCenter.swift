import ClipsiteDiagnostics
import ClipsiteAppClips
import ClipsiteHTTPClient
import ClipsiteJSON
import ClipsitePlatform

/// A role that somebody gets by signing in to IAM Identity Center (AWS SDKs and Tools Reference Guide, “IAM
/// Identity Center credential provider”).
struct IdentityCenter: CredentialProvider {
  /// The settings of a profile, from the profile alone or together with an `sso-session` section.
  struct Settings: Sendable {
    let account: String
    let role: String
    let startURL: String
    let region: String
    /// The name of the section, or `nil` for the older form, in which the profile has all settings.
    let session: String?
  }

  let profile: String
  let settings: Settings
  /// The scheme and host of the portal.
  let url: String
  let tokens: SignInTokens
  let client: CredentialClient

  var source: String {
    "the role \(settings.role) in account \(settings.account), by IAM Identity Center (profile '\(profile)')"
  }
  var isRenewable: Bool { true }
  /// The command that signs in again.
  var remedy: String { "run 'aws sso login --profile \(ShellText.quoted(profile))'" }

  func fetch() throws(PublishError) -> SessionKey {
    let token: String
    switch tokens.current() {
    case .success(let text): token = text
    case .failure(let reason): throw .denied("\(reason.text) for \(source)".followed(by: remedy))
    }
    let query = RequestSigner.query([("role_name", settings.role), ("account_id", settings.account)])
    let request = HTTPRequest(
      "GET", "\(url)/federation/credentials?\(query)", headers: [HTTPHeader("x-amz-sso_bearer_token", token)])
    let answer: HTTPAnswer
    do throws(HTTPFailure) {
      answer = try client.send(request)
    } catch {
      throw .store("no answer from \(url), which gives \(source): \(error)")
    }
    return try session(answer)
  }

  private func session(_ answer: HTTPAnswer) throws(PublishError) -> SessionKey {
    switch answer.status {
    case 200: break
    case 401: throw .denied("the sign-in ended for \(source)".followed(by: remedy))
    case 403, 404:
      throw .denied(
        "IAM Identity Center answers \(answer.status): who signed in has no role '\(settings.role)' in account "
          + "'\(settings.account)' (profile '\(profile)'). Correct sso_role_name or sso_account_id")
    case 400..<500 where answer.status != 429:
      throw .denied("IAM Identity Center answers \(answer.status) for \(source)")
    default: throw .store("IAM Identity Center answers \(answer.status) for \(source)")
    }
    let names = ("accessKeyId", "secretAccessKey", "sessionToken")
    guard let object = (try? JSONParser.parse(answer.body).value)?["roleCredentials"],
      let session = try SessionKey(object, names: names, needsToken: true, end: "expiration", of: source)
    else { throw .store("IAM Identity Center answers without a key for \(source)") }
    return session
  }
}

/// The token that `aws sso login` leaves in a file.
struct SignInTokens: Sendable {
  /// The reason why there is no token.
  struct Absence: Error {
    let text: String
  }

  /// The time before the end from which a token is renewed (botocore).
  private static let window = 15 * 60

  /// The file: the SHA-1 digest of the name of the section, or of the start URL, names it.
  let file: String
  /// The scheme and host of the service that renews tokens, or `nil` for the older form, whose tokens are
  /// never renewed.
  let url: String?
  let client: CredentialClient
  var now: @Sendable () -> Int = { UTCTime.now().seconds }

  /// A token that has not ended.
  func current() -> Result<String, Absence> {
    guard let bytes = try? FileStore.read(file, limit: 1 << 20) else {
      return .failure(Absence(text: "nobody has signed in"))
    }
    guard let object = try? JSONParser.parse(bytes).value, let token = object["accessToken"]?.text?.trimmed,
      let end = object["expiresAt"]?.text.flatMap({ UTCTime(timestamp: $0)?.seconds })
    else { return .failure(Absence(text: "the sign-in file '\(file)' is damaged")) }
    if end - now() < Self.window, let token = renewed(object) { return .success(token) }
    return end > now() ? .success(token) : .failure(Absence(text: "the sign-in ended"))
  }

  /// Renews a token with what is beside it in the file, and writes the file again: the old one may be worth
  /// nothing from now on.
  private func renewed(_ old: JSONValue) -> String? {
    guard let url, let refresh = old["refreshToken"]?.text, let id = old["clientId"]?.text,
      let secret = old["clientSecret"]?.text,
      let end = old["registrationExpiresAt"]?.text.flatMap({ UTCTime(timestamp: $0)?.seconds }), end > now()
    else { return nil }
    let body: JSONValue = [
      "grantType": "refresh_token", "clientId": .string(id), "clientSecret": .string(secret),
      "refreshToken": .string(refresh),
    ]
    let request = HTTPRequest(
      "POST", "\(url)/token", headers: [HTTPHeader("Content-Type", "application/json")], body: body.bytes())
    guard let answer = try? client.send(request), answer.status == 200,
      let new = try? JSONParser.parse(answer.body).value, let token = new["accessToken"]?.text,
      let seconds = new["expiresIn"]?.integer, (0...Int(Int32.max)).contains(seconds)
    else { return nil }
    save(old, token, until: UTCTime(now() + seconds), new["refreshToken"])
    return token
  }

  private func save(_ old: JSONValue, _ token: String, until end: UTCTime, _ refresh: JSONValue?) {
    var changes: [String: JSONValue] = ["accessToken": .string(token), "expiresAt": .string(end.timestamp)]
    changes["refreshToken"] = refresh
    let members = (old.members ?? []).map { member in
      JSONValue.Member(member.name, changes[member.name] ?? member.value)
    }
    // A file that cannot be written costs a sign-in later, and not this run.
    try? FileStore.save(JSONValue.object(members).bytes(), at: file, permissions: 0o600)
  }
}

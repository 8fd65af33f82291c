import ClipsitePlatform

/// A role that a profile assumes with the key of another source (`role_arn`).
struct AssumedRole: CredentialProvider {
  let profile: String
  let role: String
  let base: any CredentialProvider
  let service: SecurityTokens
  var sessionName: String?
  var externalID: String?
  var duration: Int?
  /// The device whose codes prove who asks.
  var device: String?
  /// Asks for the code of a device, or gives `nil` if nobody can be asked.
  var askForCode: @Sendable (_ prompt: String) -> String? = { _ in nil }

  var source: String { "the role \(role) of profile '\(profile)', assumed with \(base.source)" }
  // A code is asked for once, before the run.
  var isRenewable: Bool { device == nil }
  var remedy: String { device == nil ? base.remedy : "run the command again and type a new code" }

  func fetch() throws(PublishError) -> SessionKey {
    var parameters = [
      ("RoleArn", role), ("RoleSessionName", sessionName ?? "clipsite-\(service.now().seconds)"),
    ]
    if let duration { parameters.append(("DurationSeconds", String(duration))) }
    if let externalID { parameters.append(("ExternalId", externalID)) }
    let key = try base.fetch().key
    if let device { parameters += [("SerialNumber", device), ("TokenCode", try code(of: device))] }
    return try service.assumeRole("AssumeRole", parameters, signedWith: key, for: source)
  }

  private func code(of device: String) throws(PublishError) -> String {
    guard let code = askForCode("Enter the code of \(device): ") else {
      throw .denied(
        "the role \(role) of profile '\(profile)' needs a code of \(device), and there is no terminal to "
          + "type it. Run the command in one, or use a role without mfa_serial")
    }
    return code
  }
}

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

  func fetch() throws(PublishError) -> SessionKey {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try FileStore.read(tokenFile, limit: Self.largestToken)
    } catch {
      throw .denied("\(error), which has the token for \(source)")
    }
    let token = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined()
    guard !token.isEmpty else { throw .denied("'\(tokenFile)' has no token for \(source)") }
    let parameters = [
      ("RoleArn", role), ("RoleSessionName", sessionName ?? "clipsite-\(service.now().seconds)"),
      ("WebIdentityToken", token),
    ]
    return try service.assumeRole("AssumeRoleWithWebIdentity", parameters, signedWith: nil, for: source)
  }
}

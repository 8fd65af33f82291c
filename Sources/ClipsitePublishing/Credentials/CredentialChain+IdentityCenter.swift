import ClipsiteCryptography
import ClipsitePlatform

/// Profiles that people sign in with.
extension CredentialChain {
  func identityCenter(
    _ profile: AWSConfiguration.Profile
  ) throws(PublishError) -> any CredentialProvider {
    let settings = try signInSettings(profile)
    let name = settings.session ?? settings.startURL
    let folder = (configuration.home ?? "") + "/.aws/sso/cache"
    guard let digest = SHA1.digest(Array(name.utf8)) else {
      throw .denied(
        "the profile '\(profile.name)' signs in with IAM Identity Center, whose file has a SHA-1 name, and this "
          + "system forbids SHA-1. Export a key with 'aws configure export-credentials'")
    }
    let signIn = settings.session == nil ? nil : try configuration.url(of: .signIn, in: settings.region)
    return IdentityCenter(
      profile: profile.name, settings: settings, url: try configuration.url(of: .portal, in: settings.region),
      tokens: SignInTokens(file: "\(folder)/\(Hexadecimal.text(digest)).json", url: signIn, client: client),
      client: client)
  }

  private func signInSettings(
    _ profile: AWSConfiguration.Profile
  ) throws(PublishError) -> IdentityCenter.Settings {
    let start = "the profile '\(profile.name)' signs in with IAM Identity Center"
    let session = profile["sso_session"]
    let section = session.map { configuration.signInSession($0) }
    if let session, section == .some(nil) {
      throw .denied("\(start), and the config file has no [sso-session \(session)]. Run 'aws configure sso'")
    }
    var values: [String: String] = [:]
    for name in ["sso_account_id", "sso_role_name", "sso_start_url", "sso_region"] {
      let (own, shared) = (profile[name], section??[name])
      if let own, let shared, own != shared {
        throw .denied("\(start), and its \(name) differs from the one in [sso-session \(session ?? "")]")
      }
      values[name] = own ?? shared
    }
    guard let account = values["sso_account_id"], let role = values["sso_role_name"],
      let url = values["sso_start_url"], let region = values["sso_region"]
    else {
      let missing = ["sso_account_id", "sso_role_name", "sso_start_url", "sso_region"]
        .filter { values[$0] == nil }
      throw .denied("\(start) without \(missing.joined(separator: ", ")). Run 'aws configure sso'")
    }
    return IdentityCenter.Settings(
      account: account, role: role, startURL: url, region: region, session: session)
  }

  func login(_ profile: String) -> PublishError {
    let command = "aws configure export-credentials --profile \(ShellText.quoted(profile)) --format process"
    return .denied(
      "the profile '\(profile)' signs in with 'aws login' (login_session), which only the tools of AWS can use. "
        + "Write another profile with 'credential_process = \(command)'")
  }
}

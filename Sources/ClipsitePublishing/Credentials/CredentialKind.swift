/// The kinds of credentials in a profile, in botocore's order.
enum CredentialKind: CaseIterable {
  case role, webIdentity, identityCenter, credentialsKey, login, process, configKey
}

extension CredentialChain {
  /// A remark on a profile with two kinds of credentials, of which other tools may use another one.
  var remark: String? {
    guard configuration.variable("AWS_ACCESS_KEY_ID") == nil else { return nil }
    let profile = configuration.profile
    let kinds = CredentialKind.allCases.filter { $0.isConfigured(in: profile) }
    let isOwnSource = profile["source_profile"] == profile.name
    guard let first = kinds.first, !(first == .role && isOwnSource), kinds.count > 1 else { return nil }
    let others = kinds.dropFirst().map(\.setting)
    return
      "the profile '\(profile.name)' also has \(others.joined(separator: ", ")), which is not used. The SDKs "
      + "of AWS do not agree here, so keep only one kind"
  }
}

extension CredentialKind {
  /// The setting that stands for the kind in messages.
  fileprivate var setting: String {
    switch self {
    case .role: "role_arn"
    case .webIdentity: "web_identity_token_file"
    case .identityCenter: "sso_role_name"
    case .credentialsKey, .configKey: "aws_access_key_id"
    case .login: "login_session"
    case .process: "credential_process"
    }
  }

  func isConfigured(in profile: AWSConfiguration.Profile) -> Bool {
    switch self {
    case .role: profile["role_arn"] != nil && profile["web_identity_token_file"] == nil
    case .webIdentity: profile["web_identity_token_file"] != nil
    case .identityCenter: profile["sso_account_id"] != nil || profile["sso_role_name"] != nil
    case .credentialsKey: profile.credentials["aws_access_key_id"] != nil
    case .login: profile["login_session"] != nil
    case .process: profile["credential_process"] != nil
    case .configKey: profile.settings["aws_access_key_id"] != nil
    }
  }
}

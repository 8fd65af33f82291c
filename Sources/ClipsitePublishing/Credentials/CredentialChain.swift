import ClipsiteSystem

/// Finds the source of keys in botocore's order: environment variables, a role of the profile, a web
/// identity, IAM Identity Center, the key in the file for credentials, a program, the key in the other file,
/// the container, and the virtual machine. The first one that is configured counts, even if it fails.
struct CredentialChain: Sendable {
  let configuration: AWSConfiguration
  /// The region of a service that no setting names.
  var region = "us-east-1"
  var client = CredentialClient()
  /// Indicates whether somebody wants the run to stop.
  var isStopped: @Sendable () -> Bool = { false }

  /// The source of keys.
  ///
  /// - Throws: `SystemError.denied` when it cannot be used as it is configured.
  func provider() throws(SystemError) -> any CredentialProvider {
    if let key = try StaticKey.environment(configuration) { return key }
    // Every later source would be another identity than the one that the file may name.
    if let damage = configuration.damage {
      throw .denied("\(damage). Save it as UTF-8 text that clipsite may read, or remove it")
    }
    let profile = configuration.profile
    if CredentialKind.role.isConfigured(in: profile) { return exported(profile) }
    let tokenFile = configuration.variable("AWS_WEB_IDENTITY_TOKEN_FILE")
    if let file = tokenFile ?? profile["web_identity_token_file"] { return try webIdentity(file, profile) }
    if CredentialKind.identityCenter.isConfigured(in: profile) { return exported(profile) }
    if let key = try StaticKey.profile(profile.name, profile.credentials, in: "credentials") { return key }
    if CredentialKind.login.isConfigured(in: profile) { return exported(profile) }
    if let line = profile["credential_process"] {
      return CredentialProcess(profile: profile.name, line: line, isStopped: isStopped)
    }
    if let key = try StaticKey.profile(profile.name, profile.settings, in: "config") { return key }
    if configuration.profile(profile.name) == nil, configuration.variable("AWS_PROFILE") != nil {
      throw missingProfile(profile.name)
    }
    if let container = container() { return container }
    return try machine()
  }

  /// The key of a profile that only the AWS CLI can use.
  private func exported(_ profile: AWSConfiguration.Profile) -> CredentialProcess {
    CredentialProcess(exporting: profile, isStopped: isStopped)
  }

  private func webIdentity(
    _ file: String, _ profile: AWSConfiguration.Profile
  ) throws(SystemError) -> WebIdentity {
    let value = { (variable: String, setting: String) in
      configuration.variable(variable) ?? profile[setting]
    }
    let isFromVariables = configuration.variable("AWS_WEB_IDENTITY_TOKEN_FILE") != nil
    let origin = isFromVariables ? "AWS_ROLE_ARN" : "profile '\(profile.name)'"
    guard let role = value("AWS_ROLE_ARN", "role_arn") else {
      throw .denied(
        isFromVariables
          ? "AWS_WEB_IDENTITY_TOKEN_FILE is set without AWS_ROLE_ARN. Set both"
          : "the profile '\(profile.name)' has web_identity_token_file without role_arn. Add it")
    }
    let url = try configuration.url(of: .tokens, in: configuration.region ?? region)
    return WebIdentity(
      role: role, tokenFile: file, url: url, client: client,
      sessionName: value("AWS_ROLE_SESSION_NAME", "role_session_name"), origin: origin)
  }
}

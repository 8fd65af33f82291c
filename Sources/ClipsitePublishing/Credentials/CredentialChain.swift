/// Finds the source of keys in botocore's order: environment variables, a role of the profile, a web
/// identity, IAM Identity Center, the key in the file for credentials, a program, the key in the other file,
/// the container, and the virtual machine. The first one that is configured counts, even if it fails.
struct CredentialChain: Sendable {
  let configuration: AWSConfiguration
  /// The region of a service that no setting names.
  var region = "us-east-1"
  var client = CredentialClient()
  /// Asks for the code of a device, or gives `nil` if nobody can be asked.
  var askForCode: @Sendable (_ prompt: String) -> String? = { _ in nil }
  /// Indicates whether somebody wants the run to stop.
  var isStopped: @Sendable () -> Bool = { false }

  /// The source of keys.
  ///
  /// - Throws: `PublishError.denied` when it cannot be used as it is configured.
  func provider() throws(PublishError) -> any CredentialProvider {
    if let key = try StaticKey.environment(configuration) { return key }
    // Every later source would be another identity than the one that the file may name.
    if let damage = configuration.damage {
      throw .denied("\(damage). Save it as UTF-8 text that clipsite may read, or remove it")
    }
    let profile = configuration.profile
    if Kind.role.isConfigured(in: profile) { return try role(of: profile, visited: [profile.name]) }
    if let file = configuration.variable("AWS_WEB_IDENTITY_TOKEN_FILE") {
      return try webIdentity(file, profile, allowsVariables: true)
    }
    if let provider = try provider(of: profile, allowsVariables: true) { return provider }
    if configuration.profile(profile.name) == nil, configuration.variable("AWS_PROFILE") != nil {
      throw missingProfile(profile.name)
    }
    if let container = container() { return container }
    return try machine()
  }

  /// The source that a profile has, or `nil` if it has none. A role with another source is not among them.
  private func provider(
    of profile: AWSConfiguration.Profile, allowsVariables: Bool = false
  ) throws(PublishError) -> (any CredentialProvider)? {
    if let file = profile["web_identity_token_file"] {
      return try webIdentity(file, profile, allowsVariables: allowsVariables)
    }
    if Kind.identityCenter.isConfigured(in: profile) { return try identityCenter(profile) }
    if let key = try StaticKey.profile(profile.name, profile.credentials, in: "credentials") { return key }
    if Kind.login.isConfigured(in: profile) { throw login(profile.name) }
    if let line = profile["credential_process"] {
      return CredentialProcess(profile: profile.name, line: line, isStopped: isStopped)
    }
    return try StaticKey.profile(profile.name, profile.settings, in: "config")
  }

  // MARK: Roles

  private func role(
    of profile: AWSConfiguration.Profile, visited: [String]
  ) throws(PublishError) -> any CredentialProvider {
    let base = try source(of: profile, visited: visited)
    return AssumedRole(
      profile: profile.name, role: profile["role_arn"] ?? "", base: base, service: try tokens(),
      sessionName: profile["role_session_name"], externalID: profile["external_id"],
      duration: profile["duration_seconds"].flatMap { Int($0) }, device: profile["mfa_serial"],
      askForCode: askForCode)
  }

  /// The source of the key that assumes the role of a profile.
  private func source(
    of profile: AWSConfiguration.Profile, visited: [String]
  ) throws(PublishError) -> any CredentialProvider {
    let start = "the profile '\(profile.name)' assumes a role (role_arn)"
    switch (profile["source_profile"], profile["credential_source"]) {
    case (.some, .some): throw .denied("\(start) with both source_profile and credential_source. Remove one")
    case (nil, nil): throw .denied("\(start) without source_profile or credential_source. Add one of them")
    case (nil, let name?): return try namedSource(name, start)
    case (let name?, nil): return try sourceProfile(name, of: profile.name, start, visited: visited)
    }
  }

  private func namedSource(
    _ name: String, _ start: String
  ) throws(PublishError) -> any CredentialProvider {
    switch name.lowercased() {
    case "environment":
      if let key = try StaticKey.environment(configuration) { return key }
      throw .denied("\(start) with the key of the environment. Set AWS_ACCESS_KEY_ID")
    case "ecscontainer":
      if let container = container() { return container }
      throw .denied("\(start) with the key of a container, and AWS_CONTAINER_CREDENTIALS_FULL_URI is not set")
    case "ec2instancemetadata": return try machine()
    default:
      throw .denied(
        "\(start) with the credential_source '\(name)'. Write Environment, EcsContainer, or Ec2InstanceMetadata"
      )
    }
  }

  private func sourceProfile(
    _ name: String, of owner: String, _ start: String, visited: [String]
  ) throws(PublishError) -> any CredentialProvider {
    guard let profile = configuration.profile(name) else {
      throw .denied("\(start), and there is no source_profile '\(name)'")
    }
    let isStatic = Kind.credentialsKey.isConfigured(in: profile) || Kind.configKey.isConfigured(in: profile)
    if visited.contains(name), name != owner || !isStatic {
      throw .denied("\(start), and its source profiles lead back to '\(name)'. End the chain with a key")
    }
    if !isStatic, Kind.role.isConfigured(in: profile) {
      return try role(of: profile, visited: visited + [name])
    }
    if let provider = try provider(of: profile) { return provider }
    throw .denied("\(start), and its source_profile '\(name)' has no credentials")
  }

  private func webIdentity(
    _ file: String, _ profile: AWSConfiguration.Profile, allowsVariables: Bool
  ) throws(PublishError) -> any CredentialProvider {
    let value = { (variable: String, setting: String) in
      (allowsVariables ? configuration.variable(variable) : nil) ?? profile[setting]
    }
    let isFromVariables = allowsVariables && configuration.variable("AWS_WEB_IDENTITY_TOKEN_FILE") != nil
    let origin = isFromVariables ? "AWS_ROLE_ARN" : "profile '\(profile.name)'"
    guard let role = value("AWS_ROLE_ARN", "role_arn") else {
      throw .denied(
        isFromVariables
          ? "AWS_WEB_IDENTITY_TOKEN_FILE is set without AWS_ROLE_ARN. Set both"
          : "the profile '\(profile.name)' has web_identity_token_file without role_arn. Add it")
    }
    return WebIdentity(
      role: role, tokenFile: file, service: try tokens(),
      sessionName: value("AWS_ROLE_SESSION_NAME", "role_session_name"), origin: origin)
  }

  private func tokens() throws(PublishError) -> SecurityTokens {
    let region = configuration.region ?? region
    return SecurityTokens(
      url: try configuration.url(of: .tokens, in: region), region: region, client: client)
  }
}

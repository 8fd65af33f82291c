import ClipsiteSystem
import ClipsiteText

/// Sources that belong to the place where clipsite runs, and the errors for places without one.
extension CredentialChain {
  func container() -> (any CredentialProvider)? {
    let names = ["AWS_CONTAINER_CREDENTIALS_RELATIVE_URI", "AWS_CONTAINER_CREDENTIALS_FULL_URI"]
    guard let name = names.first(where: { configuration.variable($0) != nil }) else { return nil }
    let prefix = name == names[0] ? ContainerCredentials.address : ""
    return ContainerCredentials(
      url: prefix + (configuration.variable(name) ?? ""), variable: name, configuration: configuration,
      client: client)
  }

  func machine() throws(SystemError) -> any CredentialProvider {
    let absences = self.absences
    if configuration.variable("AWS_EC2_METADATA_DISABLED")?.lowercased() == "true" {
      throw Self.absence(absences + ["instance metadata: off (AWS_EC2_METADATA_DISABLED)"])
    }
    let prefix = "ec2_metadata_service_endpoint"
    let value = { (name: String) in
      configuration.variable("AWS_\(name.uppercased())") ?? configuration.profile[name]
    }
    let isLong = value("\(prefix)_mode")?.lowercased() == "ipv6"
    let url = value(prefix) ?? (isLong ? InstanceMetadata.longAddress : InstanceMetadata.address)
    guard url.hasPrefix("http://") || url.hasPrefix("https://") else {
      throw .denied("AWS_EC2_METADATA_SERVICE_ENDPOINT is '\(url)', which is not a URL")
    }
    let seconds = configuration.number("AWS_METADATA_SERVICE_TIMEOUT", "metadata_service_timeout") ?? 1
    let attempts = configuration.number("AWS_METADATA_SERVICE_NUM_ATTEMPTS", "metadata_service_num_attempts")
    return InstanceMetadata(
      url: url.hasSuffix("/") ? String(url.dropLast()) : url, client: client,
      timeout: min(max(seconds, 1), 60) * 1000, attempts: min(max(attempts ?? 1, 1), 10), absences: absences)
  }

  /// The places before the last one, each with the reason why it has no key.
  fileprivate var absences: [String] {
    let profile = configuration.profile
    var list = ["no AWS_ACCESS_KEY_ID"]
    list += configuration.unreadable.map(\.description)
    if configuration.profile(profile.name) == nil {
      list.append("no profile '\(profile.name)'")
    } else {
      let names = Set(profile.credentials.keys).union(profile.settings.keys).sorted()
      let settings = names.isEmpty ? "nothing" : "only \(names.joined(separator: ", "))"
      list.append("no credentials in the profile '\(profile.name)', which has \(settings)")
    }
    return list
  }

  /// The error for a run without a source.
  static func absence(_ places: [String]) -> SystemError {
    .denied(
      "there are no credentials (\(places.joined(separator: ", "))). Set AWS_ACCESS_KEY_ID and "
        + "AWS_SECRET_ACCESS_KEY, or AWS_PROFILE")
  }

  func missingProfile(_ name: String) -> SystemError {
    let names = configuration.profileNames
    let nearest = Suggestion.nearest(to: name, in: names).map { "Did you mean '\($0)'?" }
    let known = names.isEmpty ? "There are none" : "There are \(names.joined(separator: ", "))"
    let unreadable = configuration.unreadable.first.map { ". \($0)" } ?? ""
    return .denied(
      "there is no profile '\(name)' in \(configuration.paths.joined(separator: " or "))\(unreadable). "
        + (nearest ?? known))
  }
}

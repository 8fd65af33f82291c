import ClipsiteContent
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The environment variables and the profile files of the tools of AWS (AWS SDKs and Tools Reference Guide,
/// “Shared config and credentials files”).
struct AWSConfiguration: Sendable {
  /// A profile of both files.
  struct Profile: Sendable {
    let name: String
    /// The settings in the file for credentials.
    let credentials: [String: String]
    /// The settings in the file for everything else.
    let settings: [String: String]

    /// The value of a setting. The file for credentials comes first.
    subscript(name: String) -> String? { credentials[name] ?? settings[name] }
  }

  private static let largestFile = 1 << 20
  /// Some editors begin a file of UTF-8 with it.
  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// The name of the profile that is used.
  let profileName: String
  /// The paths of both files, first the file for credentials.
  let paths: [String]
  /// The files that may exist, and nobody can tell.
  let unreadable: [SystemError]
  /// The reason why a file that is there has no profiles, or `nil`. It may have the key that somebody means.
  let damage: SystemError?
  private let environment: Environment
  private let credentials: ProfileFile
  private let settings: ProfileFile

  init(_ environment: Environment) {
    self.environment = environment
    let value = { (name: String) in environment.text(of: Self.declaration(of: name)) }
    let home = environment.text(of: .home)
    let path = { (variable: String, file: String) -> String? in
      guard let path = value(variable) else { return home.map { "\($0)/.aws/\(file)" } }
      return path.hasPrefix("~/") ? home.map { $0 + path.dropFirst() } ?? path : path
    }
    profileName = value("AWS_PROFILE") ?? value("AWS_DEFAULT_PROFILE") ?? "default"
    let files = [path("AWS_SHARED_CREDENTIALS_FILE", "credentials"), path("AWS_CONFIG_FILE", "config")]
    var unreadable: [SystemError] = []
    var damage: SystemError?
    let read = files.map { Self.file($0, &unreadable, &damage) }
    paths = files.compactMap { $0 }
    self.unreadable = unreadable
    self.damage = damage
    (credentials, settings) = (read[0], read[1])
  }

  private static func file(
    _ path: String?, _ unreadable: inout [SystemError], _ damage: inout SystemError?
  ) -> ProfileFile {
    guard let path else { return ProfileFile() }
    var exists = false
    do throws(SystemError) {
      exists = try FileStore.exists(path)
      guard exists else { return ProfileFile() }
      let bytes = try FileStore.read(path, limit: largestFile)
      let file = ProfileFile(String(decoding: bytes.trimmingPrefix(byteOrderMark), as: UTF8.self))
      guard file.isDamaged else { return file }
      throw SystemError("cannot read", path, reason: "it has no section such as [default], or is not UTF-8")
    } catch {
      if exists { damage = damage ?? error } else { unreadable.append(error) }
      return ProfileFile()
    }
  }

  /// The value of a declared environment variable, or `nil` if it is missing or empty.
  func variable(_ name: String) -> String? { environment.text(of: Self.declaration(of: name)) }

  /// The declaration of a variable. The names of settings give the names of some variables.
  private static func declaration(of name: String) -> EnvironmentVariable {
    guard let declared = EnvironmentVariable.ofObjectStores.first(where: { $0.name == name }) else {
      preconditionFailure("\(name) is not declared")
    }
    return declared
  }

  /// The profile with a name, or `nil` if neither file has it.
  func profile(_ name: String) -> Profile? {
    let section = settings.sections["profile \(name)"]
    let other = name == "default" ? settings.sections[name] ?? section : section
    let secret = credentials.sections[name]
    guard other != nil || secret != nil else { return nil }
    return Profile(name: name, credentials: secret ?? [:], settings: other ?? [:])
  }

  /// The profile that is used, without settings if neither file has it.
  var profile: Profile {
    profile(profileName) ?? Profile(name: profileName, credentials: [:], settings: [:])
  }

  /// The names of all profiles, sorted.
  var profileNames: [String] {
    let prefix = "profile "
    let others = settings.sections.keys.compactMap { name in
      name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name == "default" ? name : nil
    }
    return Set(others + credentials.sections.keys).filter { !$0.isEmpty }.sorted()
  }

  /// The region that somebody named.
  var region: String? { variable("AWS_REGION") ?? variable("AWS_DEFAULT_REGION") ?? profile["region"] }

  /// The file with the certificates to trust instead of the system's.
  var certificateFile: String? { variable("AWS_CA_BUNDLE") ?? profile["ca_bundle"] }

  /// Indicates whether a variable or the setting of the profile says `true`.
  func isSet(_ variable: String, _ setting: String) -> Bool {
    (self.variable(variable) ?? profile[setting])?.lowercased() == "true"
  }

  /// The whole number in a variable or in the setting of the profile.
  func number(_ variable: String, _ setting: String) -> Int? {
    (self.variable(variable) ?? profile[setting]).flatMap { Int($0) }
  }

  /// The address that somebody configured for a service, in botocore's order.
  ///
  /// - Throws: `SystemError.usage` when it cannot be one.
  func endpoint(of service: AWSService) throws(SystemError) -> StoreEndpoint? {
    let ignored = "ignore_configured_endpoint_urls"
    if isSet("AWS_\(ignored.uppercased())", ignored) { return nil }
    let names = ["AWS_ENDPOINT_URL_\(service.rawValue.uppercased())", "AWS_ENDPOINT_URL"]
    for name in names {
      if let text = variable(name) { return try Self.endpoint(text, name) }
    }
    let setting = "\(service.rawValue).endpoint_url"
    let name = profile["services"]
    let section = name.flatMap { settings.sections["services \($0)"] }
    if let name, section == nil {
      throw .usage(
        "the profile '\(profileName)' names services '\(name)', and there is no [services \(name)]")
    }
    if let text = section?[setting] { return try Self.endpoint(text, "the setting \(setting)") }
    if let text = profile["endpoint_url"] {
      return try Self.endpoint(text, "endpoint_url of the profile '\(profileName)'")
    }
    return nil
  }

  private static func endpoint(_ text: String, _ name: String) throws(SystemError) -> StoreEndpoint {
    do throws(InvalidValue) {
      return try StoreEndpoint(text)
    } catch {
      throw .usage("\(name): \(error.message)".followed(by: error.fix))
    }
  }
}

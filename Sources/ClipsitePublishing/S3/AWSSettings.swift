package import ClipsitePlatform

/// Key and region, found where the tools of AWS look: environment variables, then the profile files (AWS SDKs
/// and Tools Reference Guide, “Shared config and credentials files”).
struct AWSSettings {
  /// The key that signs requests, or `nil` if there is none.
  private(set) var key: AccessKey?
  /// The region, if one is named.
  private(set) var region: String?

  init(_ environment: Environment) {
    func value(_ variable: EnvironmentVariable) -> String? { environment.text(of: variable) }
    let profile = value(.profile) ?? "default"
    let home = value(.home).map { $0 + "/.aws/" }
    let credentials = Self.file(value(.credentialsFile) ?? home.map { $0 + "credentials" })
    let configuration = Self.file(value(.configurationFile) ?? home.map { $0 + "config" })
    let section = profile == "default" ? profile : "profile \(profile)"
    let settings = (configuration[section] ?? [:]).merging(credentials[profile] ?? [:]) { $1 }
    region = value(.region) ?? value(.defaultRegion) ?? settings["region"]
    if let id = value(.accessKeyID), let secret = value(.secretAccessKey) {
      key = AccessKey(id: id, secret: secret, token: value(.sessionToken))
    } else if let id = settings["aws_access_key_id"], let secret = settings["aws_secret_access_key"] {
      key = AccessKey(id: id, secret: secret, token: settings["aws_session_token"])
    }
  }

  private static func file(_ path: String?) -> [String: [String: String]] {
    guard let path, let bytes = try? FileStore.read(path, limit: 1 << 20) else { return [:] }
    return sections(of: String(decoding: bytes, as: UTF8.self))
  }

  /// The settings of a profile file by section. Lines that begin with white space belong to the one before
  /// and are not needed here.
  static func sections(of text: String) -> [String: [String: String]] {
    var sections: [String: [String: String]] = [:]
    var name = ""
    for line in text.split(whereSeparator: \.isNewline) {
      guard let first = line.first, !first.isWhitespace, first != "#", first != ";" else { continue }
      if first == "[" {
        let words = line.dropFirst().prefix { $0 != "]" }.split(whereSeparator: \.isWhitespace)
        name = words.joined(separator: " ")
        sections[name] = sections[name] ?? [:]
      } else if let equals = line.firstIndex(of: "=") {
        let key = trimmed(line[..<equals]).lowercased()
        sections[name, default: [:]][key] = trimmed(line[line.index(after: equals)...])
      }
    }
    return sections
  }

  private static func trimmed(_ text: Substring) -> String {
    let start = text.drop { $0.isWhitespace }
    return String(
      start.prefix(upTo: start.lastIndex { !$0.isWhitespace }.map(start.index(after:)) ?? start.startIndex))
  }
}

extension EnvironmentVariable {
  static let accessKeyID = EnvironmentVariable("AWS_ACCESS_KEY_ID", about: "the key that signs requests")
  static let secretAccessKey = EnvironmentVariable("AWS_SECRET_ACCESS_KEY", about: "the secret of the key")
  static let sessionToken = EnvironmentVariable(
    "AWS_SESSION_TOKEN", about: "the token of a session, for a key that ends")
  static let profile = EnvironmentVariable(
    "AWS_PROFILE", about: "the section of the profile files, `default` if missing")
  static let credentialsFile = EnvironmentVariable(
    "AWS_SHARED_CREDENTIALS_FILE", about: "the profile file with keys, `~/.aws/credentials` if missing")
  static let configurationFile = EnvironmentVariable(
    "AWS_CONFIG_FILE", about: "the profile file with regions, `~/.aws/config` if missing")
  static let region = EnvironmentVariable("AWS_REGION", about: "the region of buckets that set none")
  static let defaultRegion = EnvironmentVariable(
    "AWS_DEFAULT_REGION", about: "the region without `AWS_REGION`")

  /// The variables of object stores.
  package static let ofObjectStores = [
    accessKeyID, secretAccessKey, sessionToken, profile, credentialsFile, configurationFile, region,
    defaultRegion,
  ]
}

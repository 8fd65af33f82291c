internal import ClipsitePlatform

/// Key and region, found where the tools of AWS look: environment variables, then the profile files (AWS SDKs
/// and Tools Reference Guide, “Shared config and credentials files”).
struct AWSSettings {
  /// The key that signs requests, or `nil` if there is none.
  private(set) var key: AccessKey?
  /// The region, if one is named.
  private(set) var region: String?

  /// - Parameter environment: The value of an environment variable, or nil.
  init(_ environment: (String) -> String?) {
    func value(_ name: String) -> String? { environment(name).flatMap { $0.isEmpty ? nil : $0 } }
    let profile = value("AWS_PROFILE") ?? "default"
    let home = value("HOME").map { $0 + "/.aws/" }
    let credentials = Self.file(value("AWS_SHARED_CREDENTIALS_FILE") ?? home.map { $0 + "credentials" })
    let configuration = Self.file(value("AWS_CONFIG_FILE") ?? home.map { $0 + "config" })
    let section = profile == "default" ? profile : "profile \(profile)"
    let settings = (configuration[section] ?? [:]).merging(credentials[profile] ?? [:]) { $1 }
    region = value("AWS_REGION") ?? value("AWS_DEFAULT_REGION") ?? settings["region"]
    if let id = value("AWS_ACCESS_KEY_ID"), let secret = value("AWS_SECRET_ACCESS_KEY") {
      key = AccessKey(id: id, secret: secret, token: value("AWS_SESSION_TOKEN"))
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

import ClipsiteJSON

/// The text of a configuration in JSON.
enum JSONFile {
  /// One member a line, and a line end behind.
  ///
  /// - Parameter limit: The size from which on it is written without white space, in bytes.
  static func bytes(_ value: JSONValue, limit: Int = .max) -> [UInt8] {
    let pretty = value.bytes(.pretty) + [UInt8(ascii: "\n")]
    return pretty.count <= limit ? pretty : value.bytes() + [UInt8(ascii: "\n")]
  }

  /// A text.
  static func string(_ text: some CustomStringConvertible) -> JSONValue { .string(text.description) }

  /// The headers of the AASA file and of all answers, as Vercel and Firebase have them.
  ///
  /// - Parameter everywhere: What the host calls all paths.
  static func headers(of domain: HostedDomain, everywhere: String) -> JSONValue {
    let association: [(String, String)] = [
      ("Content-Type", HostedAssociation.type), ("Cache-Control", HostedAssociation.cacheControl),
    ]
    let security = domain.securityHeaders.map { ($0.name, $0.value) }
    let rules = [(HostedAssociation.path, association), (everywhere, security)]
    return .array(
      rules.filter { !$1.isEmpty }.map { source, headers in
        [
          "source": .string(source),
          "headers": .array(headers.map { ["key": .string($0), "value": .string($1)] }),
        ]
      })
  }
}

import ClipsiteAppClips
package import ClipsiteText

/// The origins that pages may load from besides what the theme needs: the key `policy` of `site.yml`.
package struct PolicySources: Hashable, Sendable {
  /// The origins that scripts may come from.
  package var scripts: [String] = []
  /// The origins that scripts may send to and ask.
  package var connections: [String] = []
  /// The origins that frames may show.
  package var frames: [String] = []
  /// The origins that style sheets may come from.
  package var styles: [String] = []
  /// The origins that fonts may come from.
  package var fonts: [String] = []

  /// No origins.
  package init() {}

  /// Nothing else goes into the header: a space or a semicolon would begin something else.
  fileprivate static func isOrigin(_ text: String) -> Bool {
    let scheme = "https://"
    guard text.hasPrefix(scheme) else { return false }
    let host = text.dropFirst(scheme.count)
    return (try? AssociatedDomain(String(host.hasPrefix("*.") ? host.dropFirst(2) : host))) != nil
  }
}

extension PolicySources {
  static let keys = Keys<PolicySources>([
    origins("script", \.scripts, "origins of files of scripts"),
    origins("connect", \.connections, "origins of addresses that scripts send data to"),
    origins("frame", \.frames, "origins of pages in frames"),
    origins("style", \.styles, "origins of style sheets"),
    origins("font", \.fonts, "origins of font files"),
  ])

  private static func origins(
    _ name: StaticString, _ path: WritableKeyPath<PolicySources, [String]>, _ summary: String
  ) -> KeyDeclaration<PolicySources> {
    let form = KeyForm<String>("origin", .invalidPolicySource, pattern: "^https://[^/ ;,]+$") {
      text throws(InvalidValue) in
      if isOrigin(text) { return text }
      throw InvalidValue(
        "`\(text)` is not an origin", fix: "write the scheme and the host, as in https://stats.example.com")
    }
    return .key(
      name, .values(path, form), .alone, about: summary, example: #"["https://stats.example.com"]"#,
      codes: [.invalidPolicySource])
  }
}

extension DiagnosticCode {
  /// A source of `policy` is not an origin.
  package static let invalidPolicySource = DiagnosticCode(
    "InvalidPolicySource", .error,
    summary: "A source of `policy` is not an origin.",
    explanation: """
      `policy` lists the origins that pages may load from besides what the theme needs, such as
      `https://stats.example.com` or `https://*.example.com`. An origin has the scheme `https` and a host,
      without a path. clipsite writes it into the header `Content-Security-Policy` (Content Security Policy
      Level 3).
      """,
    fix: "Write the origin, as in `https://stats.example.com`.",
    example: .init(
      .configuration,
      wrong: "policy: {script: [stats.example.com]}",
      right: #"policy: {script: ["https://stats.example.com"]}"#))
}

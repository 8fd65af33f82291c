import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// The origins that pages may load from besides what the theme needs: the key `policy` of `site.yml`.
package struct PolicySources: Hashable, Sendable {
  /// The origins that scripts may come from.
  package let scripts: [String]
  /// The origins that scripts may send to and ask.
  package let connections: [String]
  /// The origins that frames may show.
  package let frames: [String]
  /// The origins that style sheets may come from.
  package let styles: [String]
  /// The origins that fonts may come from.
  package let fonts: [String]

  /// Origins, none unless they are given.
  package init(
    scripts: [String] = [], connections: [String] = [], frames: [String] = [], styles: [String] = [],
    fonts: [String] = []
  ) {
    (self.scripts, self.connections, self.frames) = (scripts, connections, frames)
    (self.styles, self.fonts) = (styles, fonts)
  }

  /// Reads the mapping; what is not an origin is reported and left out.
  static func read(_ reader: inout MappingReader) -> PolicySources {
    let keys = PolicyKeys.keys
    return PolicySources(
      scripts: origins(keys.script, &reader), connections: origins(keys.connect, &reader),
      frames: origins(keys.frame, &reader), styles: origins(keys.style, &reader),
      fonts: origins(keys.font, &reader))
  }

  private static func origins(_ key: Key, _ reader: inout MappingReader) -> [String] {
    (reader.texts(key)?.value ?? []).compactMap { text in
      if isOrigin(text.value) { return text.value }
      reader.report(
        Diagnostic(
          .invalidPolicySource, at: reader.range(text.range), "`\(text.value)` is not an origin",
          fix: "write the scheme and the host, as in https://stats.example.com"))
      return nil
    }
  }

  /// Nothing else goes into the header: a space or a semicolon would begin something else.
  private static func isOrigin(_ text: String) -> Bool {
    let scheme = "https://"
    guard text.hasPrefix(scheme) else { return false }
    let host = text.dropFirst(scheme.count)
    return (try? AssociatedDomain(String(host.hasPrefix("*.") ? host.dropFirst(2) : host))) != nil
  }
}

/// The keys of `policy`.
final class PolicyKeys: KeyGroup {
  static let keys = PolicyKeys()

  let script = Key(
    "script", .list(.text(.origin)), about: "origins of files of scripts",
    example: #"["https://stats.example.com"]"#,
    codes: [.invalidPolicySource])
  let connect = Key(
    "connect", .list(.text(.origin)), about: "origins of addresses that scripts send data to",
    example: #"["https://stats.example.com"]"#,
    codes: [.invalidPolicySource])
  let frame = Key(
    "frame", .list(.text(.origin)), about: "origins of pages in frames",
    example: #"["https://stats.example.com"]"#,
    codes: [.invalidPolicySource])
  let style = Key(
    "style", .list(.text(.origin)), about: "origins of style sheets",
    example: #"["https://stats.example.com"]"#,
    codes: [.invalidPolicySource])
  let font = Key(
    "font", .list(.text(.origin)), about: "origins of font files", example: #"["https://stats.example.com"]"#,
    codes: [.invalidPolicySource])
}

extension TextForm {
  fileprivate static let origin = TextForm("origin", pattern: "^https://[^/ ;,]+$")
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

import ClipsiteAppClips
import ClipsiteMustache
package import ClipsiteText

/// Decodes `site.yml`.
package enum ConfigurationReader {
  /// Returns the configuration in the file, or `nil` if something is missing that every site needs.
  package static func read(_ root: YAMLNode, _ diagnostics: inout [Diagnostic]) -> SiteConfiguration? {
    var site = SiteReading()
    var reader = MappingReader(root, ConfigurationKeys.keys) { OtherFile("a page", FrontMatterKeys.keys) }
    let found = reader.read(root, ConfigurationKeys.keys, into: &site)
    if let android = site.android {
      site.options.android = AndroidReading.read(
        android, links: site.options.universalLinks, in: site.universalLinks, &reader)
    }
    for key in ConfigurationKeys.keys.all where key.isRequired && !found.contains(key.name) {
      reader.report(.missingKey(key.name.description, at: reader.range(0..<0)))
    }
    reader.finish(&diagnostics)
    guard var configuration = site.configuration else { return nil }
    configuration.placeholders = PlaceholderValue.all(in: configuration, root)
    return configuration
  }

  /// The configuration for a preview of a site whose file lacks what every site needs, with other values for
  /// those.
  package static func partial(from root: YAMLNode) -> SiteConfiguration? {
    var site = SiteReading()
    var reader = MappingReader(root, ConfigurationKeys.keys)
    _ = reader.read(root, ConfigurationKeys.keys, into: &site)
    let domain = try? AssociatedDomain("example.com")
    site.name = site.name ?? domain?.rawValue
    site.app = site.app ?? .fallback
    if site.domains.isEmpty, let domain { site.domains = [domain] }
    return site.configuration
  }
}

extension SiteReading {
  /// The configuration, or `nil` if something is missing that every site needs.
  fileprivate var configuration: SiteConfiguration? {
    guard let name, let app, !domains.isEmpty else { return nil }
    return SiteConfiguration(
      name: name, language: language ?? .english, domains: domains, app: app, options: options)
  }
}

extension MappingReader {
  /// The values of a list that have a form, each once. Reports those that are repeated.
  mutating func distinctValues<Value: Equatable>(
    of texts: [Ranged<String>], _ form: KeyForm<Value>, repeated code: DiagnosticCode,
    _ mistake: (Value) -> InvalidValue
  ) -> [Ranged<Value>] {
    var values: [Ranged<Value>] = []
    for text in texts {
      guard let value = value(of: text, form) else { continue }
      if values.contains(where: { $0.value == value }) {
        let mistake = mistake(value)
        report(code, at: range(text.range), mistake.message, fix: mistake.fix)
      } else {
        values.append(Ranged(value, at: text.range))
      }
    }
    return values
  }
}

extension Diagnostic {
  static func missingKey(_ key: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingKey, at: range, "the key `\(key)` is missing", fix: "add it")
  }
}

extension DiagnosticCode {
  /// `site.yml` lacks a key that no site can do without.
  package static let missingKey = DiagnosticCode(
    "MissingKey", .error,
    summary: "A required key is missing.",
    explanation: """
      A site needs a `name`, at least one of `domains`, and `app` with `team-id`, `bundle-id`, and
      `clip-bundle-id`. The App Clip tags and the AASA files come from them. A target of `publish` needs `to`
      or `command`.
      """,
    fix: "Add the key.",
    example: .init(
      .configuration, wrong: "",
      right: "\n  clip-bundle-id: com.example.Donuts.Clip\n  app-store-id: \"1234567890\"",
      in: { "app:\n  team-id: ABCDE12345\n  bundle-id: com.example.Donuts\($0)" }))

  /// A domain is listed twice.
  package static let repeatedDomain = DiagnosticCode(
    "RepeatedDomain", .error,
    summary: "`domains` contains a domain twice.",
    explanation: """
      The order matters, because the first domain is the primary one. With a second entry, it is unclear which
      position counts.
      """,
    fix: "Remove one of the two.",
    example: .init(
      .configuration, wrong: "domains: [example.com, example.com]", right: "domains: [example.com]"))

  /// The site has no `site.yml`.
  package static let missingConfiguration = DiagnosticCode(
    "MissingConfiguration", .error,
    summary: "The folder is not a site, because `Content/site.yml` is missing.",
    explanation: "`site.yml` names the app and the domains.",
    fix: "Change to the folder of the site, or create a site with `clipsite init DIR`.",
    example: .init(
      .files, wrong: "Content/index.md\nContent/site.yml (missing)",
      right: "Content/index.md\nContent/site.yml"))
}

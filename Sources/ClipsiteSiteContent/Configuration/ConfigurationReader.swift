import ClipsiteAppClips
package import ClipsiteContentParsing
package import ClipsiteDiagnostics
import ClipsiteMustache

/// Decodes `site.yml`: every key that there is, in one place.
package struct ConfigurationReader {
  private var reader: MappingReader
  private let keys = ConfigurationKeys.keys

  /// Returns the configuration in the file, or `nil` if something is missing that every site needs.
  package static func read(_ root: YAMLNode, _ diagnostics: inout [Diagnostic]) -> SiteConfiguration? {
    var reading = ConfigurationReader(reader: MappingReader(root, ConfigurationKeys.keys))
    let configuration = reading.read()
    reading.reader.finish(&diagnostics)
    return configuration
  }

  private mutating func read() -> SiteConfiguration? {
    let name = required(keys.site.name, reader.line(keys.site.name))?.value
    let language = reader.value(keys.site.language, .invalidLanguage, LanguageTag.init(_:))
    let domains = readDomains()
    let app = readApp()
    let options = readOptions()
    guard let name, let app, !domains.isEmpty else { return nil }
    return SiteConfiguration(
      name: name, language: language?.value ?? .english, domains: domains, app: app, options: options)
  }

  private mutating func readDomains() -> [AssociatedDomain] {
    guard let texts = required(keys.site.domains, reader.texts(keys.site.domains)) else { return [] }
    var domains: [AssociatedDomain] = []
    var known: Set<AssociatedDomain> = []
    for text in texts.value {
      let domain = reader.value(of: text, .invalidDomain, AssociatedDomain.init(ofSite:))
      guard let domain = domain?.value else { continue }
      if known.insert(domain).inserted {
        domains.append(domain)
      } else {
        reader.report(
          Diagnostic(
            .repeatedDomain, at: reader.range(text.range), "the domain `\(domain)` is listed twice",
            fix: "remove one of the two"))
      }
    }
    if texts.value.isEmpty { report(missing: "domains", at: texts.range.bytes ?? 0..<0) }
    return domains
  }

  private mutating func readApp() -> AppIdentity? {
    guard let node = reader.mapping(keys.app) else {
      if !reader.hasValue(keys.app) { report(missing: "app", at: 0..<0) }
      return nil
    }
    var app = AppReader(node)
    let identity = app.read()
    app.diagnostics.forEach { reader.report($0) }
    return identity
  }

  private mutating func readOptions() -> SiteOptions {
    var options = SiteOptions()
    options.layout = reader.choice(keys.site.layout) ?? options.layout
    options.pageFiles = reader.choice(keys.site.pageFiles) ?? options.pageFiles
    options.clip = reader.mapping(keys.clip) { ClipReader.readDefaults(&$0) } ?? ClipFields()
    options.image = reader.image(keys.looks.image)
    options.imageAlt = reader.line(keys.looks.imageAlt)?.value
    options.themeColor = reader.mapping(keys.looks.themeColor) { ThemeColor.read(&$0) } ?? nil
    options.looks = reader.mapping(keys.looks.looks) { Looks.read(&$0) }
    options.icons =
      reader.mapping(keys.looks.icons) { icons in
        Icons(
          touch: icons.text(IconKeys.keys.touch), favicon: icons.text(IconKeys.keys.favicon),
          logo: icons.text(IconKeys.keys.logo))
      } ?? Icons()
    options.universalLinks = UniversalLinksReader.read(&reader, keys.links.universalLinks)
    options.sharesWebCredentials = reader.bool(keys.links.webcredentials)?.value ?? false
    options.continuesActivities = reader.bool(keys.links.activityContinuation)?.value ?? false
    options.android = AndroidReader.read(
      &reader, keys.android, links: options.universalLinks, in: reader.peek(keys.links.universalLinks))
    options.twitterAccount =
      reader.mapping(keys.links.social) { $0.text(SocialKeys.keys.twitter)?.value } ?? nil
    options.publishTargets = PublishReader.read(&reader, keys.hosting.publish)
    options.policy = reader.mapping(keys.hosting.policy) { PolicySources.read(&$0) } ?? PolicySources()
    options.titles = reader.text(keys.lists.titles)
    options.directory = reader.mapping(keys.lists.directory) { DirectoryOptions.read(&$0) } ?? nil
    options.showsNeighbors = reader.bool(keys.lists.neighbors)?.value ?? false
    if let pictures = reader.bool(keys.looks.pictures) {
      (options.makesPictures, options.picturesRange) = (pictures.value, pictures.range)
    }
    options.marksToday = reader.bool(keys.looks.todayScript)?.value ?? true
    options.words = WordTable.read(&reader, keys.site.words)
    (options.extra, options.unusualLabels) = reader.extra(keys.site.extra)
    options.limits = reader.mapping(keys.limits) { SizeLimits.read(&$0) } ?? SizeLimits()
    options.providers = ChosenProvider.read(&reader, keys.hosting.hosts)
    options.hasSecurityHeaders = reader.bool(keys.hosting.securityHeaders)?.value ?? true
    return options
  }

  private mutating func required<Value>(_ key: Key, _ value: Ranged<Value>?) -> Ranged<Value>? {
    if value == nil, !reader.hasValue(key) { report(missing: key.name.description, at: 0..<0) }
    return value
  }

  private mutating func report(missing key: String, at range: Range<Int>) {
    reader.report(.missingKey(key, at: reader.range(range)))
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
      .configuration,
      wrong: """
        app:
          team-id: ABCDE12345
          bundle-id: com.example.Donuts
        """,
      right: """
        app:
          team-id: ABCDE12345
          bundle-id: com.example.Donuts
          clip-bundle-id: com.example.Donuts.Clip
          app-store-id: "1234567890"
        """))

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

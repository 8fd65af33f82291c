import ClipsiteAppClips
import ClipsiteContentParsing
import ClipsiteDiagnostics
import ClipsiteMustache

/// Decodes `site.yml`: every key that there is, in one place.
struct ConfigurationReader {
  private var reader: MappingReader

  /// What the file says, or nil when something is missing that no site can do without.
  static func read(_ root: YAMLNode, _ diagnostics: inout [Diagnostic]) -> SiteConfiguration? {
    var reading = ConfigurationReader(reader: MappingReader(root))
    let configuration = reading.read()
    reading.reader.finish(&diagnostics)
    return configuration
  }

  private mutating func read() -> SiteConfiguration? {
    let name = required("name", reader.line("name"))?.value
    let language = reader.value("language", .invalidLanguage) {
      text throws(InvalidValue<LanguageTag.Rule>) in try LanguageTag(text)
    }
    let domains = readDomains()
    let app = readApp()
    let options = readOptions()
    guard let name, let app, !domains.isEmpty else { return nil }
    return SiteConfiguration(
      name: name, language: language?.value ?? .english, domains: domains, app: app, options: options)
  }

  private mutating func readDomains() -> [AssociatedDomain] {
    guard let texts = required("domains", reader.texts("domains")) else { return [] }
    var domains: [AssociatedDomain] = []
    var known: Set<AssociatedDomain> = []
    for text in texts.value {
      let domain = reader.value(of: text, .invalidDomain) {
        text throws(InvalidValue<AssociatedDomain.Rule>) in
        try AssociatedDomain(ofSite: text)
      }
      guard let domain = domain?.value else { continue }
      if known.insert(domain).inserted {
        domains.append(domain)
      } else {
        reader.report(RepeatedDomain.diagnostic(domain, at: reader.place(text.range)))
      }
    }
    if texts.value.isEmpty { report(missing: "domains", at: texts.range) }
    return domains
  }

  private mutating func readApp() -> AppIdentity? {
    guard let node = reader.mapping("app") else {
      if !reader.hasValue("app") { report(missing: "app", at: 0..<0) }
      return nil
    }
    var app = AppReader(node)
    let identity = app.read()
    app.diagnostics.forEach { reader.report($0) }
    return identity
  }

  private mutating func readOptions() -> SiteOptions {
    var options = SiteOptions()
    options.layout = reader.choice("layout") ?? options.layout
    options.pageFiles = reader.choice("page-files") ?? options.pageFiles
    options.clip = reader.mapping("clip") { FrontMatterReader.readClipDefaults(&$0) } ?? ClipFields()
    options.image = ImageField.read("image", &reader)
    options.imageAlt = reader.line("image-alt")?.value
    options.themeColor = reader.mapping("theme-color") { ThemeColor.read(&$0) } ?? nil
    options.looks = reader.mapping("looks") { Looks.read(&$0) }
    options.icons =
      reader.mapping("icons") { icons in
        Icons(
          touch: icons.spannedText("touch"), favicon: icons.spannedText("favicon"),
          logo: icons.spannedText("logo"))
      } ?? Icons()
    options.universalLinks = UniversalLinksReader.read(&reader)
    options.sharesWebCredentials = reader.bool("webcredentials")?.value ?? false
    options.continuesActivities = reader.bool("activity-continuation")?.value ?? false
    options.android = AndroidReader.read(&reader)
    options.twitterAccount = reader.mapping("social") { $0.text("twitter")?.value } ?? nil
    options.publishTargets = PublishReader.read(&reader)
    options.directory = reader.mapping("directory") { DirectoryOptions.read(&$0) } ?? nil
    options.showsNeighbors = reader.bool("neighbors")?.value ?? false
    if let pictures = reader.bool("pictures") {
      (options.makesPictures, options.picturesRange) = (pictures.value, ByteRange(pictures.range))
    }
    options.marksToday = reader.bool("today-script")?.value ?? true
    options.words = WordTable.read(&reader)
    options.extra = reader.mapping("extra").map(ExtraData.value) ?? .null
    options.limits = reader.mapping("limits") { SizeLimits.read(&$0) } ?? SizeLimits()
    options.hosts = readHosts()
    options.hasSecurityHeaders = reader.bool("security-headers")?.value ?? true
    return options
  }

  private mutating func readHosts() -> [ChosenProvider] {
    var hosts: [ChosenProvider] = []
    for word in reader.texts("hosts")?.value ?? [] {
      guard let host = Provider(rawValue: word.value) else {
        reader.report(UnknownHost.diagnostic(word.value, at: reader.place(word.range)))
        continue
      }
      if hosts.contains(where: { $0.host == host }) {
        reader.report(RepeatedHost.diagnostic(host, at: reader.place(word.range)))
      } else {
        hosts.append(ChosenProvider(host, at: ByteRange(word.range)))
      }
    }
    return hosts
  }

  private mutating func required<Value>(_ key: StaticString, _ value: Located<Value>?) -> Located<Value>? {
    if value == nil, !reader.hasValue(key) { report(missing: key.description, at: 0..<0) }
    return value
  }

  private mutating func report(missing key: String, at range: Range<Int>) {
    reader.report(MissingKey.diagnostic(key, at: reader.place(range)))
  }
}

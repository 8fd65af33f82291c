import ClipsiteAppClips
package import ClipsiteText

/// Decodes `universal-links` of `site.yml`: the `components` of the app's `applinks` entry, with keys of
/// ours.
enum UniversalLinksReader {
  static func read(_ node: YAMLNode, _ key: StaticString, _ reader: inout MappingReader)
    -> [URLComponentPattern]
  {
    let items = reader.mappings(node, key, of: keys)
    let rules = items.map { item in
      var rule = URLComponentPattern()
      _ = reader.read(item, keys, into: &rule)
      return rule
    }
    guard node.items.count == rules.count else { return rules }
    for (rule, item) in zip(rules, items) {
      rule.diagnostics(at: item.place).forEach { reader.report($0) }
    }
    for finding in UniversalLinkOrder.find(in: rules) {
      reader.report(finding.diagnostic(at: items[finding.rule].place, earlier: items[finding.earlier].place))
    }
    return rules
  }

  /// The keys of an entry.
  static let keys = Keys<URLComponentPattern>([
    .key(
      "path", .text(\.path), .alone, about: "the pattern of paths", default: "any", example: #""/menu/*""#),
    .key(
      // A query is one text for the whole of it, or a mapping from names to patterns.
      "query",
      KeyField(.either(.text, .entries(.text, named: "NAME")), \.query) { node, key, reader in
        guard node.kind == .mapping else { return reader.text(node, key).map { .whole($0.value) } }
        for (_, value) in node.entries where value.kind != .scalar {
          reader.report(
            .wrongType, at: value.place, "the pattern of a query item must be text",
            fix: "write one pattern")
        }
        return .items(node.entries.map { .init($0.key.text ?? "", $0.value.text ?? "") })
      }, .alone, about: "the pattern of queries: one text, or names with patterns",
      default: "any", example: #"{table: "?*"}"#),
    .key(
      "fragment", .text(\.fragment), .alone, about: "the pattern of fragments", default: "any",
      example: "order*"),
    .key(
      "exclude", .flag(\.exclude), .alone, about: "whether links that match stay in the browser",
      default: "`false`", example: "true"),
    .key(
      "case-sensitive", .flag(\.caseSensitive), .alone, about: "whether devices compare letter case",
      default: "`true`", example: "false"),
    .key(
      "percent-encoded", .flag(\.percentEncoded), .alone,
      about: "whether devices compare paths as they are encoded", default: "`true`", example: "false"),
    .key(
      "comment", .text(\.comment), .alone, about: "a remark, kept in the AASA file",
      example: "pages for the browser"),
  ])
}

/// The mapping `android` of `site.yml` while it is read.
struct AndroidReading: Sendable {
  private var package: AndroidPackageName?
  private var fingerprints: [CertificateFingerprint] = []
  /// The range of the key `universal-links` if it asks for the rules.
  private var rulesRange: SourceRange?

  /// - Parameters:
  ///   - links: The rules of `universal-links`.
  ///   - list: The list that they are written in.
  static func read(
    _ node: YAMLNode, links: [URLComponentPattern], in list: YAMLNode?, _ reader: inout MappingReader
  ) -> AssetLinks? {
    let earlier = reader.diagnostics.count
    var android = AndroidReading()
    _ = reader.read(node, keys, into: &android)
    let components = android.components(links, in: list, &reader)
    guard let package = android.package, !android.fingerprints.isEmpty else {
      let key = android.package == nil ? "android.package" : "android.fingerprints"
      if reader.diagnostics[earlier...].allSatisfy({ $0.code == .unknownKey }) {
        reader.report(.missingKey(key, at: node.place))
      }
      return nil
    }
    return AssetLinks([
      .init(packageName: package, fingerprints: android.fingerprints, components: components)
    ])
  }

  /// An app with rules opens nothing else, so somebody must ask for them.
  private func components(
    _ links: [URLComponentPattern], in list: YAMLNode?, _ reader: inout MappingReader
  ) -> [URLComponentPattern] {
    guard let rulesRange else { return [] }
    let ranges = list.map { $0.items.map(\.place) } ?? []
    if ranges.isEmpty { reader.report(.missingKey("universal-links", at: rulesRange)) }
    guard ranges.count == links.count else { return [] }
    let (rules, diagnostics) = DynamicAppLinks.rules(from: links, at: ranges)
    diagnostics.forEach { reader.report($0) }
    return rules
  }

  static let keys = Keys<AndroidReading>([
    .key(
      "package",
      .value(\.package, KeyForm("package name", .invalidAndroidApp, make: AndroidPackageName.init(_:))),
      .alone,
      about: "the Android app, for `assetlinks.json`", example: "com.example.donuts", isRequired: true,
      codes: [.missingKey, .invalidAndroidApp]),
    .key(
      "fingerprints", .values(\.fingerprints, fingerprint), .alone,
      about: "the SHA-256 fingerprints of its certificates",
      isRequired: true, codes: [.missingKey, .invalidAndroidApp]),
    .key(
      "universal-links",
      KeyField(.bool) { node, key, reader, android in
        android.rulesRange = reader.bool(node, key) == true ? node.place : nil
      }, .alone,
      about: "whether `assetlinks.json` contains the rules of `universal-links`, for Android 15 and later. "
        + "The app then opens no other links",
      default: "`false`", example: "true", codes: [.missingKey, .ruleNotForAndroid]),
  ])

  private static let fingerprint = KeyForm(
    "SHA-256 fingerprint", .invalidAndroidApp, make: CertificateFingerprint.init(_:))
}

extension DiagnosticCode {
  /// The Android app is described in a way that `assetlinks.json` cannot express.
  package static let invalidAndroidApp = DiagnosticCode(
    "InvalidAndroidApp", .error,
    summary: "The Android app is not valid.",
    explanation: """
      `assetlinks.json` identifies an app by its package, such as `com.example.donuts`, and by the SHA-256
      fingerprints of its signing certificates. A fingerprint has 32 pairs of hexadecimal digits, joined by
      colons. With Play App Signing, the Play Console shows it (Android Developers, “Configure website
      associations”).
      """,
    fix: "Copy the package and the fingerprint.",
    example: .init(
      .configuration,
      wrong: """
        android:
          package: donuts
          fingerprints:
            - "3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F"
        """,
      right: """
        android:
          package: com.example.donuts
          fingerprints:
            - "3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F:3F"
        """))
}

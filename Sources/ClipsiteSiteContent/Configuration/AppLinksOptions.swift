import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// Decodes `universal-links` of `site.yml`: the `components` of the app's `applinks` entry, with keys of
/// ours.
enum UniversalLinksReader {
  static func read(_ reader: inout MappingReader, _ key: Key) -> [URLComponentPattern] {
    let keys = UniversalLinkKeys.keys
    let rules = reader.mappings(key) { component in
      URLComponentPattern(
        path: component.text(keys.path)?.value, query: query(&component),
        fragment: component.text(keys.fragment)?.value,
        exclude: component.bool(keys.exclude)?.value, comment: component.text(keys.comment)?.value,
        caseSensitive: component.bool(keys.caseSensitive)?.value,
        percentEncoded: component.bool(keys.percentEncoded)?.value)
    }
    let items = reader.peek(key).map { Array($0.items) } ?? []
    guard let rules, items.count == rules.count else { return rules ?? [] }
    for finding in UniversalLinkOrder.find(in: rules) {
      reader.report(finding.diagnostic(at: items[finding.rule].place, earlier: items[finding.earlier].place))
    }
    return rules
  }

  /// A query is one text for the whole of it, or a mapping from names to patterns.
  private static func query(_ component: inout MappingReader) -> URLComponentPattern.Query? {
    guard let node = component.value(UniversalLinkKeys.keys.query) else { return nil }
    guard node.kind == .mapping else {
      return component.text(of: node, UniversalLinkKeys.keys.query).map { .whole($0.value) }
    }
    for (_, value) in node.entries where value.kind != .scalar {
      component.report(
        Diagnostic(
          .wrongType, at: value.place, "the pattern of a query item must be text",
          fix: "write one pattern"))
    }
    return .items(node.entries.map { .init($0.key.text ?? "", $0.value.text ?? "") })
  }
}

/// Decodes the mapping `android` of `site.yml`.
enum AndroidReader {
  /// - Parameters:
  ///   - links: The rules of `universal-links`.
  ///   - list: The list that they are written in.
  static func read(
    _ reader: inout MappingReader, _ key: Key, links: [URLComponentPattern], in list: YAMLNode?
  ) -> AssetLinks? {
    let keys = AndroidKeys.keys
    return reader.mapping(key) { android in
      let components = components(&android, links, in: list)
      let package = android.value(keys.package, .invalidAndroidApp, AndroidPackageName.init(_:))
      let texts = android.texts(keys.fingerprints)?.value ?? []
      let fingerprints = texts.compactMap { text in
        android.value(of: text, .invalidAndroidApp, CertificateFingerprint.init(_:))?.value
      }
      if package == nil || fingerprints.isEmpty {
        let key = package == nil ? "android.package" : "android.fingerprints"
        if android.diagnostics.isEmpty {
          android.report(.missingKey(key, at: android.range(android.node.range)))
        }
        return nil
      }
      return package.map {
        AssetLinks([.init(packageName: $0.value, fingerprints: fingerprints, components: components)])
      }
    } ?? nil
  }

  /// An app with rules opens nothing else, so somebody must ask for them.
  private static func components(
    _ android: inout MappingReader, _ links: [URLComponentPattern], in list: YAMLNode?
  ) -> [URLComponentPattern] {
    guard let isWanted = android.bool(AndroidKeys.keys.universalLinks), isWanted.value else { return [] }
    let ranges = list.map { $0.items.map(\.place) } ?? []
    if ranges.isEmpty { android.report(.missingKey("universal-links", at: android.range(isWanted.range))) }
    guard ranges.count == links.count else { return [] }
    let (rules, diagnostics) = DynamicAppLinks.rules(from: links, at: ranges)
    diagnostics.forEach { android.report($0) }
    return rules
  }
}

/// The keys of an entry of `universal-links`.
final class UniversalLinkKeys: KeyGroup {
  static let keys = UniversalLinkKeys()

  let path = Key("path", .text, about: "the pattern of paths", default: "any", example: #""/menu/*""#)
  let query = Key(
    "query", .either(.text, .entries(.text, named: "NAME")),
    about: "the pattern of queries: one text, or names with patterns", default: "any",
    example: #"{table: "?*"}"#)
  let fragment = Key("fragment", .text, about: "the pattern of fragments", default: "any", example: "order*")
  let exclude = Key(
    "exclude", .bool, about: "whether links that match stay in the browser", default: "`false`",
    example: "true")
  let caseSensitive = Key(
    "case-sensitive", .bool, about: "whether devices compare letter case", default: "`true`", example: "false"
  )
  let percentEncoded = Key(
    "percent-encoded", .bool, about: "whether devices compare paths as they are encoded", default: "`true`",
    example: "false")
  let comment = Key(
    "comment", .text, about: "a remark, kept in the AASA file", example: "pages for the browser")
}

/// The keys of `android` in `site.yml`.
final class AndroidKeys: KeyGroup {
  static let keys = AndroidKeys()

  let package = Key(
    "package", .text(TextForm("package name", by: AndroidPackageName.init(_:))),
    about: "the Android app, for `assetlinks.json`", example: "com.example.donuts", isRequired: true,
    codes: [.missingKey, .invalidAndroidApp])
  let fingerprints = Key(
    "fingerprints", .list(.text(TextForm("SHA-256 fingerprint", by: CertificateFingerprint.init(_:)))),
    about: "the SHA-256 fingerprints of its certificates", isRequired: true,
    codes: [.missingKey, .invalidAndroidApp])
  let universalLinks = Key(
    "universal-links", .bool,
    about: "whether `assetlinks.json` contains the rules of `universal-links`, for Android 15 and later. "
      + "The app then opens no other links",
    default: "`false`", example: "true", codes: [.missingKey, .ruleNotForAndroid])
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

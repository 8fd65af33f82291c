import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// Decodes `universal-links` of `site.yml`: the `components` of the app's `applinks` entry, with keys of
/// ours.
enum UniversalLinksReader {
  static func read(_ reader: inout MappingReader) -> [URLComponentPattern] {
    let rules = reader.mappings("universal-links") { component in
      URLComponentPattern(
        path: component.text("path")?.value, query: query(&component),
        fragment: component.text("fragment")?.value,
        exclude: component.bool("exclude")?.value, comment: component.text("comment")?.value,
        caseSensitive: component.bool("case-sensitive")?.value,
        percentEncoded: component.bool("percent-encoded")?.value)
    }
    let items = reader.value("universal-links").map { Array($0.items) } ?? []
    guard let rules, items.count == rules.count else { return rules ?? [] }
    for finding in UniversalLinkOrder.find(in: rules) {
      reader.report(finding.diagnostic(at: items[finding.rule].place, earlier: items[finding.earlier].place))
    }
    return rules
  }

  /// A query is one text for the whole of it, or a mapping from names to patterns.
  private static func query(_ component: inout MappingReader) -> URLComponentPattern.Query? {
    guard let node = component.value("query") else { return nil }
    guard node.kind == .mapping else { return component.text("query").map { .whole($0.value) } }
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
  static func read(_ reader: inout MappingReader) -> AssetLinks? {
    reader.mapping("android") { android in
      let package = android.value("package", .invalidAndroidApp, AndroidPackageName.init(_:))
      let texts = android.texts("fingerprints")?.value ?? []
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
      return package.map { AssetLinks([.init(packageName: $0.value, fingerprints: fingerprints)]) }
    } ?? nil
  }
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
    fix: "Copy the package and the fingerprint.")
}

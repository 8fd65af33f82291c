import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// Decodes the mapping `app-links` of front matter: the App Links registry with keys of ours.
enum AppLinksReader {
  static func read(_ reader: inout MappingReader) -> AppLinks? {
    guard let node = reader.mapping("app-links") else { return nil }
    var links = MappingReader(node)
    let groups = [
      group(.ios, at: "ios", &links), group(.iphone, at: "iphone", &links), group(.ipad, at: "ipad", &links),
      group(.android, at: "android", &links), group(.windowsPhone, at: "windows-phone", &links),
    ].compactMap { $0 }
    let web = links.mapping("web") { webFallback(&$0) }
    let appLinks = assemble(groups, web: web, node, &links)
    var diagnostics: [Diagnostic] = []
    links.finish(&diagnostics)
    diagnostics.forEach { reader.report($0) }
    return appLinks
  }

  private static func assemble(
    _ groups: [AppLinks.Group], web: AppLinks.Web?, _ node: YAMLNode, _ reader: inout MappingReader
  ) -> AppLinks? {
    do throws(AppLinksError) {
      let links = try AppLinks(groups, web: web)
      for warning in links.warnings {
        reader.report(diagnostic(warning, in: node, .warning))
      }
      return links
    } catch {
      reader.report(diagnostic(error, in: node, .error))
      return nil
    }
  }

  private static func group(
    _ family: AppLinkFamily, at key: StaticString, _ reader: inout MappingReader
  ) -> AppLinks.Group? {
    reader.mappings(key) { target(family, &$0) }.map { AppLinks.Group(family, $0) }
  }

  private static func target(_ family: AppLinkFamily, _ reader: inout MappingReader) -> AppLinkTarget {
    var values: [AppLinkProperty: String] = [:]
    for property in family.properties { values[property] = reader.text(key(of: property))?.value }
    return AppLinkTarget(values)
  }

  private static func webFallback(_ reader: inout MappingReader) -> AppLinks.Web {
    let url = reader.value("url", .invalidURL, WebURL.init(_:))
    return AppLinks.Web(url: url?.value, shouldFallback: reader.bool("should-fallback")?.value ?? true)
  }

  /// The key in front matter of a property.
  private static func key(of property: AppLinkProperty) -> StaticString {
    switch property {
    case .url: "url"
    case .appStoreID: "app-store-id"
    case .appName: "app-name"
    case .package: "package"
    case .className: "class"
    case .appID: "app-id"
    }
  }

  private static func diagnostic(
    _ error: AppLinksError, in node: YAMLNode, _ severity: Severity
  ) -> Diagnostic {
    Diagnostic(
      .invalidAppLinks, at: range(of: error, in: node), error.message, fix: error.fix, severity: severity)
  }

  /// The target that a mistake is about, or its value where there is one.
  private static func range(of error: AppLinksError, in node: YAMLNode) -> SourceRange {
    let family = error.family == .windowsPhone ? "windows-phone" : error.family.rawValue
    guard let targets = node.entries.first(where: { $0.key.text == family })?.value,
      let target = targets.items.dropFirst(error.target).first(where: { _ in true })
    else { return node.place }
    let property = key(of: error.property).description
    return target.entries.first { $0.key.text == property }?.value.place ?? target.place
  }
}

extension DiagnosticCode {
  /// App Links metadata that readers would misunderstand.
  package static let invalidAppLinks = DiagnosticCode(
    "InvalidAppLinks", .error,
    summary: "A target of `app-links` is not valid.",
    explanation: """
      A target needs `url`, and on Android `package`. `app-store-id` is a number, and `app-id` of a Windows
      Phone is a GUID. Except on Android, `url` has a scheme that the app opens, not `https` (applinks.org,
      “Publishing App Links”).

      Two mistakes are warnings, because applinks.org itself prints them. Some readers pair values by
      position, so all targets of one family should have the same keys. A scheme with an underscore, such as
      `applinks_v2:`, is not a URL (RFC 3986).
      """,
    fix: "Correct the value that the message names.",
    example: .init(
      .frontMatter,
      wrong: """
        app-links:
          ios:
            - url: https://example.com/market
        """,
      right: """
        app-links:
          ios:
            - url: donuts://market
        """))
}

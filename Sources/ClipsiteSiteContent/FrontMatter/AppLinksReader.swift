import ClipsiteAppClips
import ClipsiteContentParsing
package import ClipsiteDiagnostics

/// Decodes the mapping `app-links` of front matter: the App Links registry with keys of ours.
enum AppLinksReader {
  static func read(_ reader: inout MappingReader, _ key: Key) -> AppLinks? {
    guard let node = reader.mapping(key) else { return nil }
    let keys = AppLinksKeys.keys
    var links = MappingReader(node, keys, within: FrontMatterKeys.keys)
    let groups = [
      group(.ios, at: keys.ios, &links), group(.iphone, at: keys.iphone, &links),
      group(.ipad, at: keys.ipad, &links), group(.android, at: keys.android, &links),
      group(.windowsPhone, at: keys.windowsPhone, &links),
    ].compactMap { $0 }
    let web = links.mapping(keys.web) { webFallback(&$0) }
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
    _ family: AppLinkFamily, at key: Key, _ reader: inout MappingReader
  ) -> AppLinks.Group? {
    reader.mappings(key) { target(family, &$0) }.map { AppLinks.Group(family, $0) }
  }

  private static func target(_ family: AppLinkFamily, _ reader: inout MappingReader) -> AppLinkTarget {
    var values: [AppLinkProperty: String] = [:]
    for property in family.properties { values[property] = reader.text(key(of: property))?.value }
    return AppLinkTarget(values)
  }

  private static func webFallback(_ reader: inout MappingReader) -> AppLinks.Web {
    let url = reader.value(WebFallbackKeys.keys.url, .invalidURL, WebURL.init(_:))
    return AppLinks.Web(
      url: url?.value, shouldFallback: reader.bool(WebFallbackKeys.keys.shouldFallback)?.value ?? true)
  }

  /// The key in front matter of a property.
  private static func key(of property: AppLinkProperty) -> Key {
    switch property {
    case .url: TargetKeys.url
    case .appStoreID: TargetKeys.appStoreID
    case .appName: TargetKeys.appName
    case .package: TargetKeys.package
    case .className: TargetKeys.className
    case .appID: TargetKeys.appID
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
    let property = key(of: error.property).name.description
    return target.entries.first { $0.key.text == property }?.value.place ?? target.place
  }
}

/// The keys of `app-links`.
final class AppLinksKeys: KeyGroup {
  static let keys = AppLinksKeys()

  let ios = Key(
    "ios", .list(.mapping(AppleTargetKeys.keys)), about: "apps on any device with iOS",
    example: #"[{url: "donuts://market", app-name: Donuts}]"#)
  let iphone = Key("iphone", .list(.mapping(AppleTargetKeys.keys)), about: "apps on iPhone")
  let ipad = Key("ipad", .list(.mapping(AppleTargetKeys.keys)), about: "apps on iPad")
  let android = Key("android", .list(.mapping(AndroidTargetKeys.keys)), about: "apps on Android")
  let windowsPhone = Key(
    "windows-phone", .list(.mapping(WindowsPhoneTargetKeys.keys)), about: "apps on Windows Phone")
  let web = Key("web", .mapping(WebFallbackKeys.keys), about: "where people without an app go")
}

/// The keys that targets of several families have.
private enum TargetKeys {
  static let url = Key(
    "url", .text, about: "the URL that opens the content in the app, required except on Android",
    example: #""donuts://market""#, codes: [.invalidAppLinks])
  static let appStoreID = Key(
    "app-store-id", .text(TextForm("digits", pattern: "^[0-9]+$")),
    about: "the number of the app in the App Store",
    example: "1234567890", codes: [.invalidAppLinks])
  static let appName = Key("app-name", .text, about: "the name of the app", example: "Donuts")
  static let package = Key(
    "package", .text, about: "the package of the app", example: "com.example.donuts", isRequired: true,
    codes: [.invalidAppLinks])
  static let className = Key(
    "class", .text, about: "the activity that opens the content", example: "com.example.donuts.Market")
  static let appID = Key(
    "app-id", .text, about: "the GUID of the app", example: "a14e93aa-27c7-df11-a844-00237de2db9e",
    codes: [.invalidAppLinks])
}

private final class AppleTargetKeys: KeyGroup {
  static let keys = AppleTargetKeys()

  let url = TargetKeys.url
  let appStoreID = TargetKeys.appStoreID
  let appName = TargetKeys.appName
}

private final class AndroidTargetKeys: KeyGroup {
  static let keys = AndroidTargetKeys()

  let package = TargetKeys.package
  let url = TargetKeys.url
  let className = TargetKeys.className
  let appName = TargetKeys.appName
}

private final class WindowsPhoneTargetKeys: KeyGroup {
  static let keys = WindowsPhoneTargetKeys()

  let url = TargetKeys.url
  let appID = TargetKeys.appID
  let appName = TargetKeys.appName
}

private final class WebFallbackKeys: KeyGroup {
  static let keys = WebFallbackKeys()

  let url = Key(
    "url", .text(.url), about: "the page for people without an app", default: "the page itself",
    example: "https://example.com/app", codes: [.invalidURL])
  let shouldFallback = Key(
    "should-fallback", .bool, about: "whether people without an app see a page", default: "`true`",
    example: "false")
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
      .frontMatter, wrong: "app-links:\n  ios:\n    - url: https://example.com/market",
      right: "app-links:\n  ios:\n    - url: donuts://market"))
}

import ClipsiteAppClips
package import ClipsiteText

/// The mapping `app-links` of front matter while it is read: the App Links registry with keys of ours.
struct AppLinksReading: Sendable {
  fileprivate var groups: [AppLinks.Group] = []
  fileprivate var web: AppLinks.Web?

  static let keys = Keys<AppLinksReading>([
    group(
      "ios", .ios, about: "apps on any device with iOS",
      example: #"[{url: "donuts://market", app-name: Donuts}]"#),
    group("iphone", .iphone, about: "apps on iPhone"),
    group("ipad", .ipad, about: "apps on iPad"),
    group("android", .android, about: "apps on Android"),
    group("windows-phone", .windowsPhone, about: "apps on Windows Phone"),
    .key(
      "web",
      .mapping(WebFallback.keys, \.web, from: WebFallback()) {
        AppLinks.Web(url: $0.url, shouldFallback: $0.shouldFallback)
      }, .alone, about: "where people without an app go"),
  ])

  private static func group(
    _ name: StaticString, _ family: AppLinkFamily, about summary: String, example: String? = nil
  ) -> KeyDeclaration<AppLinksReading> {
    let keys = AppLinkTarget.keys(of: family)
    let field = KeyField<AppLinksReading>(.list(.mapping(keys))) { node, key, reader, links in
      let targets = reader.mappings(node, key, of: keys).map { item in
        var target = AppLinkTarget([:])
        _ = reader.read(item, keys, into: &target)
        return target
      }
      links.groups.append(AppLinks.Group(family, targets))
    }
    return .key(name, field, .alone, about: summary, example: example)
  }

  /// The links, whose families are in the order of the declarations.
  fileprivate func assemble(_ node: YAMLNode, _ reader: inout MappingReader) -> AppLinks? {
    do throws(AppLinksError) {
      let ordered = AppLinkFamily.allCases.flatMap { family in groups.filter { $0.family == family } }
      let links = try AppLinks(ordered, web: web)
      for warning in links.warnings {
        reader.report(Self.diagnostic(warning, in: node, .warning))
      }
      return links
    } catch {
      reader.report(Self.diagnostic(error, in: node, .error))
      return nil
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
    return target.value(forKey: AppLinkTarget.name(of: error.property))?.place ?? target.place
  }
}

extension KeyField {
  /// The links that open other apps.
  static func appLinks(_ path: WritableKeyPath<Owner, AppLinks?>) -> KeyField {
    KeyField(.mapping(AppLinksReading.keys), path) { node, key, reader in
      guard let node = reader.mapping(node, key, of: AppLinksReading.keys) else { return nil }
      var links = AppLinksReading()
      _ = reader.read(node, AppLinksReading.keys, into: &links)
      return links.assemble(node, &reader)
    }
  }
}

/// The keys of a target.
extension AppLinkTarget {
  fileprivate static func name(of property: AppLinkProperty) -> StaticString {
    switch property {
    case .url: "url"
    case .appStoreID: "app-store-id"
    case .appName: "app-name"
    case .package: "package"
    case .className: "class"
    case .appID: "app-id"
    }
  }

  /// The keys of a family, in the order of its properties in the reference.
  fileprivate static func keys(of family: AppLinkFamily) -> Keys<AppLinkTarget> {
    switch family {
    case .ios, .iphone, .ipad: Keys([url, appStoreID, appName])
    case .android: Keys([package, url, className, appName])
    case .windowsPhone: Keys([url, appID, appName])
    }
  }

  private static let url = key(
    .url, about: "the URL that opens the content in the app, required except on Android",
    example: #""donuts://market""#, codes: [.invalidAppLinks])
  private static let appStoreID = key(
    .appStoreID,
    KeyForm("digits", .invalidAppLinks, pattern: "^[0-9]+$", make: AppStoreID.init(_:)).text,
    about: "the number of the app in the App Store", example: "1234567890", codes: [.invalidAppLinks])
  private static let appName = key(.appName, about: "the name of the app", example: "Donuts")
  private static let package = key(
    .package, about: "the package of the app", example: "com.example.donuts", isRequired: true,
    codes: [.invalidAppLinks])
  private static let className = key(
    .className, about: "the activity that opens the content", example: "com.example.donuts.Market")
  private static let appID = key(
    .appID, about: "the GUID of the app", example: "a14e93aa-27c7-df11-a844-00237de2db9e",
    codes: [.invalidAppLinks])

  private static func key(
    _ property: AppLinkProperty, _ form: TextForm = .any, about summary: String, example: String,
    isRequired: Bool = false, codes: [DiagnosticCode] = []
  ) -> KeyDeclaration<AppLinkTarget> {
    let field = KeyField<AppLinkTarget>(.text(form)) { node, key, reader, target in
      target[property] = reader.text(node, key)?.value
    }
    return .key(
      name(of: property), field, .alone, about: summary, example: example, isRequired: isRequired,
      codes: codes)
  }
}

/// The mapping `app-links.web`.
private struct WebFallback: Sendable {
  var url: WebURL?
  var shouldFallback = true

  static let keys = Keys<WebFallback>([
    .key(
      "url", .value(\.url, Forms.url), .alone, about: "the page for people without an app",
      default: "the page itself", example: "https://example.com/app", codes: [.invalidURL]),
    .key(
      "should-fallback", .flag(plain: \.shouldFallback), .alone,
      about: "whether people without an app see a page", default: "`true`", example: "false"),
  ])
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

/// App Links metadata of a page: which apps open its content, and whether the web is a fallback
/// (applinks.org, “Publishing App Links”).
public struct AppLinks: Hashable, Sendable, MetaTags {
  /// The targets of one family.
  public struct Group: Hashable, Sendable {
    /// The family.
    public let family: AppLinkFamily
    /// The targets, in the order in which readers try them.
    public let targets: [AppLinkTarget]

    /// Targets of a family.
    public init(_ family: AppLinkFamily, _ targets: [AppLinkTarget]) {
      (self.family, self.targets) = (family, targets)
    }
  }

  /// The fallback of a browser where no app opens the content.
  public struct Web: Hashable, Sendable {
    /// The page to show; the page itself when nil.
    public var url: WebURL?
    /// Indicates whether a page is shown at all.
    public var shouldFallback: Bool

    /// A fallback.
    public init(url: WebURL? = nil, shouldFallback: Bool = true) {
      (self.url, self.shouldFallback) = (url, shouldFallback)
    }
  }

  /// The targets, at most one group a family.
  public let groups: [Group]
  /// The fallback, if one is given. As a list it takes eight bytes of each page that has none.
  private let fallbacks: [Web]

  /// Checks the targets.
  ///
  /// - Throws: the first mistake, in the order of groups, targets and properties.
  public init(_ groups: [Group], web: Web? = nil) throws(AppLinksError) {
    for group in groups { try AppLinksCheck.check(group) }
    self.groups = groups.filter { !$0.targets.isEmpty }
    fallbacks = web.map { [$0] } ?? []
  }

  /// The fallback, when one is given.
  public var web: Web? { fallbacks.first }
  /// Warnings about tags that not every reader supports.
  public var warnings: [AppLinksError] { groups.flatMap(AppLinksCheck.warnings) }

  /// Hands over the tags in that order, without a list of them: before each target a separator, then its
  /// properties, in the same order in every target of a family.
  ///
  /// The protocol’s own separators have no `content`, but HTML+RDFa 1.1 wants one beside every `property`.
  /// Readers of the tags take an empty one alike.
  public func forEachTag(_ use: (MetaTag) -> Void) {
    for group in groups {
      let prefix = "al:" + group.family.rawValue
      for target in group.targets {
        use(MetaTag(.property, prefix, content: ""))
        for property in group.family.properties {
          guard let text = target[property] else { continue }
          use(MetaTag(.property, prefix + ":" + property.rawValue, content: text))
        }
      }
    }
    guard let web else { return }
    use(MetaTag(.property, "al:web", content: ""))
    if let url = web.url { use(MetaTag(.property, "al:web:url", content: url.rawValue)) }
    use(MetaTag(.property, "al:web:should_fallback", content: web.shouldFallback ? "true" : "false"))
  }
}

/// A kind of device that App Links metadata can address (applinks.org, “Publishing App Links”).
///
/// The `windows` families of later Facebook documentation are not part of the registry and not supported.
public enum AppLinkFamily: String, Hashable, Sendable, CaseIterable {
  /// Any device with iOS.
  case ios
  /// iPhone only.
  case iphone
  /// iPad only.
  case ipad
  /// Android.
  case android
  /// Windows Phone.
  case windowsPhone = "windows_phone"

  /// The properties in the order in which they are emitted.
  public var properties: [AppLinkProperty] {
    switch self {
    case .ios, .iphone, .ipad: [.url, .appStoreID, .appName]
    case .android: [.url, .package, .className, .appName]
    case .windowsPhone: [.url, .appID, .appName]
    }
  }

  /// The property that every target must have.
  public var requiredProperty: AppLinkProperty { self == .android ? .package : .url }
}

/// A property of an App Links target; the raw value is the last part of its tag's name.
public enum AppLinkProperty: String, Hashable, Sendable, CaseIterable {
  /// The URL that opens the content in the app.
  case url
  /// The App Store ID: digits.
  case appStoreID = "app_store_id"
  /// The name of the app, for people.
  case appName = "app_name"
  /// The Android package.
  case package
  /// The Android activity class.
  case className = "class"
  /// The Windows Phone app: a GUID.
  case appID = "app_id"

  fileprivate var position: Int {
    switch self {
    case .url: 0
    case .appStoreID: 1
    case .appName: 2
    case .package: 3
    case .className: 4
    case .appID: 5
    }
  }
}

/// One app that can open the content; a family may have several, tried in order.
public struct AppLinkTarget: Hashable, Sendable {
  /// The values as the author wrote them, by the position of their property.
  private var texts = [String?](repeating: nil, count: AppLinkProperty.allCases.count)

  /// A target with the values as written; `AppLinks` checks them.
  public init(_ values: [AppLinkProperty: String]) {
    for (property, value) in values { self[property] = value }
  }

  /// A Boolean value that indicates whether the target has no value.
  public var isEmpty: Bool { texts.allSatisfy { $0 == nil } }

  /// The value of a property.
  public subscript(property: AppLinkProperty) -> String? {
    get { texts[property.position] }
    set { texts[property.position] = newValue }
  }
}

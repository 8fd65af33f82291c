/// The content of `<meta name="apple-itunes-app">`, which makes Safari show a Smart App Banner or the App
/// Clip card (Apple, “Supporting invocations from your website and the Messages app”, “Promoting Apps with
/// Smart App Banners”).
public struct SmartAppBanner: Hashable, Sendable {
  /// The name of the meta tag.
  public static let metaName = "apple-itunes-app"

  /// The full app, which old systems and devices that forbid App Clips show.
  public var appStoreID: AppStoreID?
  /// The App Clip.
  public var clipBundleID: BundleID?
  /// Indicates whether the App Clip card is shown in place of the banner.
  public var showsCard: Bool
  /// A URL that the full app receives; App Clips never do.
  public var argument: AppURL?

  /// A banner.
  public init(
    appStoreID: AppStoreID?, clipBundleID: BundleID?, showsCard: Bool = false, argument: AppURL? = nil
  ) {
    self.appStoreID = appStoreID
    self.clipBundleID = clipBundleID
    self.showsCard = showsCard
    self.argument = argument
  }

  /// The content attribute: `key=value` pairs in a fixed order, joined by a comma and a space. Empty when the
  /// banner names neither an app nor an App Clip.
  ///
  /// A comma in the argument is written as `%2C`, for it would end the value.
  public var content: String {
    guard appStoreID != nil || clipBundleID != nil else { return "" }
    // A comma would end the value.
    let argument = argument?.rawValue.split(separator: ",", omittingEmptySubsequences: false)
    let parts: [(key: String, value: String?)] = [
      ("app-id", appStoreID?.rawValue), ("app-clip-bundle-id", clipBundleID?.rawValue),
      ("app-clip-display", showsCard && clipBundleID != nil ? "card" : nil),
      ("app-argument", argument?.joined(separator: "%2C")),
    ]
    return parts.compactMap { key, value in value.map { "\(key)=\($0)" } }.joined(separator: ", ")
  }
}

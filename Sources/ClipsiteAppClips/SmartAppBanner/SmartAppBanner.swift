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
    var content: [UInt8] = []
    content.reserveCapacity(160)
    func add(_ key: String, _ value: String) {
      if !content.isEmpty { content.append(contentsOf: ", ".utf8) }
      content.append(contentsOf: key.utf8)
      content.append(contentsOf: value.utf8)
    }
    if let appStoreID { add("app-id=", appStoreID.rawValue) }
    if let clipBundleID { add("app-clip-bundle-id=", clipBundleID.rawValue) }
    if showsCard, clipBundleID != nil { add("app-clip-display=", "card") }
    if let argument {
      add("app-argument=", PercentEncoding.encodingCommas(argument.rawValue))
    }
    return String(decoding: content, as: UTF8.self)
  }
}

extension PercentEncoding {
  fileprivate static func encodingCommas(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: ",")) else { return text }
    return text.split(separator: ",", omittingEmptySubsequences: false).joined(separator: "%2C")
  }
}

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
}

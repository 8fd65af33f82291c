public import ClipsiteAppClips

/// The app and its App Clip: the key `app` of `site.yml`.
public struct AppIdentity: Hashable, Sendable {
  /// The App ID prefix, usually the Team ID.
  public let prefix: AppIDPrefix
  /// The app's bundle identifier.
  public let bundleID: BundleID
  /// The App Clip's bundle identifier.
  public let clipBundleID: BundleID
  /// The app's number in the App Store.
  public let storeID: AppStoreID?
  /// Whether the app detects App Clip Codes in AR, which takes an AASA entry of its own.
  public let detectsCodesInAR: Bool

  /// The app's identifier in AASA files.
  public var appID: AppID { AppID(prefix: prefix, bundleID: bundleID) }
  /// The App Clip's identifier in AASA files.
  public var clipAppID: AppID { AppID(prefix: prefix, bundleID: clipBundleID) }
}

package import ClipsiteAppClips

/// The app and its App Clip: the key `app` of `site.yml`.
package struct AppIdentity: Hashable, Sendable {
  /// The App ID prefix, usually the Team ID.
  package let prefix: AppIDPrefix
  /// The app's bundle identifier.
  package let bundleID: BundleID
  /// The App Clip's bundle identifier.
  package let clipBundleID: BundleID
  /// The app's number in the App Store.
  package let storeID: AppStoreID?
  /// Whether the app detects App Clip Codes in AR, which takes an AASA entry of its own.
  package let detectsCodesInAR: Bool

  /// The app's identifier in AASA files.
  package var appID: AppID { AppID(prefix: prefix, bundleID: bundleID) }
  /// The App Clip's identifier in AASA files.
  package var clipAppID: AppID { AppID(prefix: prefix, bundleID: clipBundleID) }
}

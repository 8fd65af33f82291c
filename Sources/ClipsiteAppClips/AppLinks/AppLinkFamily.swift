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

  /// The property that every target has to have.
  public var requiredProperty: AppLinkProperty { self == .android ? .package : .url }
}

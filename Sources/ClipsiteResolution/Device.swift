package import ClipsiteAppClips

/// The kind of device on which a person opens a URL.
package enum Device: String, Hashable, Sendable, CaseIterable {
  /// An iPhone.
  case iphone
  /// An iPad.
  case ipad
  /// A phone or tablet with Android.
  case android
  /// A phone with Windows Phone, which App Links still know.
  case windowsPhone = "windows-phone"

  /// Whether App Clips exist on the device (Apple, “Configuring App Clip experiences”).
  package var runsAppClips: Bool { self == .iphone || self == .ipad }

  /// The families of App Links whose targets are tried, in this order (applinks.org, “Navigating to App
  /// Links”).
  package var families: [AppLinkFamily] {
    switch self {
    case .iphone: [.iphone, .ios]
    case .ipad: [.ipad, .ios]
    case .android: [.android]
    case .windowsPhone: [.windowsPhone]
    }
  }

  /// The name for people.
  package var name: String {
    switch self {
    case .iphone: "iPhone"
    case .ipad: "iPad"
    case .android: "Android"
    case .windowsPhone: "Windows Phone"
    }
  }
}

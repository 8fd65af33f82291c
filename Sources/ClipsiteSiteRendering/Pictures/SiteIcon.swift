import ClipsitePictures
import ClipsitePlatform

/// An icon that is made of the logo, at the root of each domain.
package enum SiteIcon: Hashable, Sendable, CaseIterable {
  /// For home screens and link previews: opaque, 180 by 180 pixels (Apple, “Configuring Web Applications”).
  case touch
  /// For tabs, in three sizes.
  case favicon

  /// The name of the file, which browsers also look for where no page names it.
  var name: RelativePath {
    switch self {
    case .touch: "apple-touch-icon.png"
    case .favicon: "favicon.ico"
    }
  }

  /// The side of the touch icon, in pixels.
  static let touchSide = 180
}

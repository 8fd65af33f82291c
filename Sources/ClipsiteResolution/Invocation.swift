/// One way to launch an App Clip, and whether it works for a URL on a device.
package struct Invocation: Hashable, Sendable {
  /// The way.
  package enum Way: String, Hashable, Sendable, CaseIterable {
    /// The Smart App Banner or App Clip card in Safari.
    case banner
    /// The preview of a link in Messages.
    case messages
    /// A QR code with the URL.
    case qr
    /// An NFC tag with the URL.
    case nfc
    /// An App Clip Code with the URL.
    case appClipCode = "app-clip-code"
    /// The place card in Maps, and location suggestions.
    case maps
    /// Spotlight, not for locations.
    case spotlight
    /// A preview of the link inside an app (Link Presentation).
    case linkPreview = "link-preview"
    /// A plain link inside an app: SwiftUI’s `Link` and `open(_:)`.
    case linkInApp = "link-in-app"

    /// The name for people.
    package var name: String {
      switch self {
      case .banner: "Banner in Safari"
      case .messages: "Messages"
      case .qr: "QR code"
      case .nfc: "NFC tag"
      case .appClipCode: "App Clip Code"
      case .maps: "Maps"
      case .spotlight: "Spotlight"
      case .linkPreview: "Link preview in an app"
      case .linkInApp: "Link in an app"
      }
    }
  }

  /// Whether it works.
  package enum Outcome: String, Hashable, Sendable {
    /// It launches the App Clip.
    case yes
    /// It does not.
    case no
    /// Apple's documents do not settle it.
    case unclear
  }

  /// The way.
  package let way: Way
  /// Whether it works.
  package let outcome: Outcome
  /// Why, or under which condition: one sentence without a full stop.
  package let reason: String
  /// Where Apple says so.
  package let source: AppleDocument
}

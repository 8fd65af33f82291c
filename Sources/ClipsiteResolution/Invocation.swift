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

/// A page of Apple's documentation that answers rest on.
package enum AppleDocument: String, Hashable, Sendable {
  /// Which link launches what, and from which version on.
  case experiences = "Configuring App Clip experiences"
  /// The banner, the card and Messages.
  case website = "Supporting invocations from your website and the Messages app"
  /// AASA files and App Clips.
  case association = "Associating your App Clip with your website"
  /// App Clip Codes.
  case codes = "Creating App Clip Codes"
  /// What an App Clip Code can hold.
  case encoding = "Encoding a URL in an App Clip Code"
  /// Which devices read tags.
  case tags = "Adding Support for Background Tag Reading"

  /// The title of the page.
  package var title: String { rawValue }
}

/// One way to launch an App Clip, and whether it works for a URL on a device.
package struct Invocation: Hashable, Sendable {
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

  /// The outcome of an invocation.
  package enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// It launches the App Clip.
    case yes
    /// It does not.
    case no
    /// Apple's documents do not settle it.
    case unclear
  }

  package let way: Way
  package let outcome: Outcome
  /// The reason or condition: one sentence without a period.
  package let reason: String
  /// The source in Apple's documentation.
  package let source: AppleDocument
}

/// A page of Apple's documentation that answers rest on.
package enum AppleDocument: String, Hashable, Sendable {
  /// The links that launch each experience, and the version from which on they do.
  case experiences = "Configuring App Clip experiences"
  /// The banner, the card and Messages.
  case website = "Supporting invocations from your website and the Messages app"
  /// AASA files and App Clips.
  case association = "Associating your App Clip with your website"
  /// App Clip Codes.
  case codes = "Creating App Clip Codes"
  /// The contents that fit into an App Clip Code.
  case encoding = "Encoding a URL in an App Clip Code"
  /// The devices that read tags.
  case tags = "Adding Support for Background Tag Reading"

  /// The title of the page.
  package var title: String { rawValue }
}

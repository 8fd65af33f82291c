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

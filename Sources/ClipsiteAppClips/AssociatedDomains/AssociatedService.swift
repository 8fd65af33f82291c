/// What an app and a domain share: the word before the colon in an entry of the Associated Domains
/// Entitlement, and the name of a member of an AASA file (Apple, “Associated Domains Entitlement”).
public enum AssociatedService: String, Hashable, Sendable, CaseIterable {
  /// The domain's URLs launch the App Clip.
  case appClips = "appclips"
  /// Links to the domain open the app.
  case universalLinks = "applinks"
  /// Passwords saved for the domain fill in the app.
  case webCredentials = "webcredentials"
  /// Handoff between the domain's pages and the app.
  case activityContinuation = "activitycontinuation"
  /// Single sign-on extensions. No AASA file of clipsite's names it.
  case singleSignOn = "authsrv"

  /// The services for which an AASA file names an app, in the order of the cases.
  public static func services(for app: AppID, in file: [UInt8]) -> [AssociatedService] {
    let identifiers = AssociationIdentifiers.all(in: file)
    return allCases.filter { identifiers.contains("\($0.rawValue): \(app)") }
  }
}

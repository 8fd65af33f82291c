/// The rest of what a card needs if everything on the web is right. Only a phone and App Store Connect can show
/// it.
enum PhoneSteps {
  /// The end of a report without errors.
  ///
  /// - Parameter domains: The domains that were tested.
  static func text(for domains: [String]) -> String {
    let domain = domains.count == 1 ? domains[0] : "DOMAIN for each domain"
    return """

      The web side is right. If the card still does not show, look at these in turn:
        release       The App Store of the phone's country has a version with the App Clip. TestFlight is
                      not enough.
        diagnostics   On an iPhone with iOS 16 or later, open Settings > Developer > App Clips Testing >
                      Diagnostics, and enter the URL.
        experience    A default experience is registered. A code also needs one whose URL is the beginning
                      of the scanned URL.
        entitlements  The app and the App Clip both have appclips:\(domain).
        phone         It has iOS 15 or later. Safari is not private, the app is not installed, and nobody
                      closed the card before.
      The page “The card does not show” of the documentation explains each step.
      """
  }
}

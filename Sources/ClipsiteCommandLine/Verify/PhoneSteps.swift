import ClipsiteText
import ClipsiteVerification

/// The rest of what a card needs if everything on the web is right. Only a phone and App Store Connect can
/// show it.
enum PhoneSteps {
  /// The end of a report without errors.
  ///
  /// - Parameter reports: What was found on each domain.
  static func text(for reports: [DomainReport]) -> String {
    let domain = reports.count == 1 ? reports[0].domain : "DOMAIN for each domain"
    return """

      \(opening(reports))
      If the card does not show, look at these in turn:
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

  /// The summary of the web side. It is right only if nothing is left to read, and if Apple's copies were
  /// compared.
  private static func opening(_ reports: [DomainReport]) -> String {
    if reports.contains(where: { $0.findings.contains { $0.severity == .warning } }) {
      return "The web side has no error, but a warning above can be the cause."
    }
    return reports.allSatisfy(\.hasCopy)
      ? "The web side is right."
      : "Nothing on the web side is wrong, but Apple's copy of the AASA file was not compared."
  }
}

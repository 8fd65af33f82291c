import ClipsiteDiagnostics
import ClipsiteHTTPClient
import Testing

@testable import ClipsiteVerification

struct LaunchCheckTests {
  private static let page = """
    <head><meta name="apple-itunes-app"
      content="app-id=1, app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card">
    <meta property="og:image" content="https://example.com/a.png"></head>
    """

  private func message(_ file: String = String(decoding: DomainObservation.file, as: UTF8.self)) -> String {
    var page = LivePage(.named, .success(.page(Self.page)))
    page.association = LiveAssociation(.file(Array(file.utf8)), domain: "example.com")
    return LiveCheck.launch.diagnostics(page).first?.message ?? ""
  }

  /// The part of the message with the ways of an outcome.
  private func part(_ number: Int) -> Substring {
    let parts = message().split(separator: ". It ")
    return number < parts.count ? parts[number] : ""
  }

  /// Apple's table: a plain link in an app launches the default experience, and no advanced one.
  @Test func aLinkInAnAppIsOpenAndNeedsNoRegisteredExperience() {
    #expect(part(1).contains("Link in an app (a plain link launches the default experience only"))
    #expect(!part(0).contains("Link in an app"))
    #expect(!message().contains("only with a registered experience"))
  }

  @Test(arguments: ["QR code", "NFC tag"]) func scansHaveACondition(way: String) {
    let row =
      "\(way) (by an advanced experience, or by the default one, if default App Clip links are enabled in App "
      + "Store Connect)"
    #expect(part(0).contains(row))
  }

  @Test func theOtherRowsAreThoseOfResolve() {
    #expect(
      part(0).hasPrefix(
        "https://example.com/market launches the App Clip `com.example.Donuts.Clip` from Banner in Safari (the "
          + "App Clip card, but not in Private Browsing), Messages ("))
    #expect(part(1).hasPrefix("is open for App Clip Code (codes need an advanced experience"))
    #expect(part(1).contains("Maps (Maps needs an advanced experience"))
  }

  @Test func anotherAppClipInTheFileLaunchesNothing() {
    #expect(
      message(#"{"appclips":{"apps":["ABCDE12345.com.example.Bagels.Clip"]}}"#).hasSuffix(
        "launches no App Clip: the AASA file does not name the App Clip `com.example.Donuts.Clip`"))
  }
}

struct BannerCheckTests {
  @Test func aTeamIDInTheTagIsOneFinding() {
    let page = """
      <head><meta name="apple-itunes-app"
        content="app-id=1, app-clip-display=card, app-clip-bundle-id=ABCDE12345.com.example.Donuts.Clip">
      <meta property="og:image" content="https://example.com/a.png"></head>
      """
    var live = LivePage(.named, .success(.page(page)))
    let file = #"{"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}"#
    live.association = LiveAssociation(.file(Array(file.utf8)), domain: "example.com")
    let found = LiveCheck.pageAgreement.diagnostics(live)
    #expect(found.count == 1)
    #expect(found.allSatisfy { !$0.message.contains("AASA") })
  }

  /// Whether a page without the card is a mistake depends on what its site says.
  @Test(arguments: [(false, ["without app-clip-display"]), (true, [])])
  func aBannerThatTheSiteAsksForIsNoFinding(isBanner: Bool, words: [String]) {
    let page = """
      <head><meta name="apple-itunes-app" content="app-id=1, app-clip-bundle-id=com.example.Donuts.Clip">
      <meta property="og:image" content="https://example.com/a.png"></head>
      """
    var live = LivePage(.named, .success(.page(page)))
    live.isBanner = isBanner
    let found = LiveCheck.pageAgreement.diagnostics(live)
    #expect(found.count == words.count)
    #expect(zip(found, words).allSatisfy { $0.message.contains($1) && $0.severity == .warning })
  }
}

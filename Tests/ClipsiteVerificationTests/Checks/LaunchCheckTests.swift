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

  private func messages(_ file: String = String(decoding: DomainObservation.file, as: UTF8.self)) -> [String]
  {
    var page = LivePage(.named, .success(.page(Self.page)))
    page.association = LiveAssociation(.file(Array(file.utf8)), domain: "example.com")
    return LiveCheck.launch.diagnostics(page).map(\.message)
  }

  /// Apple's table: a plain link in an app launches the default experience, and no advanced one.
  @Test func aLinkInAnAppIsOpenAndNeedsNoRegisteredExperience() {
    let links = messages().filter { $0.contains("Link in an app") }
    #expect(links.count == 1)
    #expect(
      links.allSatisfy {
        $0.contains(" may launch it from Link in an app: a plain link launches the default")
      })
    #expect(messages().allSatisfy { !$0.contains("only with a registered experience") })
  }

  @Test func scansHaveACondition() {
    #expect(
      messages().contains {
        $0.hasSuffix(
          "launches the App Clip `com.example.Donuts.Clip` from QR code and NFC tag: by an advanced experience, or "
            + "by the default one, if default App Clip links are enabled in App Store Connect")
      })
  }

  @Test func theOtherRowsAreThoseOfResolve() {
    #expect(
      messages().first
        == "https://example.com/market launches the App Clip `com.example.Donuts.Clip` from Banner in Safari: the "
        + "App Clip card, but not in Private Browsing")
    for way in ["App Clip Code: codes need", "Maps: Maps needs"] {
      #expect(messages().contains { $0.contains(" may launch it from \(way) an advanced experience") })
    }
  }

  /// A message with all ways had a hundred words.
  @Test func eachMessageIsShort() {
    #expect(messages().allSatisfy { $0.split(separator: " ").count <= 40 })
  }

  @Test func anotherAppClipInTheFileLaunchesNothing() {
    #expect(
      messages(#"{"appclips":{"apps":["ABCDE12345.com.example.Bagels.Clip"]}}"#).map {
        String($0.trimmingPrefix("https://example.com/market "))
      } == [
        "launches no App Clip: the AASA file does not name the App Clip `com.example.Donuts.Clip`"
      ])
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
    var named = ExpectedPage.named
    named.known = .page(isBanner: isBanner)
    let live = LivePage(named, .success(.page(page)))
    let found = LiveCheck.pageAgreement.diagnostics(live)
    #expect(found.count == words.count)
    #expect(zip(found, words).allSatisfy { $0.message.contains($1) && $0.severity == .warning })
  }
}

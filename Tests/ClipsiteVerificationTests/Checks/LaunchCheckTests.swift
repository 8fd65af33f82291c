import ClipsiteNetwork
import ClipsiteText
import Foundation
import Testing

@testable import ClipsiteVerification

struct LaunchCheckTests {
  private static let page = """
    <head><meta name="apple-itunes-app"
      content="app-id=1, app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card">
    <meta property="og:image" content="https://example.com/a.png"></head>
    """

  private func messages(
    _ file: String = String(decoding: DomainObservation.file, as: UTF8.self),
    page html: String = LaunchCheckTests.page,
    fields: [HTTPHeader] = [], obstacle: DiagnosticCode? = nil
  ) -> [String] {
    var page = LivePage(.named, .success(.page(html, fields)))
    page.association = LiveAssociation(.file(Array(file.utf8)), domain: "example.com")
    page.obstacle = obstacle
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

  /// A prefix that no team has, or that an example has.
  @Test(arguments: [
    "TEAMID", "abcde12345", "ABCDE1234", "<TEAM_ID>", "ABCDE12345", "1234567890", "YOURTEAMID",
  ])
  func anAppIDThatNoAppHasLaunchesNothing(prefix: String) {
    let said = messages(
      #"{"appclips":{"apps":["\#(prefix).com.example.Donuts.Clip"]},"applinks":{"details":[{"appIDs":"#
        + #"["\#(prefix).com.example.Donuts"],"components":[{"/":"*"}]}]}}"#)
    #expect(said.count == 2, "\(said)")
    #expect(said.allSatisfy { $0.contains("launches no App Clip") || $0.contains("is not a universal link") })
    #expect(said.allSatisfy { $0.contains("`\(prefix).com.example.Donuts") })
  }

  /// The tag and the canonical URL are for Safari and Messages, and a scan needs neither.
  @Test(arguments: [
    ("bundle-id=com.", "bundle-id=Q7W2E9R4T1.com."),
    ("</head>", "<link rel=canonical href=https://example.org/market></head>"),
  ])
  func anErrorOfThePageKeepsSafariFromTheAppClip(text: String, wrong: String) throws {
    let range = try #require(Self.page.range(of: text))
    let said = messages(page: Self.page.replacingCharacters(in: range, with: wrong))
    #expect(said.contains { $0.contains("does not launch it from Banner in Safari") && $0.contains("V18") })
    #expect(!said.contains { $0.contains(" launches") && ($0.contains("Safari") || $0.contains("Messages")) })
    let header = HTTPHeader("Link", "<https://example.org/x>; rel=\"canonical\"")
    #expect(
      messages(fields: [header]).contains {
        $0.contains("does not launch it from Banner") && $0.contains("V16")
      })
  }

  @Test func aPageThatLeadsOnLaunchesNothingInSafari() {
    let page = Self.page.replacing(
      "</head>", with: "<meta http-equiv=\"refresh\" content=\"0; url=https://example.net/\"></head>")
    let found = messages(page: page)
    #expect(found.allSatisfy { !$0.contains(" launches the App Clip `com.example.Donuts.Clip` from Banner") })
    #expect(found.contains { $0.contains("the page leads on to `https://example.net/`") })
  }

  @Test func aTagWithoutANameIsNoMissingTag() {
    let said = messages(page: Self.page.replacingOccurrences(of: "name=", with: "property="))
    #expect(said.contains { $0.contains("the page's tag has no `name`") }, "\(said)")
    #expect(!said.contains { $0.contains("the page has no tag") })
  }

  @Test func anErrorOfTheDomainLaunchesNothing() {
    let file =
      #"{"appclips":{"apps":["Q7W2E9R4T1.com.example.Donuts.Clip"]},"applinks":{"details":[{"appIDs":"#
      + #"["Q7W2E9R4T1.com.example.Donuts"],"components":[{"/":"*"}]}]}}"#
    #expect(messages(file).contains { $0.contains(" launches") || $0.contains("is a universal link") })
    let said = messages(file, obstacle: .v12AppleCopy)
    #expect(said.count == 2)
    #expect(said.allSatisfy { $0.contains("V12AppleCopy is an error") }, "\(said)")
    let refused = DomainObservation.healthy(built: nil) {
      $0.outcomes[.appleCopy] = .success(
        HTTPAnswer(404, headers: [HTTPHeader("Apple-Failure-Reason", "SWCERR00101 Bad HTTP Response: 301")]))
    }
    #expect(LiveCheck.obstacle(refused, .test) == .v12AppleCopy)
    #expect(LiveCheck.obstacle(.healthy(), .test) == nil)
  }

  @Test func anotherAppClipInTheFileLaunchesNothing() {
    #expect(
      messages(#"{"appclips":{"apps":["Q7W2E9R4T1.com.example.Bagels.Clip"]}}"#).map {
        String($0.trimmingPrefix("https://example.com/market "))
      } == [
        "launches no App Clip: the AASA file does not name the App Clip `com.example.Donuts.Clip`"
      ])
  }
}

struct BannerCheckTests {
  private func findings(_ head: String, clip: String = "Q7W2E9R4T1.com.example.Donuts.Clip") -> [Diagnostic] {
    var live = LivePage(.named, .success(.page("<head>\(head)</head>")))
    live.association = LiveAssociation(
      .file(Array(#"{"appclips":{"apps":["\#(clip)"]}}"#.utf8)), domain: "example.com")
    return LiveCheck.pageAgreement.diagnostics(live)
  }

  @Test func tagsThatCompleteEachOtherAreJoined() {
    let found = findings(
      """
      <meta name="apple-itunes-app" content="app-id=1"><meta property="og:image" content="https://example.com/a.png">
      <meta name="apple-itunes-app" content="app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card">
      """)
    #expect(
      found.map(\.fix) == [
        "join them: `app-id=1, app-clip-bundle-id=com.example.Donuts.Clip, app-clip-display=card`"
      ])
    let same = findings(
      """
      <meta name="apple-itunes-app" content="app-id=1"><meta name="apple-itunes-app" content="app-id=2">
      """)
    #expect(same.contains { $0.fix == "keep one of them" })
  }

  @Test func propertyInPlaceOfNameIsNamed() {
    let found = findings(
      """
      <meta property="apple-itunes-app" content="app-id=1, app-clip-bundle-id=com.example.Donuts.Clip">
      """)
    #expect(found.map(\.fix) == ["write `name`"])
  }

  @Test func aPageWithoutAnAppClipNeedsNoPicture() {
    let found = findings(#"<meta name="apple-itunes-app" content="app-id=1">"#)
    #expect(!found.contains { $0.message.contains("og:image") }, "\(found)")
  }

  @Test func aTeamIDInTheTagIsOneFinding() {
    let page = """
      <head><meta name="apple-itunes-app"
        content="app-id=1, app-clip-display=card, app-clip-bundle-id=Q7W2E9R4T1.com.example.Donuts.Clip">
      <meta property="og:image" content="https://example.com/a.png"></head>
      """
    var live = LivePage(.named, .success(.page(page)))
    let file = #"{"appclips":{"apps":["Q7W2E9R4T1.com.example.Donuts.Clip"]}}"#
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

import ClipsiteAppClips
import ClipsiteInvocations
import ClipsiteSite
import Testing

struct InvocationMatrixTests {
  /// The outcomes in the order banner, Messages, QR, NFC, App Clip Code, Maps, Spotlight, link preview, link
  /// in an app: `+` for yes, `-` for no, `?` for unclear.
  private func outcomes(_ text: String, _ device: Device = .iphone, _ system: String? = nil) throws -> String
  {
    let rows = try SiteToAsk().resolve(text, device, system: system).invocations
    #expect(rows.map(\.way) == Invocation.Way.allCases)
    for row in rows {
      #expect(row.reason.count > 10 && !row.reason.hasSuffix(".") && !row.source.title.isEmpty)
    }
    return rows.map { row in
      switch row.outcome {
      case .yes: "+"
      case .no: "-"
      case .unclear: "?"
      }
    }.joined()
  }

  @Test(arguments: [
    ("26", "++++++++-"), ("17", "++++++++-"), ("16.7", "+++++++--"), ("16.3", "+++++++--"),
    ("15", "+++++++--"),
    ("14.3", "+++++++--"),
    ("14.2", "++++-++--"), ("14", "++++-++--"), ("13.7", "---------"),
  ])
  func anAdvancedExperienceWithAPlace(system: String, expected: String) throws {
    #expect(try outcomes("/shop/store1", .iphone, system) == expected)
  }

  @Test(arguments: [
    ("17", "++++--+++"), ("16.4", "++++--+--"), ("16.3", "++??--+--"), ("14", "++??--+--"),
    ("13", "---------"),
  ])
  func theDefaultExperienceOfAPage(system: String, expected: String) throws {
    #expect(try outcomes("https://other.example/page", .iphone, system) == expected)
  }

  /// `check` notes these URLs in the same words (`UncoveredURL`).
  @Test func aScanBesideOtherExperiencesIsOpen() throws {
    var files = SiteToAsk.files
    files["index.md"] = "---\ntitle: Home\nclip: {display: none}\n---\n"
    files["shop/index.md"] = "---\ntitle: Shop\nclip: {display: card}\n---\n"
    let rows = try SiteToAsk(files: files).resolve("/quiet").invocations
    for row in rows where row.way == .qr || row.way == .nfc {
      #expect(row.outcome == .unclear)
      #expect(row.reason == ExperienceCoverage.scan(on: try AssociatedDomain("example.com")))
    }
  }

  /// The home page above it has a card, so the URL launches something, but not the location.
  @Test func aLocationInALanguageWithoutCardsSaysSo() throws {
    var files = SiteToAsk.files
    files["hofn.md"] = "---\ntitle: Höfn\nlanguage: is\nplace: {locality: X}\n---\n"
    let rows = try SiteToAsk(files: files).resolve("/hofn").invocations
    let maps = try #require(rows.first { $0.way == .maps })
    #expect(maps.outcome == .no)
    #expect(
      maps.reason
        == "App Store Connect has no cards in `is`, so the page has no separate experience without "
        + "`clip.language`")
  }

  @Test(arguments: [("17", "-+++--+++"), ("16.4", "-+++--+--"), ("16.3", "---------"), ("13", "---------")])
  func theDefaultLink(system: String, expected: String) throws {
    #expect(
      try outcomes("https://appclip.apple.com/id?p=com.example.Donuts.Clip", .iphone, system) == expected)
  }

  @Test(arguments: [("17", "-++++-+++"), ("16.4", "-++++-+--"), ("16.3", "?????????"), ("13", "---------")])
  func aDemoLink(system: String, expected: String) throws {
    #expect(try outcomes("https://appclip.apple.com/abc", .iphone, system) == expected)
  }

  @Test(arguments: [
    ("/shop", "+++++-++-"), ("/shop/store1/table", "--++++" + "+--"), ("/quiet", "--+++-+--"),
    ("/shop/store10", "--+++-+--"), ("/picture.txt", "--+++-+--"), ("https://go.example.com/1", "+++++-++-"),
    ("https://other.example/gone", "--++--+-+"), ("https://elsewhere.example/", "---------"),
    ("no url", "---------"),
    ("https://appclip.apple.com/id?p=com.example.Other.Clip", "---------"),
    ("https://appclip.apple.com/", "---------"),
  ])
  func otherURLs(text: String, expected: String) throws {
    #expect(try outcomes(text) == expected)
  }

  /// Apple, “Configuring the launch experience of your App Clip”: with the default experience, scans need
  /// default App Clip links.
  @Test(arguments: [("https://other.example/page", true), ("/shop", false)])
  func scansOfTheDefaultExperienceNeedDefaultLinks(text: String, isConditional: Bool) throws {
    let rows = try SiteToAsk().resolve(text).invocations.filter { $0.way == .qr || $0.way == .nfc }
    #expect(rows.count == 2)
    #expect(
      rows.allSatisfy {
        $0.reason.hasSuffix("if default App Clip links are enabled in App Store Connect") == isConditional
      })
  }

  @Test func anIPadReadsNoTags() throws {
    #expect(try outcomes("/shop/store1", .ipad) == "+++-++++-")
  }

  @Test(arguments: [Device.android, .windowsPhone])
  func otherDevicesHaveNoAppClips(device: Device) throws {
    #expect(try outcomes("/shop/store1", device) == "---------")
  }

  @Test func theCardNeedsIOS15() throws {
    let site = try SiteToAsk()
    func reason(_ path: String, _ system: String) throws -> String? {
      try site.resolve(path, system: system).invocations.first { $0.way == .banner }?.reason
    }
    #expect(try reason("/shop", "15") == "the App Clip card, but not in Private Browsing")
    #expect(try reason("/shop", "14.8") == "the banner, because the card needs iOS 15 or later")
    // The card is on a page of its own.
    #expect(try reason("/shop/store1", "15") == "the banner, but not in Private Browsing")
    #expect(try reason("/shop/store1/order", "15") == "the App Clip card, but not in Private Browsing")
  }

  @Test func theBannerOfIOS13OpensTheFullApp() throws {
    func reason(_ path: String, _ system: String) throws -> String? {
      try SiteToAsk().resolve(path, system: system).invocations.first { $0.way == .banner }?.reason
    }
    let app = "App Clips came with iOS 14, so the banner opens the full app or its App Store page"
    #expect(try reason("/shop", "13") == app)
    #expect(try reason("https://go.example.com/1", "13.7") == app)
    #expect(try reason("/quiet", "13") == "App Clips came with iOS 14")
    #expect(try reason("/shop", "14") == "the banner, because the card needs iOS 15 or later")
  }

  @Test func aRedirectIsFollowed() throws {
    let rows = try SiteToAsk("hosts: [netlify]\n").resolve("https://go.example.com/1").invocations
    #expect(rows.first { $0.way == .banner }?.outcome == .yes)
    #expect(rows.first { $0.way == .messages }?.reason.contains("redirects to") == true)
  }

  @Test func whatIsOpenStaysOpen() throws {
    // By letters /shop is the start of /shops; by components nothing is.
    let files = [
      "shop.md": "---\ntitle: Shop\nplace: {locality: Town}\n---\n", "shops.md": "---\ntitle: Shops\n---\n",
    ]
    let rows = try SiteToAsk(files: files).resolve("/shops").invocations
    let open = rows.filter { $0.outcome == .unclear }.map(\.way)
    #expect(open == [.appClipCode, .maps, .linkInApp])
  }
}

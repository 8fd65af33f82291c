import ClipsiteNetwork
import ClipsiteText
import Testing

@testable import ClipsiteVerification

struct LivePagesCheckTests {
  private static func html(_ tag: String = "app-id=1", image: String = "https://example.com/a.png") -> String
  {
    "<head><meta name=\"apple-itunes-app\" content=\"\(tag)\"><meta property=\"og:image\" "
      + "content=\"\(image)\"></head>"
  }

  private static let page = ExpectedPage(
    domain: "example.com", url: "https://example.com/market", redirectTarget: nil, bytes: Array(html().utf8))

  private func levels(_ answer: HTTPAnswer, _ page: ExpectedPage = Self.page) -> [LiveLevel] {
    LiveCheck.livePages.check(page, .success(answer)).map(\.level)
  }

  private func answer(_ text: String, type: String? = "text/html; charset=utf-8") -> HTTPAnswer {
    HTTPAnswer(200, headers: type.map { [HTTPHeader("Content-Type", $0)] } ?? [], body: Array(text.utf8))
  }

  private func imageDiagnostics(_ outcome: DomainObservation.Outcome, _ expected: [UInt8]?) -> [Diagnostic] {
    let url = "https://example.com/a.png"
    return LiveCheck.livePages.diagnostics(
      PreviewImageCheck.findings(url, of: Self.page.url, outcome, expected: expected))
  }

  @Test func theSamePagePasses() { #expect(levels(answer(Self.html())).isEmpty) }

  @Test func otherAnswersAreErrors() {
    #expect(levels(HTTPAnswer(404)) == [.error])
    #expect(levels(answer(Self.html(), type: "application/octet-stream")) == [.error])
    #expect(levels(answer(Self.html(), type: nil)) == [.error])
    let slash = HTTPAnswer(301, headers: [HTTPHeader("Location", "/market/")])
    #expect(
      LiveCheck.livePages.check(Self.page, .success(slash)).map(\.message) == [
        "https://example.com/market answers 301 and redirects to `/market/`, but it must answer 200"
      ])
    #expect(
      LiveCheck.livePages.check(Self.page, .failure(.init(.time, "timed out"))).map(\.level) == [.error])
  }

  /// A URL that a site here knows is a page or a short URL of it. Nobody knows what another one is.
  @Test(
    arguments: [
      (nil, "/other", .warning, "make sure that the AASA files of both domains"),
      (.page(isBanner: false), "/other", .error, "remove the redirect, or list this URL as one of"),
      (
        .page(isBanner: false), "/market/", .error,
        "serve the page at this URL, because many hosts add a slash"
      ),
      (.page(isBanner: false), "/market", .error, "remove the redirect, which leads to the same URL"),
      (nil, "/market", .error, "remove the redirect, which leads to the same URL"),
      (.shortURL(of: "https://example.com/other"), "/other", nil, nil),
      (.shortURL(of: "https://example.com/other"), "/third", .error, "publish the host's configuration"),
    ] as [(KnownURL?, String, LiveLevel?, String?)])
  func aRedirectIsJudgedByWhatItsURLIs(_ known: KnownURL?, to: String, level: LiveLevel?, fix: String?) {
    var target: String?
    if case .shortURL(let page)? = known { target = page }
    let page = ExpectedPage(
      domain: "example.com", url: Self.page.url, redirectTarget: target, bytes: nil, comparison: .agreement,
      known: known)
    let answer = HTTPAnswer(301, headers: [HTTPHeader("Location", to)])
    let found = LiveCheck.livePages.diagnostics(LivePage(page, .success(answer)))
    #expect(found.map(\.level) == [level].compactMap { $0 })
    #expect(found.allSatisfy { $0.fix?.hasPrefix(fix ?? "-") == true })
  }

  @Test func tagsHaveToBeThoseOfTheBuild() {
    #expect(levels(answer(Self.html("app-id=2"))) == [.error])
    #expect(levels(answer(Self.html(image: "https://example.com/b.png"))) == [.error])
    #expect(levels(answer("<head></head>")) == [.error, .error])
    #expect(levels(answer(Self.html() + Self.html())) == [.error, .error])
  }

  @Test func otherDifferencesAreAWarning() {
    #expect(levels(answer(Self.html() + "<script></script>")) == [.warning])
  }

  /// A host that rewrites every page adds its bytes at another line of each, and the finding is one.
  @Test(arguments: [0, 1, 7]) func theLineOfADifferenceIsNoPartOfIt(lines: Int) {
    let before = Self.html() + String(repeating: "\n<p></p>", count: lines)
    let page = ExpectedPage(
      domain: "example.com", url: Self.page.url, redirectTarget: nil, bytes: Array((before + "<a>").utf8))
    #expect(
      LiveCheck.livePages.check(page, .success(answer(before + "<b>"))).map(\.message) == [
        "\(page.url) differs from the page in Output: `b>` instead of `a>`. Its tags are the same"
      ])
  }

  /// A page with a tag more is not one with the same tags.
  @Test(
    arguments: [
      (#"<meta property="og:url" content="https://example.com/2">"#, .warning),
      (#"<meta name="robots" content="noindex">"#, .warning),
      (#"<meta http-equiv="refresh" content="0; url=/2">"#, .error),
      (#"<meta property="al:ios:url" content="donuts://2">"#, .warning),
      (#"<link rel="canonical" href="https://example.com/2">"#, .error),
    ] as [(String, LiveLevel)])
  func noOtherTagIsCalledTheSame(_ tag: String, level: LiveLevel) {
    let findings = LiveCheck.livePages.check(Self.page, .success(answer(Self.html() + tag)))
    #expect(findings.map(\.level) == [level])
    #expect(findings.allSatisfy { !$0.message.contains("tags are the same") })
  }

  @Test func halfAPageIsAnError() {
    let half = String(Self.html().prefix(Self.html().count / 2))
    #expect(
      LiveCheck.livePages.check(Self.page, .success(answer(half))).map(\.message) == [
        "https://example.com/market is cut off: it has \(half.utf8.count) bytes, and the page in Output "
          + "\(Self.html().utf8.count)"
      ])
  }

  @Test(arguments: [
    ("cf-mitigated", "challenge", 403), ("x-amzn-waf-action", "challenge", 202),
    ("x-amzn-waf-action", "captcha", 405), ("x-vercel-mitigated", "challenge", 429),
    ("cf-mitigated", "challenge", 200),
  ])
  func challengesAreNamed(_ name: String, _ value: String, _ status: Int) {
    let challenge = HTTPAnswer(
      status, headers: [HTTPHeader(name, value), HTTPHeader("Content-Type", "text/html")],
      body: Array("<title>Just a moment...</title>".utf8))
    let findings = LiveCheck.livePages.check(Self.page, .success(challenge))
    #expect(findings.map(\.level) == [.error])
    #expect(findings.first?.message.contains("with a challenge for bots (`\(name): \(value)`)") == true)
    #expect(findings.first?.fix == "exempt the page from protection against bots")
  }

  /// Without the header, too, the page has no tag because it is no page.
  @Test(arguments: [
    "<title>Just a moment...</title>", "<script>window._cf_chl_opt={}</script>",
    "<script>window.gokuProps = {}</script>", "<title>Vercel Security Checkpoint</title>",
    "<script src=\"https://ct.captcha-delivery.com/c.js\"></script>",
    "<p>Request unsuccessful. Incapsula incident ID: 1</p>", "<div id=\"sec-if-cpt-container\"></div>",
    "<iframe src=\"https://geo.captcha-delivery.com/captcha/?initialCid=1\"></iframe>",
  ])
  func challengesAreKnownByTheirWords(_ words: String) {
    var page = LivePage(.named, .success(.page("<!DOCTYPE html><html>\(words)</html>")))
    page.association = LiveAssociation(.file(), domain: "example.com")
    let found = LiveCheck.all.flatMap { $0.diagnostics(page) }
    #expect(found.map(\.code.name) == ["V13LivePages"])
    #expect(found.first?.fix == "exempt the page from protection against bots")
  }

  @Test func aChallengeInPlaceOfAFileHasItsRemedy() {
    let challenge = HTTPAnswer.page("<title>Just a moment...</title>")
    let image = imageDiagnostics(.success(challenge), nil)
    var files = BuiltFiles(association: DomainObservation.file)
    files.hasTwin = true
    files.assetLinks = [1]
    files.sitemaps = [("sitemap.xml", [1])]
    files.finders = [("index.json", [1])]
    let asked: [Question] = [.twinAssociation, .assetLinks, .sitemap("sitemap.xml"), .finder("index.json")]
    let observation = DomainObservation.healthy(built: files) { observation in
      for question in asked + Question.unknownPaths.map({ .unknownPath($0) }) {
        observation.outcomes[question] = .success(challenge)
      }
    }
    let found = image + LiveCheck.diagnostics(observation, .test)
    #expect(found.count == 1 + asked.count)
    #expect(found.allSatisfy { $0.fix == "exempt this file from protection against bots" })
  }

  @Test func aPageAboutChallengesIsNone() {
    let page = LivePage(.named, .success(.page("<title>What “Just a moment...” means</title>")))
    #expect(page.document != nil)
  }

  /// A café can be called so, an article explain it, and a policy allow it.
  @Test(arguments: [
    "<title>Just a moment...</title>", "<p>Request unsuccessful. Incapsula incident ID: 1</p>",
    "<code>window.gokuProps</code>, <code>window._cf_chl_opt</code>",
    "<link rel=preconnect href=\"https://ct.captcha-delivery.com/\">",
  ])
  func aPageThatNamesItselfIsNoChallenge(_ words: String) {
    for tag in [
      "<meta name=\"apple-itunes-app\" content=\"app-id=1\">", "<link rel=canonical href=\"/market\">",
      "<meta property=\"og:image\" content=\"https://example.com/1.png\">",
    ] {
      let page = HTTPAnswer.page("<!DOCTYPE html><html>\(words)\(tag)</html>")
      #expect(page.challenge == nil, "\(tag)")
    }
    let error = "<!DOCTYPE html>\(words)<link rel=canonical href=\"/\">"
    #expect(HTTPAnswer(403, headers: [], body: Array(error.utf8)).challenge != nil)
  }

  /// For what is no page, protection against bots answers with JSON.
  @Test func aChallengeInJSONIsNamed() {
    let body = Array(#"{"url":"https://geo.captcha-delivery.com/captcha/?initialCid=1"}"#.utf8)
    let found = LiveCheck.associationStatus.check(.answering(.success(.file(body, status: 403))))
    #expect(found.map(\.fix) == ["exempt this file from protection against bots"])
    #expect(HTTPAnswer.file(body).challenge == nil)
  }

  @Test(arguments: [
    ("<https://example.org/>; rel=\"canonical\"", ["https://example.org/"]),
    ("</a.css>; rel=preload, <https://example.org/a,b;c>; REL = Canonical", ["https://example.org/a,b;c"]),
    ("<https://example.org/>; title=\"a, <y>; rel=x\"; rel='canonical'", ["https://example.org/"]),
    ("</x>; rel=\"alternate canonical\"", ["/x"]), ("</x>; rel=alternate; title=\"canonical\"", []),
    ("</x>; rel=alternate; rel=canonical", []), ("</x>; rel=canonical; anchor=\"/other\"", []),
    ("</x", []), ("", []), (";rel=canonical", []), ("<>;rel", []),
  ])
  func canonicalLinksAreRead(_ field: String, _ urls: [String]) {
    #expect(HeaderLinks.canonical(of: .page("", [HTTPHeader("Link", field)])) == urls)
  }

  @Test func aTagForGoogleKeepsThePageOutToo() {
    let page = LivePage(.named, .success(.page("<meta name=googlebot content=noindex>")))
    #expect(page.document?.tags.isUnlisted == true)
  }

  /// Nobody outside knows whether a page wants to lead on. A site knows that it does not.
  @Test(arguments: [(ExpectedPage.Comparison.agreement, LiveLevel.warning), (.build, .error)])
  func aHeaderThatLeadsOnIsAsGraveAsATag(_ comparison: ExpectedPage.Comparison, level: LiveLevel) {
    let target = "0; url=https://example.org/"
    let tag = Self.html() + "<meta http-equiv=\"refresh\" content=\"\(target)\">"
    let expected = ExpectedPage(
      domain: "example.com", url: Self.page.url, redirectTarget: nil, bytes: Array(Self.html().utf8),
      comparison: comparison)
    for answer in [HTTPAnswer.page(Self.html(), [HTTPHeader("Refresh", target)]), .page(tag)] {
      let found = LiveCheck.all.flatMap { $0.check(expected, .success(answer)) }
      #expect(found.filter { $0.message.contains("efresh") }.map(\.level) == [level])
    }
  }

  @Test func wrongCompressionHasItsOwnRemedy() {
    let findings = LiveCheck.livePages.check(Self.page, .failure(.init(.encoding, "incorrect header check")))
    #expect(findings.first?.fix?.contains("Content-Encoding") == true)
  }

  @Test(arguments: [
    ("https://example.com/market", true), ("https://www.example.com/market", false), ("/market", true),
    ("/market/", false),
  ])
  func aShortURLMayRedirectToItsPage(_ location: String, fine: Bool) {
    for bytes in [nil, Array("x".utf8)] {
      let page = ExpectedPage(
        domain: "example.com", url: "https://example.com/m", redirectTarget: "https://example.com/market",
        bytes: bytes)
      #expect(levels(HTTPAnswer(301, headers: [HTTPHeader("Location", location)]), page).isEmpty == fine)
    }
  }

  /// A scan launches from a URL that redirects, so it depends on the kind of URL what a redirect breaks.
  @Test(arguments: [
    (nil, ExpectedPage.Comparison.build, 301, "/market/", [LiveLevel.error]),
    (nil, .build, 308, "https://example.org/", [.error]),
    ("https://example.com/m", .build, 301, "/m", []),
    ("https://example.com/m", .build, 302, "/m", [.warning]),
    ("https://example.com/m", .build, 301, "/other", [.error]),
    (nil, .agreement, 302, "https://example.org/", [.warning]),
    (nil, .agreement, 301, "/market/", [.error]),
  ])
  func theSeverityOfARedirectFollowsTheKindOfURL(
    target: String?, comparison: ExpectedPage.Comparison, status: Int, location: String, levels: [LiveLevel]
  ) {
    let page = ExpectedPage(
      domain: "example.com", url: "https://example.com/market", redirectTarget: target, bytes: nil,
      comparison: comparison)
    let answer = HTTPAnswer(status, headers: [HTTPHeader("Location", location)])
    #expect(self.levels(answer, page) == levels)
  }

  @Test func aShortURLWithoutAPageHasToRedirect() {
    let page = ExpectedPage(
      domain: "example.com", url: "https://example.com/m", redirectTarget: "https://example.com/market",
      bytes: nil)
    #expect(
      LiveCheck.livePages.check(page, .success(answer(""))).map(\.message) == [
        "https://example.com/m answers 200, but it leads to `https://example.com/market`"
      ])
  }

  @Test(arguments: [("image/png", 0), ("image/jpeg", 1), ("image/webp", 1)])
  func aPictureWithAnotherTypeIsAWarning(_ type: String, findings: Int) {
    // The head of a PNG file of 1200 × 630 pixels, and its end.
    let png =
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
      + [0, 0, 4, 0xB0, 0, 0, 2, 0x76, 8, 2, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0] + Array("IEND".utf8)
      + [0xAE, 0x42, 0x60, 0x82]
    let image = HTTPAnswer(200, headers: [HTTPHeader("Content-Type", type)], body: png)
    for expected in [png, nil] {
      let found = imageDiagnostics(.success(image), expected)
      #expect(found.count == findings)
      #expect(found.allSatisfy { $0.level == .warning && $0.message.contains("its bytes are `image/png`") })
    }
  }

  @Test(arguments: ["https://me:secret@example.com/a.png", "https://me@10.0.0.9/a.png"])
  func picturesWithPasswordsAreNotRequested(_ url: String) {
    let (image, findings) = PreviewImageCheck.image(
      of: Self.page.url, PageTags(Array(Self.html(image: url).utf8)))
    #expect(image == nil)
    #expect(LiveCheck.livePages.diagnostics(findings).map(\.level) == [.error])
  }

  @Test func aPictureAtAPrivateAddressIsAFinding() {
    let findings = imageDiagnostics(
      .failure(.init(.privateAddress, "it is at the private address 10.0.0.9")), nil)
    #expect(findings.map(\.level) == [.error])
    #expect(findings.first?.fix == "publish the image at a public address")
  }

  @Test(arguments: ["/a.png", "http://example.com/a.png", ""])
  func picturesNeedAbsoluteSecureURLs(_ url: String) {
    let (image, findings) = PreviewImageCheck.image(
      of: Self.page.url, PageTags(Array(Self.html(image: url).utf8)))
    #expect(image == nil)
    #expect(LiveCheck.livePages.diagnostics(findings).map(\.level) == [.error])
  }

  @Test func picturesHaveToBeThere() {
    func levels(_ outcome: DomainObservation.Outcome, _ expected: [UInt8]? = nil) -> [LiveLevel] {
      imageDiagnostics(outcome, expected).map(\.level)
    }
    let image = HTTPAnswer(200, headers: [HTTPHeader("Content-Type", "image/png")], body: [1, 2, 3])
    #expect(levels(.success(image), [1, 2, 3]).isEmpty)
    #expect(levels(.success(image), [1, 2, 3, 4]) == [.error])
    #expect(levels(.success(image), [1, 9]) == [.error])
    #expect(levels(.success(image)) == [.error])
    #expect(levels(.success(HTTPAnswer(404))) == [.error])
    #expect(levels(.success(HTTPAnswer(301))) == [.error])
    #expect(levels(.success(answer("<html>"))) == [.error])
    #expect(levels(.failure(.init(.name, "unknown"))) == [.error])
  }
}

import ClipsiteNetwork
import ClipsiteText
@testable import ClipsiteVerification
import Testing

struct RobotsRulesCheckTests {
  private func messages(_ text: String, status: Int = 200) -> [String] {
    let answer = HTTPAnswer(
      status, headers: [HTTPHeader("Content-Type", "text/plain")], body: Array(text.utf8))
    let findings = LiveCheck.robotsRules.check(.healthy { $0.outcomes[.robots] = .success(answer) })
    #expect(findings.allSatisfy { $0.level == .warning })
    return findings.map { $0.message.replacing("https://example.com/robots.txt ", with: "") }
  }

  @Test func whoIsShutOutIsNamed() {
    #expect(
      messages("User-agent: *\nDisallow: /") == [
        "shuts AASA-Bot out of /.well-known/", "shuts Applebot out of /.well-known/",
        "shuts Applebot out of the pages",
      ])
    #expect(
      messages("User-agent: *\nDisallow: /.well-known/") == [
        "shuts AASA-Bot out of /.well-known/", "shuts Applebot out of /.well-known/",
      ])
    #expect(
      messages("User-agent: AASA-Bot\nDisallow: /\n") == ["shuts AASA-Bot out of /.well-known/"])
  }

  @Test(arguments: ["", "User-agent: *\nAllow: /\n", "User-agent: Otherbot\nDisallow: /"])
  func openFilesPass(_ text: String) { #expect(messages(text).isEmpty) }

  @Test func aServerErrorShutsAllOutAndAMissingFileNobody() {
    #expect(messages("", status: 503) == ["answers 503, which shuts out all robots"])
    #expect(messages("User-agent: *\nDisallow: /", status: 404).isEmpty)
  }
}

struct RobotsRulesOfPagesTests {
  private func messages(
    _ text: String, _ path: String = "/stores/1", target: String? = nil, head: String = ""
  ) -> [String] {
    let page = ExpectedPage(
      domain: "example.com", url: "https://example.com\(path)", redirectTarget: target, bytes: nil)
    var live = LivePage(page, .success(.page(head)))
    live.robots = RobotsRules(Array(text.utf8))
    return LiveCheck.robotsRules.diagnostics(live).map(\.message)
  }

  @Test func aPageThatIsShutOutIsNamed() {
    let closed = "User-agent: *\nDisallow: /stores/\n"
    #expect(messages(closed) == ["robots.txt shuts Applebot out of https://example.com/stores/1"])
    #expect(messages(closed, "/about").isEmpty)
    #expect(messages("User-agent: *\nDisallow: /*?id=\n", "?id=1").count == 1)
    #expect(messages("User-agent: *\nDisallow: /caf%c3%a9\n", "/caf%C3%A9").count == 1)
    #expect(messages("User-agent: *\nDisallow: /café\n", "/caf%C3%A9").count == 1)
  }

  @Test func aVersionIsNoPartOfAName() {
    #expect(messages("User-agent: Applebot/0.1\nDisallow: /stores/\n").count == 1)
    #expect(messages("User-agent: Applebots\nDisallow: /stores/\n").isEmpty)
  }

  @Test func whatNeedsNoRobotIsFine() {
    let closed = "User-agent: *\nDisallow: /stores/\n"
    #expect(messages(closed, head: #"<meta name="robots" content="noindex">"#).isEmpty)
    #expect(messages(closed, target: "https://example.com/about").isEmpty)
    // The finding about the whole domain says so.
    #expect(messages("User-agent: *\nDisallow: /\n").isEmpty)
  }
}

struct RobotsRulesTests {
  private func allows(_ text: String, _ path: String, _ robot: String = "Applebot") -> Bool {
    RobotsRules(Array(text.utf8)).allows(path, to: robot)
  }

  @Test(arguments: [
    ("Disallow:", true), ("Disallow: /", false), ("disallow : /a # private", false), ("Disallow: /a$", false),
    ("Disallow: /ab", true), ("Disallow: /$", true), ("Disallow: *a", false), ("Disallow: /*/b", true),
    ("Disallow: /\nAllow: /a", true), ("Disallow: /a\nAllow: /a", true), ("Allow: /\nDisallow: /a", false),
    ("Nonsense", true), (": /", true),
  ])
  func theLongestRuleDecides(_ rules: String, allowed: Bool) {
    #expect(allows("User-agent: *\n\(rules)\n", "/a") == allowed)
  }

  @Test func aGroupOfOnesOwnReplacesTheGeneralOne() {
    let text = "User-agent: *\nDisallow: /\n\nUser-agent: applebot\nUser-agent: other\nAllow: /\n"
    #expect(allows(text, "/a"))
    #expect(allows(text, "/a", "OTHER"))
    #expect(!allows(text, "/a", "AASA-Bot"))
  }

  @Test func groupsOfTheSameNameAreOne() {
    #expect(!allows("User-agent: applebot\nAllow: /\n\nUser-agent: Applebot\nDisallow: /a\n", "/a"))
  }

  @Test func aByteOrderMarkHidesNoGroup() {
    #expect(!allows("\u{FEFF}User-agent: *\nDisallow: /\n", "/a"))
  }

  /// Apple, “About Applebot”.
  @Test func applebotFollowsTheRulesOfGooglebot() {
    let text = "User-agent: Googlebot\nDisallow: /a\n\nUser-agent: *\nAllow: /\n"
    #expect(!allows(text, "/a"))
    #expect(allows(text, "/a", "AASA-Bot"))
    #expect(allows(text + "User-agent: Applebot\nAllow: /\n", "/a"))
  }

  @Test func rulesBeforeAnyNameBelongToNobody() { #expect(allows("Disallow: /\n", "/a")) }

  @Test func manyStarsAreNoTrouble() {
    let rule = String(repeating: "*a", count: 2000)
    #expect(allows("User-agent: *\nDisallow: \(rule)b\n", "/" + String(repeating: "a", count: 3000)))
  }
}

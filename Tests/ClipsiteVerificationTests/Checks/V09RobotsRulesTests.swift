import ClipsiteHTTPClient
import Testing

@testable import ClipsiteVerification

@Suite(.timeLimit(.minutes(30))) struct V09RobotsRulesTests {
  private func messages(_ text: String, status: Int = 200) -> [String] {
    let answer = HTTPAnswer(
      status, headers: [HTTPHeader("Content-Type", "text/plain")], body: Array(text.utf8))
    let findings = V09RobotsRules.check(.healthy { $0.outcomes[.robots] = .success(answer) })
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

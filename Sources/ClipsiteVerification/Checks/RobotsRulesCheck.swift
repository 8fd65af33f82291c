import ClipsiteAppClips
import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// `robots.txt` shuts out neither the AASA file nor Applebot, from no page.
  static let robotsRules = LiveCheck(.v09RobotsRules, asks: { _ in [.robots] }, pages: shutOut) {
    observation, _ in
    guard let answer = observation.answer(to: .robots) else { return [] }
    let url = observation.url(of: "robots.txt")
    if (500..<600).contains(answer.status) {
      return .one(
        url, "\(url) answers \(answer.status), which shuts out all robots",
        fix: "serve the file of Output, or 404")
    }
    guard let rules = observation.robots else { return [] }
    let bots = ["AASA-Bot", applebot].filter {
      !rules.allows("/\(DomainObservation.associationPath)", to: $0)
    }
    let findings = bots.map {
      Finding(url, "\(url) shuts \($0) out of /.well-known/", fix: "allow /.well-known/ to all robots")
    }
    guard !rules.allows("/", to: applebot) else { return findings }
    return findings + [Finding(url, "\(url) shuts Applebot out of the pages", fix: "allow / to Applebot")]
  }

  private static let applebot = "Applebot"

  /// A page that does not want to be found may be shut out, and of a domain that is shut out as a whole the
  /// finding says so once.
  @Sendable private static func shutOut(_ page: LivePage, _ document: LivePage.Document) -> [Finding] {
    let parts = URLParts(page.url)
    let path = (parts.path.isEmpty ? "/" : String(parts.path)) + (parts.query.map { "?\($0)" } ?? "")
    guard let rules = page.robots, page.expected.redirectTarget == nil, !document.tags.isUnlisted,
      rules.allows("/", to: applebot),
      !rules.allows(path, to: applebot)
    else { return [] }
    return .one(
      page.url, "robots.txt shuts \(applebot) out of \(page.url)", fix: "allow the page to \(applebot)")
  }
}

extension DiagnosticCode {
  package static let v09RobotsRules = DiagnosticCode(
    "V09RobotsRules", .warning,
    summary: "`robots.txt` hides something from Apple's systems.",
    explanation: """
      It should allow `/.well-known/` to everybody, and each page to Applebot, which finds App Clips for Siri
      and Spotlight (RFC 9309). Applebot follows the rules for Googlebot if the file has none for it (Apple,
      “About Applebot”). A page with `noindex` may be shut out. A domain without the file allows everything. A
      file that answers with a server error (5xx) allows nothing.
      """,
    fix: "Allow both in `robots.txt`.",
    example: .answer(
      to: "https://example.com/robots.txt",
      wrong: LiveExample.answer("text/plain", "User-agent: *\nDisallow: /"),
      right: LiveExample.answer("text/plain", "User-agent: *\nDisallow: /search")))
}

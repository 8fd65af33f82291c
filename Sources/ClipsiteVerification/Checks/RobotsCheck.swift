package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V09: `robots.txt` shuts out neither the AASA file nor Applebot, from no page.
enum V09RobotsRules {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    guard let answer = observation.answer(to: .robots) else { return [] }
    let url = "https://\(observation.domain)/robots.txt"
    if (500..<600).contains(answer.status) {
      return [
        Diagnostic(
          .v09RobotsRules, at: SourceRange(url),
          "\(url) answers \(answer.status), which shuts out all robots",
          fix: "serve the file of Output, or 404")
      ]
    }
    guard let rules = observation.robots else { return [] }
    var findings: [Diagnostic] = []
    for bot in ["AASA-Bot", applebot]
    where !rules.allows("/\(DomainObservation.associationPath)", to: bot) {
      findings.report(
        .v09RobotsRules, at: SourceRange(url), "\(url) shuts \(bot) out of /.well-known/",
        fix: "allow /.well-known/ to all robots")
    }
    if !rules.allows("/", to: applebot) {
      findings.report(
        .v09RobotsRules, at: SourceRange(url), "\(url) shuts Applebot out of the pages",
        fix: "allow / to Applebot")
    }
    return findings
  }

  /// Returns the finding about a page that its own rules shut out. A page that does not want to be found may
  /// be shut out, and of a domain that is shut out as a whole the finding says so once.
  static func check(_ page: ExpectedPage, _ tags: PageTags, _ rules: RobotsRules) -> [Diagnostic] {
    let rest = page.url.dropFirst("https://".count)
    let path = rest.drop { $0 != "/" && $0 != "?" }
    guard page.redirectTarget == nil, !tags.isUnlisted, rules.allows("/", to: applebot),
      !rules.allows(path.hasPrefix("/") ? String(path) : "/\(path)", to: applebot)
    else { return [] }
    return [
      Diagnostic(
        .v09RobotsRules, at: SourceRange(page.url), "robots.txt shuts \(applebot) out of \(page.url)",
        fix: "allow the page to \(applebot)")
    ]
  }

  private static let applebot = "Applebot"
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
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/robots.txt

        HTTP/2 200
        Content-Type: text/plain

        User-agent: *
        Disallow: /
        """,
      right: """
        GET https://example.com/robots.txt

        HTTP/2 200
        Content-Type: text/plain

        User-agent: *
        Disallow: /search
        """))
}

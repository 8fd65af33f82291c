package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V09: `robots.txt` shuts out neither the AASA file nor Applebot.
enum V09RobotsRules {
  static func check(_ observation: DomainObservation) -> [Finding] {
    guard let answer = observation.answer(to: .robots) else { return [] }
    let url = "https://\(observation.domain)/robots.txt"
    if (500..<600).contains(answer.status) {
      return [
        Finding(
          .v09RobotsRules, .warning, "\(url) answers \(answer.status), which shuts out all robots",
          fix: "serve the file of Output, or 404")
      ]
    }
    guard answer.status == 200, !answer.isHTML else { return [] }
    let rules = RobotsRules(answer.body)
    var findings: [Finding] = []
    for bot in ["AASA-Bot", "Applebot"]
    where !rules.allows("/\(DomainObservation.associationPath)", to: bot) {
      findings.append(
        Finding(
          .v09RobotsRules, .warning, "\(url) shuts \(bot) out of /.well-known/",
          fix: "allow /.well-known/ to all robots"))
    }
    if !rules.allows("/", to: "Applebot") {
      findings.append(
        Finding(
          .v09RobotsRules, .warning, "\(url) shuts Applebot out of the pages", fix: "allow / to Applebot"))
    }
    return findings
  }
}

extension DiagnosticCode {
  /// V09: `robots.txt` shuts out neither the AASA file nor Applebot.
  package static let v09RobotsRules = DiagnosticCode(
    "V09RobotsRules", .warning,
    explanation: """
      `robots.txt` (RFC 9309) should allow `/.well-known/` to everybody, and the pages to Applebot, which finds App Clips for Siri
      and Spotlight. A domain without the file allows everything; one whose file answers with a server error (5xx) allows
      nothing.
      """)
}

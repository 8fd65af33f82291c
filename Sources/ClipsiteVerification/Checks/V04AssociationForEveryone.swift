package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V04: everybody gets the same AASA file.
enum V04AssociationForEveryone {
  static func check(_ observation: DomainObservation) -> [Finding] {
    let url = observation.associationURL
    let askers = Visitor.allCases.map { ($0.name, Question.association($0)) }
    let paths = NetworkAddress.Family.allCases.map { ($0.rawValue, Question.associationOver($0)) }
    var findings = askers.compactMap { name, question in
      observation.answer(to: question).flatMap { challenge($0, to: name, at: url) }
    }
    guard let reference = observation.association else { return findings }
    for (name, question) in askers.dropFirst() + paths {
      guard let outcome = observation.outcomes[question],
        let difference = difference(of: outcome, for: name, from: reference)
      else { continue }
      findings.append(
        Finding(
          .v04AssociationForEveryone, .error, "\(url) \(difference)",
          fix: "let the host give this file to everybody, and exempt it from protection against bots"))
    }
    return findings
  }

  private static func challenge(_ answer: HTTPAnswer, to name: String, at url: String) -> Finding? {
    let mitigation = answer["cf-mitigated"]
    guard mitigation != nil || (answer.status == 200 && answer.isHTML) else { return nil }
    let what = mitigation.map { "a challenge (cf-mitigated: \($0))" } ?? "a web page"
    return Finding(
      .v04AssociationForEveryone, .error, "\(url) answers \(name) with \(what) in place of the file",
      fix: "exempt this file from protection against bots")
  }

  private static func difference(
    of outcome: DomainObservation.Outcome, for name: String, from reference: DomainObservation.Outcome
  ) -> String? {
    let other = Visitor.appleBot.name
    switch (outcome, reference) {
    case (.success(let answer), .success(let expected)):
      if answer.status != expected.status {
        return "answers \(answer.status) to \(name) and \(expected.status) to \(other)"
      }
      return answer.body == expected.body ? nil : "gives \(name) other bytes than \(other)"
    case (.failure(let failure), .success): return "does not answer \(name): \(failure.reason)"
    case (.success(let answer), .failure):
      return "answers \(answer.status) to \(name) and nothing to \(other)"
    case (.failure, .failure): return nil
    }
  }
}

extension DiagnosticCode {
  /// V04: everybody gets the same AASA file.
  package static let v04AssociationForEveryone = DiagnosticCode(
    "V04AssociationForEveryone", .error,
    explanation: """
      The AASA file is read by `AASA-Bot` for Apple's content delivery network, and by devices as `CFNetwork`. Protection against
      bots often answers these with 403, or with a page that asks for proof of being human, while a browser gets the file
      (TN3155). The file is asked for as both, as Safari and as clipsite, and over IPv4 and IPv6 where the domain has both; status
      and bytes have to be the same.
      """)
}

package import ClipsiteDiagnostics
import ClipsiteHTTPClient

extension LiveCheck {
  /// Everybody gets the same AASA file.
  static let associationForEveryone = LiveCheck(
    .v04AssociationForEveryone, asks: { _ in visitors.map(\.question) + paths.map(\.question) }
  ) { observation, _ in
    let url = observation.associationURL
    var findings = visitors.compactMap { visitor in
      observation.answer(to: visitor.question).flatMap { challenge($0, to: visitor.name, at: url) }
    }
    guard let reference = observation.association else { return findings }
    for visitor in visitors.dropFirst() + paths {
      guard let outcome = observation.outcomes[visitor.question],
        let difference = difference(of: outcome, for: visitor.name, from: reference)
      else { continue }
      findings.append(Finding(url, "\(url) \(difference)", fix: visitor.fix))
    }
    return findings
  }

  private typealias Asker = (name: String, question: Question, fix: String)

  private static let visitors: [Asker] = Visitor.ofAssociations.map {
    (
      $0.name, .association($0),
      "let the host give this file to everybody, and exempt it from protection against bots"
    )
  }

  /// A host with addresses of both kinds can have two servers, and a computer can lack IPv6.
  private static let paths: [Asker] = NetworkAddress.Family.allCases.map {
    (
      "\(Visitor.appleBot.name) over \($0.rawValue)", .associationOver($0),
      "let the servers behind the A and AAAA records answer alike, and look at whether this computer has IPv6"
    )
  }

  private static func challenge(_ answer: HTTPAnswer, to name: String, at url: String) -> Finding? {
    let challenge = answer.challenge
    guard challenge != nil || (answer.status == 200 && answer.isHTML) else { return nil }
    let what = challenge.map { "a challenge (\($0))" } ?? "a web page"
    return Finding(
      url, "\(url) answers \(name) with \(what) in place of the file",
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
  package static let v04AssociationForEveryone = DiagnosticCode(
    "V04AssociationForEveryone", .error,
    summary: "Some visitors do not get the AASA file.",
    explanation: """
      Apple's content delivery network reads it as `AASA-Bot`, and devices read it as `CFNetwork`. Protection
      against bots often answers them with 403 or a challenge, while a browser gets the file (TN3155).
      clipsite requests it as both, as Safari, as itself, and over IPv4 and IPv6. Status and bytes must be the
      same.
      """,
    fix: "Exclude `/.well-known/` from the protection.",
    example: .answer(
      to:
        "\(LiveExample.association)\nUser-Agent: swcd (unknown version) CFNetwork/1568.200.51 Darwin/24.1.0",
      wrong: "HTTP/2 403\nContent-Type: text/plain"))
}

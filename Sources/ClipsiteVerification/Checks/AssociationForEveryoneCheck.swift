import ClipsiteNetwork
import ClipsiteSystem
package import ClipsiteText

extension LiveCheck {
  /// Everybody gets the same AASA file.
  static let associationForEveryone = LiveCheck(
    .v04AssociationForEveryone, asks: { _ in visitors.map(\.question) + paths.map(\.question) }
  ) { observation, _ in
    guard let reference = observation.association,
      !observation.areWebPages(Visitor.ofAssociations.map { .association($0) })
    else { return [] }
    var groups: [(difference: Difference, names: [String])] = []
    for visitor in visitors + paths {
      guard let outcome = observation.outcomes[visitor.question],
        let difference = Difference(outcome, from: reference, fix: visitor.fix)
      else { continue }
      let position = groups.firstIndex { $0.difference == difference } ?? groups.count
      if position == groups.count { groups.append((difference, [])) }
      groups[position].names.append(visitor.name)
    }
    let url = observation.associationURL
    return groups.map { Finding(url, "\(url) \($0.difference.words(for: $0.names))", fix: $0.difference.fix) }
  }

  private typealias Requester = (name: String, question: Question, fix: String)

  private static let visitors: [Requester] = Visitor.ofAssociations.map {
    (
      $0.name, .association($0),
      "let the host give this file to everybody, and exempt it from protection against bots"
    )
  }

  /// A host with addresses of both kinds can have two servers, and a computer can lack IPv6.
  private static let paths: [Requester] = NetworkAddress.Family.allCases.map {
    (
      "\(Visitor.appleBot.name) over \($0.rawValue)", .associationOver($0),
      "let the servers behind the A and AAAA records answer alike, and look at whether this computer has IPv6"
    )
  }
}

/// The difference of an answer from that to Apple's reader, in words before and behind the visitors who get
/// it.
private struct Difference: Equatable {
  private var before: String
  private var after: String
  var fix: String

  init?(_ outcome: DomainObservation.Outcome, from reference: DomainObservation.Outcome, fix: String) {
    let other = Visitor.appleBot.name
    self.fix = fix
    switch (outcome, reference) {
    case (.success(let answer), _) where answer.isChallenge:
      let what = answer.challenge.map { "a challenge (\($0))" } ?? "a web page"
      (before, after) = ("answers", " with \(what) instead of the file")
      self.fix = Finding.exemption
    // The finding about the challenge of Apple's reader says so.
    case (.success, .success(let expected)) where expected.isChallenge: return nil
    case (.success(let answer), .success(let expected)) where answer.status != expected.status:
      (before, after) = ("answers \(answer.status) to", " and \(expected.status) to \(other)")
    case (.success(let answer), .success(let expected)):
      guard answer.body != expected.body else { return nil }
      (before, after) = ("gives", " other bytes than \(other)")
    case (.failure(let failure), .success): (before, after) = ("does not answer", ": \(failure.reason)")
    case (.success(let answer), .failure):
      (before, after) = ("answers \(answer.status) to", " and nothing to \(other)")
    case (.failure, .failure): return nil
    }
  }

  /// “answers 200 to CFNetwork, Safari, and clipsite, and 403 to AASA-Bot”.
  func words(for names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return "\(before) \(names.joined())\(after)" }
    let comma = names.count > 2 ? "," : ""
    let list = "\(names.dropLast().joined(separator: ", "))\(comma) and \(last)"
    return "\(before) \(list)\(after.hasPrefix(" and") ? "," : "")\(after)"
  }
}

extension HTTPAnswer {
  /// A Boolean value that indicates whether a web page or a challenge comes in place of a file.
  fileprivate var isChallenge: Bool { challenge != nil || (status == 200 && isHTML) }
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

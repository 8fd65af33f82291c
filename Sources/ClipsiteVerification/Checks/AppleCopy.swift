import ClipsiteNetwork
package import ClipsiteText

/// Apple's copy of the AASA file of a domain, compared with the file that the domain serves at the same time.
package struct AppleCopy: Sendable {
  /// The domain.
  package let domain: String
  /// The finding about the copy, or `nil` if it is the file that the domain serves.
  package let finding: Diagnostic?
  /// The answers that were compared. If they are equal, nothing changed between two looks.
  let answers: [String]
  /// The time for which the copy cannot change, as `Cache-Control` and `Age` say.
  let freshness: Duration
  /// The time that Apple's server asks to wait for before the next request.
  let retryAfter: Duration

  /// The longest time for which Apple's servers keep a copy. A longer one in an answer is a mistake.
  private static let longestFreshness = 6 * 3600

  /// Compares the answers of an observation, or returns `nil` if nobody asked for the copy.
  init?(_ observation: DomainObservation, _ rules: VerificationRules) {
    guard let outcome = observation.outcomes[.appleCopy] else { return nil }
    domain = observation.domain
    let served = observation.servedAssociation.map { String(decoding: $0.body, as: UTF8.self) }
    let answer = try? outcome.get()
    finding =
      served == nil
      ? LiveCheck.appleCopy.diagnostics([Self.nothingToCompare(observation)]).first
      : LiveCheck.appleCopy.diagnostics(observation, rules).first
    answers = [
      served ?? "", answer.map { "\($0.status)" } ?? "", answer?["apple-failure-reason"] ?? "",
      answer.map { String(decoding: $0.body, as: UTF8.self) } ?? "",
    ]
    freshness = .seconds(min(answer?.remainingFreshness ?? 0, Self.longestFreshness))
    retryAfter = .seconds(max(answer?.retryAfter ?? 0, 0))
  }

  private static func nothingToCompare(_ observation: DomainObservation) -> Finding {
    Finding(
      observation.home, "\(observation.associationURL) cannot be read now to compare Apple's copy with it",
      .warning)
  }
}

extension HTTPAnswer {
  /// The seconds for which a cache may go on giving this answer (RFC 9111, section 4.2).
  fileprivate var remainingFreshness: Int {
    let age = self["age"].flatMap { Int($0) } ?? 0
    return max(0, (LiveCheck.cachingTime(self["cache-control"] ?? "") ?? 0) - max(0, age))
  }
}

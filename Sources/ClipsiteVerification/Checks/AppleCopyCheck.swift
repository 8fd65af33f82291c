import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// Apple's content delivery network has the file.
  static let appleCopy = LiveCheck(.v12AppleCopy, asks: { _ in [.appleCopy] }) { observation, _ in
    let (domain, home) = (observation.domain, observation.home)
    switch observation.outcomes[.appleCopy] {
    case .failure(let failure):
      return .one(home, "Apple's CDN cannot be asked for \(domain): \(failure.reason)", .warning)
    case .success(let answer) where answer.isHTML:
      return .one(home, "Apple's CDN \(CaptivePortal.words), when asked for \(domain)", .warning)
    case .success(let answer) where answer.status == 200: return older(answer, observation)
    case .success(let answer) where answer.status == 404: return [refused(answer, observation)]
    case .success(let answer):
      return .one(home, "Apple's CDN \(answer.statusInWords) when asked for \(domain)", .warning)
    case nil: return []
    }
  }

  /// The expected file is the live one, or the one of the output folder, whose difference is another check's.
  private static func older(_ answer: HTTPAnswer, _ observation: DomainObservation) -> [Finding] {
    let wanted = [observation.localAssociation, observation.servedAssociation?.body].compactMap { $0 }
    guard let first = wanted.first, !wanted.contains(answer.body) else { return [] }
    let age = answer["age"].flatMap { Int($0) }.map { ", read \($0) seconds ago" } ?? ""
    return .one(
      observation.home,
      "Apple's CDN has an older file of \(observation.domain)\(age)"
        + "\(AssociationDifference(answer.body, from: first))",
      fix: "wait, because it reads the domain again about once a day", .note)
  }

  private static func refused(_ answer: HTTPAnswer, _ observation: DomainObservation) -> Finding {
    let domain = observation.domain
    guard let reason = answer["apple-failure-reason"] else {
      return Finding(
        observation.home, "Apple's CDN has no file of \(domain) yet",
        fix: "wait, because Apple reads a domain after the first device has asked for it", .note)
    }
    let code = [reason, answer["apple-failure-details"] ?? ""].joined(separator: " ")
    let known = meanings.first { code.contains($0.key) }?.value
    let meaning = known.map { ", which means that \($0.meaning)" } ?? ""
    let parts = [
      answer["apple-failure-details"].map { "details \($0)" }, answer["apple-from"].map { "from \($0)" },
      answer["apple-try-direct"].map { "devices may ask the domain itself: \($0)" },
    ].compactMap { $0 }
    let rest = parts.isEmpty ? "" : " (\(parts.joined(separator: ", ")))"
    // Before the name leads to the server that was asked, Apple's systems saw another one.
    return Finding(
      observation.home, "Apple's CDN could not read the file of \(domain): \(reason)\(meaning)\(rest)",
      fix: "\(known?.fix ?? "correct what the other checks report"), and Apple tries again about once a day",
      observation.lookup == .overridden ? .note : .error)
  }

  private static let meanings: KeyValuePairs<String, (meaning: String, fix: String)> = [
    "SWCERR00101": (
      "the domain answered with another status than 200",
      "let the server answer 200 to every network, without a firewall or a challenge for robots"
    ),
    "SWCERR00202": (
      "the domain has an address that is private or reserved", "give the domain only public addresses"
    ),
    "SWCERR00301": (
      "the answer took too long", "let the server answer every network within five seconds"
    ),
    "SWCERR00401": ("the file is not JSON", "let the server send the same JSON to every network"),
  ]
}

extension DiagnosticCode {
  package static let v12AppleCopy = DiagnosticCode(
    "V12AppleCopy", .error,
    summary: "Apple's copy of the AASA file is older, or Apple cannot read the domain.",
    explanation: """
      Devices read AASA files from `https://app-site-association.cdn-apple.com/a/v1/<domain>`. Apple reads a
      domain about once a day, and nothing makes it read earlier (TN3155). An older copy is pending, not
      wrong, with exit status 6 if nothing else is wrong. If Apple could not read the domain, its answer is a
      404 with a reason. SWCERR00101 is a status other than 200, SWCERR00202 an address that is not public,
      and SWCERR00301 a slow answer.
      """,
    fix: "Wait a day for a pending copy. Correct the server if there is a reason.",
    example: .answer(
      to: "https://app-site-association.cdn-apple.com/a/v1/example.com",
      wrong: "HTTP/2 404\nApple-Failure-Reason: SWCERR00101 Bad HTTP Response: 301"))
}

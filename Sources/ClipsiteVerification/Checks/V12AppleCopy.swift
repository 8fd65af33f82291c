import ClipsiteAppClips
package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V12: Apple's content delivery network has the file.
enum V12AppleCopy {
  static func check(_ observation: DomainObservation) -> [Finding] {
    switch observation.outcomes[.appleCopy] {
    case .failure(let failure):
      return [
        Finding(
          .v12AppleCopy, .warning, "Apple's CDN cannot be asked for \(observation.domain): \(failure.reason)")
      ]
    case .success(let answer) where answer.status == 200: return older(answer, observation)
    case .success(let answer) where answer.status == 404: return [refused(answer, observation)]
    case .success(let answer):
      return [
        Finding(
          .v12AppleCopy, .warning, "Apple's CDN \(answer.statusInWords) when asked for \(observation.domain)")
      ]
    case nil: return []
    }
  }

  /// What is to be there: the live file, or that of the output folder, whose difference is another check's.
  private static func older(_ answer: HTTPAnswer, _ observation: DomainObservation) -> [Finding] {
    let wanted = [observation.localAssociation] + (observation.servedAssociation.map { [$0.body] } ?? [])
    guard !wanted.contains(answer.body) else { return [] }
    let copy = AssociationIdentifiers.all(in: answer.body)
    let local = AssociationIdentifiers.all(in: observation.localAssociation)
    let age = answer["age"].flatMap { Int($0) }.map { ", read \($0) seconds ago" } ?? ""
    let difference = V07AssociationDrift.difference(
      lost: local.subtracting(copy), added: copy.subtracting(local))
    return [
      Finding(
        .v12AppleCopy, .pending, "Apple's CDN has an older file of \(observation.domain)\(age)\(difference)",
        fix: "wait; it reads the domain again about once a day")
    ]
  }

  private static func refused(_ answer: HTTPAnswer, _ observation: DomainObservation) -> Finding {
    let domain = observation.domain
    guard let reason = answer["apple-failure-reason"] else {
      return Finding(
        .v12AppleCopy, .pending, "Apple's CDN has no file of \(domain) yet",
        fix: "wait; a domain is read after the first device has asked for it")
    }
    let code = [reason, answer["apple-failure-details"] ?? ""].joined(separator: " ")
    let meaning = meanings.first { code.contains($0.key) }.map { ", which means that \($0.value)" } ?? ""
    let parts = [
      answer["apple-failure-details"].map { "details \($0)" }, answer["apple-from"].map { "from \($0)" },
      answer["apple-try-direct"].map { "devices may ask the domain itself: \($0)" },
    ].compactMap { $0 }
    let rest = parts.isEmpty ? "" : " (\(parts.joined(separator: "; ")))"
    // Before the name leads to the server that was asked, Apple's systems saw another one.
    let level: Finding.Level = observation.lookup == .overridden ? .pending : .error
    return Finding(
      .v12AppleCopy, level, "Apple's CDN could not read the file of \(domain): \(reason)\(meaning)\(rest)",
      fix: "correct what the other checks report; it tries again about once a day")
  }

  private static let meanings: KeyValuePairs = [
    "SWCERR00101": "the domain answered with another status than 200",
    "SWCERR00202": "the domain has an address that is private or reserved",
    "SWCERR00301": "the answer took too long",
  ]
}

extension DiagnosticCode {
  /// V12: Apple's content delivery network has the file.
  package static let v12AppleCopy = DiagnosticCode(
    "V12AppleCopy", .error,
    explanation: """
      Devices read AASA files from Apple's content delivery network, at
      `https://app-site-association.cdn-apple.com/a/v1/<domain>`. It reads a domain again about once a day, and nothing makes it
      read earlier (TN3155), so an older copy is pending, not wrong: exit status 6 when that is all. When it could not read
      the domain, it answers 404 with the reason: SWCERR00101 is another status than 200, SWCERR00202 an address that is
      not public, SWCERR00301 an answer that takes too long.
      """)
}

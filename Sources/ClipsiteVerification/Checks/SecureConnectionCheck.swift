import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// The connection is secure, and stays so for some time.
  static let secureConnection = LiveCheck(.v02SecureConnection) { observation, rules in
    let (domain, home) = (observation.domain, observation.home)
    switch observation.association {
    case .failure(let failure) where failure.kind == .security:
      let fix =
        isNetwork(observation)
        ? "sign in to this network first, because the connection to Apple's CDN is not secure either"
        : "serve a valid certificate for \(domain) with its whole chain, over TLS 1.2 or newer"
      return .one(home, "no secure connection to \(domain): \(failure.reason)", fix: fix)
    case .success where observation.lacksAlternativeName:
      return .one(
        home, "the certificate of \(domain) has no subject alternative name, so iOS rejects it",
        fix: "renew it with \(domain) as a subject alternative name")
    case .success:
      let days = observation.certificateEnd.map { ($0 - rules.now) / 86_400 }
      guard let days, days <= rules.certificateDays else { return [] }
      let left = days == 1 ? "1 day" : "\(days) days"
      return .one(
        home, "the certificate of \(domain) ends in \(left)",
        fix: "renew it, and look at why nothing did", .warning)
    default: return []
    }
  }

  /// Indicates whether something answers for all servers with its own certificate, as a captive portal does.
  private static func isNetwork(_ observation: DomainObservation) -> Bool {
    guard case .failure(let failure)? = observation.outcomes[.appleCopy] else { return false }
    return failure.kind == .security
  }
}

extension DiagnosticCode {
  package static let v02SecureConnection = DiagnosticCode(
    "V02SecureConnection", .error,
    summary: "The domain has no valid TLS connection.",
    explanation: """
      Apple's systems read AASA files over TLS 1.2 or newer. The certificate comes from a public authority, is
      valid, and names the domain (Apple, “Supporting associated domains”) as a subject alternative name. iOS 13
      and later read no other name (Apple, “Requirements for trusted certificates in iOS 13”). A certificate that
      ends within 21 days is a warning. `--ca-file` replaces the authorities of the system.
      """,
    fix: "Renew or replace the certificate.",
    example: .answer(wrong: "curl: (60) SSL certificate problem: certificate has expired"))
}

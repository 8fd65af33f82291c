package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V02: the connection is secure, and stays so for some time.
enum V02SecureConnection {
  static func check(_ observation: DomainObservation, _ rules: VerificationRules) -> [Finding] {
    let domain = observation.domain
    switch observation.association {
    case .failure(let failure) where failure.kind == .security:
      return [
        Finding(
          .v02SecureConnection, .error, "no secure connection to \(domain): \(failure.reason)",
          fix: "serve a valid certificate for \(domain) with its whole chain, over TLS 1.2 or newer")
      ]
    case .success:
      guard let end = observation.certificateEnd else { return [] }
      let days = (end - rules.now) / 86_400
      guard days <= rules.certificateDays else { return [] }
      let left = days == 1 ? "1 day" : "\(days) days"
      return [
        Finding(
          .v02SecureConnection, .warning, "the certificate of \(domain) ends in \(left)",
          fix: "renew it, and look at why nothing did")
      ]
    default: return []
    }
  }
}

extension DiagnosticCode {
  /// V02: the connection is secure, and stays so for some time.
  package static let v02SecureConnection = DiagnosticCode(
    "V02SecureConnection", .error,
    explanation: """
      Apple's systems read AASA files over TLS 1.2 or newer, with a certificate of a public authority that is valid and made
      out to the domain (Apple, “Supporting associated domains”). A certificate that ends within 21 days is a warning:
      it should have been renewed. `--ca-file` names authorities to trust instead of the system's.
      """)
}

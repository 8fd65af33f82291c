package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V01: the domain has addresses, and Apple's systems can reach all of them.
enum V01DomainAddresses {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    let domain = observation.domain
    switch observation.lookup {
    case .overridden: return []
    case .failure(let reason):
      return [
        Diagnostic(
          .v01DomainAddresses, at: observation.home, "\(domain) has no address: \(reason)",
          fix: "add A and AAAA records, or name the server with '--resolve \(domain):443:ADDRESS'")
      ]
    case .addresses(let addresses):
      return addresses.filter { !$0.isPublic }.map {
        Diagnostic(
          .v01DomainAddresses, at: observation.home,
          "\(domain) has the address \($0), which Apple's systems cannot reach (SWCERR00202)",
          fix: "publish only public addresses of \(domain)")
      }
    }
  }
}

/// V02: the connection is secure, and stays so for some time.
enum V02SecureConnection {
  static func check(_ observation: DomainObservation, _ rules: VerificationRules) -> [Diagnostic] {
    let domain = observation.domain
    switch observation.association {
    case .failure(let failure) where failure.kind == .security:
      return [
        Diagnostic(
          .v02SecureConnection, at: observation.home, "no secure connection to \(domain): \(failure.reason)",
          fix: isNetwork(observation)
            ? "sign in to this network first, because the connection to Apple's CDN is not secure either"
            : "serve a valid certificate for \(domain) with its whole chain, over TLS 1.2 or newer")
      ]
    case .success:
      guard let end = observation.certificateEnd else { return [] }
      let days = (end - rules.now) / 86_400
      guard days <= rules.certificateDays else { return [] }
      let left = days == 1 ? "1 day" : "\(days) days"
      return [
        Diagnostic(
          .v02SecureConnection, at: observation.home, "the certificate of \(domain) ends in \(left)",
          fix: "renew it, and look at why nothing did", severity: .warning)
      ]
    default: return []
    }
  }

  /// Indicates whether something answers for all servers with a certificate of its own, as a captive portal does.
  private static func isNetwork(_ observation: DomainObservation) -> Bool {
    guard case .failure(let failure)? = observation.outcomes[.appleCopy] else { return false }
    return failure.kind == .security
  }
}

/// V14: what is good to have.
enum V14TransportExtras {
  static func check(_ observation: DomainObservation) -> [Diagnostic] {
    let domain = observation.domain
    var findings: [Diagnostic] = []
    if let answer = observation.answer(to: .insecureHome),
      !(answer.isRedirect && answer["location"]?.lowercased().hasPrefix("https://") == true)
    {
      findings.report(
        .v14TransportExtras, at: observation.home,
        "http://\(domain)/ \(answer.statusInWords), but could lead to https://\(domain)/", severity: .note)
    }
    guard let answer = observation.servedAssociation else { return findings }
    if answer["strict-transport-security"] == nil {
      findings.report(
        .v14TransportExtras, at: observation.home,
        "\(domain) does not send Strict-Transport-Security (HSTS)", severity: .note)
    }
    if !answer.delivery.version.isEmpty, answer.delivery.version < "2" {
      findings.report(
        .v14TransportExtras, at: observation.home,
        "\(domain) speaks HTTP/\(answer.delivery.version), not HTTP/2", severity: .note)
    }
    if let problem = compression(observation) {
      findings.report(
        .v14TransportExtras, at: observation.home, "\(observation.associationURL) \(problem)",
        fix: "let the host compress the file itself, or leave it as it is", severity: .error)
    }
    return findings
  }

  /// Returns the problem of an AASA file that only visitors have who accept compressed files, as Apple's
  /// systems do, or `nil`.
  private static func compression(_ observation: DomainObservation) -> String? {
    guard let outcome = observation.outcomes[.compressedAssociation],
      let plain = observation.answer(to: .association(.compressing)), plain.status == 200
    else { return nil }
    switch outcome {
    case .failure(let failure): return "cannot be read when it may be compressed: \(failure.reason)"
    case .success(let answer) where answer.status != 200:
      return "\(answer.statusInWords) when it may be compressed, and 200 otherwise"
    case .success(let answer):
      return answer.body == plain.body ? nil : "is another file when it is sent compressed"
    }
  }
}

extension DiagnosticCode {
  package static let v01DomainAddresses = DiagnosticCode(
    "V01DomainAddresses", .error,
    summary: "The domain has no public address.",
    explanation: """
      A domain needs A or AAAA records, and all of its addresses must be public. Apple's systems do not read
      the AASA file from private or reserved addresses (SWCERR00202). clipsite accepts addresses of
      `--resolve` as they are.
      """,
    fix: "Correct the records of the domain.",
    example: .init(
      .answer, wrong: "example.com. 300 IN A 10.0.0.1", right: "example.com. 300 IN A 93.184.216.34"))

  package static let v02SecureConnection = DiagnosticCode(
    "V02SecureConnection", .error,
    summary: "The domain has no valid TLS connection.",
    explanation: """
      Apple's systems read AASA files over TLS 1.2 or newer. The certificate comes from a public authority, is
      valid, and names the domain (Apple, “Supporting associated domains”). A certificate that ends within 21
      days is a warning. `--ca-file` replaces the authorities of the system.
      """,
    fix: "Renew or replace the certificate.",
    example: .init(
      .answer,
      wrong: """
        GET https://example.com/.well-known/apple-app-site-association

        curl: (60) SSL certificate problem: certificate has expired
        """,
      right: """
        GET https://example.com/.well-known/apple-app-site-association

        HTTP/2 200
        Content-Type: application/json

        {"appclips":{"apps":["ABCDE12345.com.example.Donuts.Clip"]}}
        """))

  package static let v14TransportExtras = DiagnosticCode(
    "V14TransportExtras", .warning,
    summary: "The transport of the domain can be improved.",
    explanation: """
      These are notes, because nothing depends on them. Pages without TLS redirect to TLS, browsers learn to
      use only TLS (HSTS, RFC 6797), and the domain supports HTTP/2. An AASA file that cannot be decompressed, or
      differs then, is an error, because Apple's systems accept compressed files.
      """,
    fix: "Change the settings of the server if you can.",
    example: .init(
      .answer,
      wrong: """
        GET http://example.com/

        HTTP/1.1 200 OK
        Content-Type: text/html; charset=utf-8
        """,
      right: """
        GET http://example.com/

        HTTP/1.1 301 Moved Permanently
        Location: https://example.com/
        """))
}

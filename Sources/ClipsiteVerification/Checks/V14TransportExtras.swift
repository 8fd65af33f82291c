package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V14: what is good to have.
enum V14TransportExtras {
  static func check(_ observation: DomainObservation) -> [Finding] {
    let domain = observation.domain
    var findings: [Finding] = []
    if let answer = observation.answer(to: .insecureHome),
      !(answer.isRedirect && answer["location"]?.lowercased().hasPrefix("https://") == true)
    {
      findings.append(
        Finding(
          .v14TransportExtras, .information,
          "http://\(domain)/ \(answer.statusInWords); it could lead to https://\(domain)/"
        ))
    }
    guard let answer = observation.servedAssociation else { return findings }
    if answer["strict-transport-security"] == nil {
      findings.append(
        Finding(.v14TransportExtras, .information, "\(domain) does not send Strict-Transport-Security (HSTS)")
      )
    }
    if !answer.delivery.version.isEmpty, answer.delivery.version < "2" {
      findings.append(
        Finding(
          .v14TransportExtras, .information, "\(domain) speaks HTTP/\(answer.delivery.version), not HTTP/2"))
    }
    if let compressed = observation.answer(to: .compressedAssociation), compressed.status == 200,
      let plain = observation.answer(to: .association(.compressing)), plain.status == 200,
      compressed.body != plain.body
    {
      findings.append(
        Finding(
          .v14TransportExtras, .error,
          "\(observation.associationURL) is another file when it is sent compressed",
          fix: "let the host compress the file itself, or leave it as it is"))
    }
    return findings
  }
}

extension DiagnosticCode {
  /// V14: what is good to have.
  package static let v14TransportExtras = DiagnosticCode(
    "V14TransportExtras", .warning,
    explanation: """
      Nothing depends on these, so they are information: pages without TLS lead to those with it, the domain asks browsers to use
      TLS only (HSTS, RFC 6797), and it speaks HTTP/2. An AASA file that is not the same after decompression is an error.
      """)
}

import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// Nothing depends on these extras, but they are good to have.
  static let transportExtras = LiveCheck(
    .v14TransportExtras, asks: { _ in [.compressedAssociation, .insecureHome] }
  ) { observation, _ in
    let (domain, home) = (observation.domain, observation.home)
    var findings: [Finding] = []
    if let answer = observation.answer(to: .insecureHome),
      !(answer.isRedirect && answer["location"]?.lowercased().hasPrefix("https://") == true)
    {
      let words = "http://\(domain)/ \(answer.statusInWords), but could lead to https://\(domain)/"
      findings.report(home, words, .note)
    }
    findings += unreadable(observation)
    guard let answer = observation.servedAssociation else { return findings }
    if answer["strict-transport-security"] == nil {
      findings.report(home, "\(domain) does not send Strict-Transport-Security (HSTS)", .note)
    }
    if !answer.delivery.version.isEmpty, answer.delivery.version < "2" {
      findings.report(home, "\(domain) speaks HTTP/\(answer.delivery.version), not HTTP/2", .note)
    }
    if let problem = compression(observation) {
      findings.report(home, "\(observation.associationURL) \(problem)", fix: compressionFix, .error)
    }
    return findings
  }

  /// Returns the other files that nobody can decompress.
  private static func unreadable(_ observation: DomainObservation) -> [Finding] {
    observation.outcomes.compactMap { question, outcome -> Finding? in
      guard case .file(let path, _) = question, path != DomainObservation.associationPath,
        case .failure(let failure) = outcome, failure.kind == .encoding
      else { return nil }
      let url = observation.url(of: path)
      return Finding(url, "\(url) cannot be read: \(failure.reason)", fix: compressionFix, .error)
    }.sorted { $0.message < $1.message }
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
  package static let v14TransportExtras = DiagnosticCode(
    "V14TransportExtras", .warning,
    summary: "The transport of the domain can be improved.",
    explanation: """
      These are notes, because nothing depends on them. Pages without TLS redirect to TLS, browsers learn to
      use only TLS (HSTS, RFC 6797), and the domain supports HTTP/2. A file that cannot be decompressed is an
      error, and so is an AASA file that differs then, because Apple's systems accept compressed files. Data
      that lacks its end, even one byte, is not complete (RFC 1952).
      """,
    fix: "Change the settings of the server if you can.",
    example: .answer(
      to: "http://example.com/", wrong: "HTTP/1.1 200 OK\nContent-Type: text/html; charset=utf-8",
      right: "HTTP/1.1 301 Moved Permanently\nLocation: https://example.com/"))
}

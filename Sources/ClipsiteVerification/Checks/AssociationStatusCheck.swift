import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// The AASA file is answered with status 200, without a redirect.
  static let associationStatus = LiveCheck(.v03AssociationStatus) { observation, _ in
    let url = observation.associationURL
    switch observation.association {
    case .failure(let failure) where failure.kind == .connection || isUnexplained(failure, observation):
      return .one(
        url, "\(url) cannot be read: \(failure.reason)",
        fix: "look at whether the server is up and reachable from elsewhere")
    case .failure(let failure) where failure.kind == .encoding:
      return .one(url, "\(url) cannot be read: \(failure.reason)", fix: compressionFix)
    case .success(let answer) where answer.isRedirect:
      return .one(
        url, "\(url) \(answer.statusInWords), but Apple's systems do not follow",
        fix: "serve the file with status 200 at this very address")
    case .success(let answer) where answer.status != 200:
      return .one(
        url, "\(url) \(answer.statusInWords), but it must answer 200",
        fix: answer.challenge == nil ? remedy(for: answer.status, observation.domain) : Finding.exemption)
    case .success(let answer) where !answer.delivery.earlierTries.isEmpty:
      // Apple's systems may not ask a second time for a day, so a file that came at a later try is not fine.
      return .one(
        url,
        "\(url) answers 200 only at try \(answer.delivery.earlierTries.count + 1). Before, it "
          + answer.delivery.earlierTries.joined(separator: ", then "),
        fix: "look at the server's limits and log, because Apple's systems may not ask again for a day",
        .warning)
    default: return []
    }
  }

  static let compressionFix = "let the host compress the file itself, or leave it as it is"

  /// A name without address that the check of addresses has not reported.
  private static func isUnexplained(_ failure: HTTPFailure, _ observation: DomainObservation) -> Bool {
    if case .failure = observation.lookup { return false }
    return failure.kind == .name
  }

  private static func remedy(for status: Int, _ domain: String) -> String {
    switch status {
    case 401, 403: "let everybody read the file, AASA-Bot among them, without a password or a challenge"
    case 429: "raise the server's limit of requests, because Apple's systems may not ask again for a day"
    case 511: "sign in to this network, then run this again"
    // Pages of another repository are below its name, as in `owner.github.io/shop/.well-known`.
    case 404 where domain.hasSuffix(".github.io"):
      "publish the folder .well-known from the repository \(domain), or use a domain of yours, because the pages "
        + "of another repository are in a folder of this domain"
    case 404, 410:
      "publish the folder .well-known, because many tools leave out folders whose names begin with a dot"
    default: "serve the file with status 200"
    }
  }
}

extension DiagnosticCode {
  package static let v03AssociationStatus = DiagnosticCode(
    "V03AssociationStatus", .error,
    summary: "The AASA file must answer with status 200 at its own URL.",
    explanation: """
      Apple's systems request `https://<domain>/.well-known/apple-app-site-association` and do not follow
      redirects (Apple, “Supporting associated domains”; TN3155). They report another status as SWCERR00101.
      """,
    fix: "Configure the server to send the file without a redirect.",
    example: .answer(
      wrong: "HTTP/2 301\nLocation: https://www.example.com/.well-known/apple-app-site-association"))
}

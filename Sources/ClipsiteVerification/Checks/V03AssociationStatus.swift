package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V03: the AASA file is answered with status 200, without a redirect.
enum V03AssociationStatus {
  static func check(_ observation: DomainObservation) -> [Finding] {
    let url = observation.associationURL
    switch observation.association {
    case .failure(let failure) where failure.kind == .connection || isUnexplained(failure, observation):
      return [
        Finding(
          .v03AssociationStatus, .error, "\(url) cannot be read: \(failure.reason)",
          fix: "look at whether the server is up and reachable from elsewhere")
      ]
    case .success(let answer) where answer.isRedirect:
      return [
        Finding(
          .v03AssociationStatus, .error, "\(url) \(answer.statusInWords); Apple's systems do not follow",
          fix: "serve the file with status 200 at this very address")
      ]
    case .success(let answer) where answer.status != 200:
      return [
        Finding(
          .v03AssociationStatus, .error, "\(url) \(answer.statusInWords); it has to answer 200",
          fix: fix(answer.status))
      ]
    default: return []
    }
  }

  /// A name without address that V01 has not reported.
  private static func isUnexplained(_ failure: HTTPFailure, _ observation: DomainObservation) -> Bool {
    if case .failure = observation.lookup { return false }
    return failure.kind == .name
  }

  private static func fix(_ status: Int) -> String {
    switch status {
    case 401, 403: "let everybody read the file, AASA-Bot among them, without a password or a challenge"
    case 404, 410: "publish the folder .well-known; many tools leave folders out whose names begin with a dot"
    default: "serve the file with status 200"
    }
  }
}

extension DiagnosticCode {
  /// V03: the AASA file is answered with status 200, without a redirect.
  package static let v03AssociationStatus = DiagnosticCode(
    "V03AssociationStatus", .error,
    explanation: """
      `https://<domain>/.well-known/apple-app-site-association` has to answer 200 itself. Redirects are not followed, to whatever
      address they lead (Apple, “Supporting associated domains” and TN3155); Apple's systems report another status as
      SWCERR00101.
      """)
}

package import ClipsiteDiagnostics
import ClipsiteHTTPClient

/// V08: the AASA file comes in time.
enum V08AssociationTime {
  static func check(_ observation: DomainObservation, _ rules: VerificationRules) -> [Finding] {
    let url = observation.associationURL
    let fix = "serve the file from a cache or a content delivery network"
    switch observation.association {
    case .failure(let failure) where failure.kind == .time:
      return [
        Finding(
          .v08AssociationTime, .error, "\(url) did not come in time (SWCERR00301): \(failure.reason)",
          fix: fix)
      ]
    case .success(let answer) where answer.delivery.total > rules.longestAnswer:
      return [
        Finding(
          .v08AssociationTime, .error,
          "\(url) took \(tenths(answer.delivery.total)); Apple's systems give up after \(tenths(rules.longestAnswer)) (SWCERR00301)",
          fix: fix)
      ]
    case .success(let answer) where answer.delivery.firstByte > rules.lateFirstByte:
      return [
        Finding(
          .v08AssociationTime, .warning, "the first byte of \(url) took \(tenths(answer.delivery.firstByte))",
          fix: fix)
      ]
    default: return []
    }
  }

  /// “2.3 s”.
  private static func tenths(_ duration: Duration) -> String {
    let tenths = Int(duration / .milliseconds(100))
    return "\(tenths / 10).\(tenths % 10) s"
  }
}

extension DiagnosticCode {
  /// V08: the AASA file comes in time.
  package static let v08AssociationTime = DiagnosticCode(
    "V08AssociationTime", .error,
    explanation: """
      Apple's systems give up after about five seconds (SWCERR00301). A first byte that takes more than two is a warning: from
      another continent it will take longer. Both are measured from where clipsite runs, with the lookup of the name and the
      handshake.
      """)
}

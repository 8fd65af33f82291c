import ClipsiteNetwork
package import ClipsiteText

extension LiveCheck {
  /// The AASA file comes in time.
  static let associationTime = LiveCheck(.v08AssociationTime) { observation, rules in
    let url = observation.associationURL
    let fix = "serve the file from a cache or a content delivery network"
    switch observation.association {
    case .failure(let failure) where failure.kind == .time:
      return .one(url, "\(url) did not come in time (SWCERR00301): \(failure.reason)", fix: fix)
    case .success(let answer) where answer.delivery.total > rules.longestAnswer:
      return .one(
        url,
        "\(url) took \(tenths(answer.delivery.total)), but Apple's systems give up after "
          + "\(tenths(rules.longestAnswer)) (SWCERR00301)", fix: fix)
    case .success(let answer) where answer.delivery.firstByte > rules.lateFirstByte:
      let time = tenths(answer.delivery.firstByte)
      return .one(url, "the first byte of \(url) took \(time)", fix: fix, .warning)
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
  package static let v08AssociationTime = DiagnosticCode(
    "V08AssociationTime", .error,
    summary: "The AASA file answers too slowly.",
    explanation: """
      Apple's systems stop after about five seconds (SWCERR00301). A first byte after more than two seconds is
      a warning, because other continents wait longer. clipsite measures both from its computer, with the
      lookup of the name and the handshake.
      """,
    fix: "Put the domain behind a content delivery network.",
    example: .answer(wrong: "curl: (28) Operation timed out after 20001 milliseconds with 0 bytes received"))
}

import ClipsiteAppClips
package import ClipsiteDiagnostics

/// An associated domain is listed twice for one service.
enum RepeatedAssociatedDomain {
  static func check(
    _ entry: AssociatedDomainEntry, after others: [AssociatedDomainEntry], at place: SourceRange
  ) -> Diagnostic? {
    let isKnown = others.contains {
      $0.service == entry.service && $0.domain == entry.domain && $0.isWildcard == entry.isWildcard
    }
    guard isKnown else { return nil }
    return Diagnostic(
      .repeatedAssociatedDomain, at: place, "the associated domain `\(entry)` is listed twice",
      fix: "delete one of the two")
  }
}

extension DiagnosticCode {
  /// An associated domain is listed twice for one service.
  package static let repeatedAssociatedDomain = DiagnosticCode(
    "RepeatedAssociatedDomain", .warning,
    explanation: """
      Each domain stands once for each service in the Associated Domains Entitlement. A second entry does nothing, unless
      it has another `?mode=`, and then nobody knows which of the two counts.
      """)
}

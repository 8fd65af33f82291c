package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A domain is listed twice.
package enum RepeatedDomain {
  package static func diagnostic(_ domain: AssociatedDomain, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .repeatedDomain, at: place, "the domain `\(domain)` is listed twice", fix: "remove one of the two")
  }
}

extension DiagnosticCode {
  /// A domain is listed twice.
  package static let repeatedDomain = DiagnosticCode(
    "RepeatedDomain", .error,
    explanation: """
      Each domain stands once in `domains`. The first is the primary one, so the order means something, and a second
      entry would leave it open which place counts.
      """)
}

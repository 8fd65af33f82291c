import ClipsiteAppClips
import ClipsiteDiagnostics

/// A domain is listed twice.
enum RepeatedDomain {
  static let code = DiagnosticCode(
    "RepeatedDomain", .error,
    explanation: """
      Each domain stands once in `domains`. The first is the primary one, so the order means something, and a second
      entry would leave it open which place counts.
      """)

  static func diagnostic(_ domain: AssociatedDomain, at place: Place) -> Diagnostic {
    Diagnostic(code, at: place, "the domain `\(domain)` is listed twice", fix: "remove one of the two")
  }
}

package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A domain cannot be associated with an app.
package enum InvalidDomain {
  package static func diagnostic(_ error: InvalidValue<AssociatedDomain.Rule>, at place: SourceRange)
    -> Diagnostic
  {
    error.diagnostic(.invalidDomain, at: place)
  }
}

extension DiagnosticCode {
  /// A domain cannot be associated with an app.
  package static let invalidDomain = DiagnosticCode(
    "InvalidDomain", .error,
    explanation: """
      A domain is written as its fully qualified name alone: no scheme, path, port, user name or wildcard, no IP address and
      no `localhost`. Entries for App Clips allow no `*` (Apple, “Configuring an associated domain”). Names in other
      scripts, also in their `xn--` form, fail on iOS 16 and later, so an ASCII name is needed.
      Apple hosts default links on `appclip.apple.com`, so no site can be there.
      """)
}

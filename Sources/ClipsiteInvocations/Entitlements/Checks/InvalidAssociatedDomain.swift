import ClipsiteAppClips
package import ClipsiteDiagnostics

/// An entry of the Associated Domains Entitlement is not written as Apple's systems read it.
enum InvalidAssociatedDomain {
  static func diagnostic(_ error: InvalidValue<AssociatedDomainEntry.Rule>, at place: SourceRange)
    -> Diagnostic
  {
    error.diagnostic(.invalidAssociatedDomain, at: place)
  }
}

extension DiagnosticCode {
  /// An entry of the Associated Domains Entitlement is not written as Apple's systems read it.
  package static let invalidAssociatedDomain = DiagnosticCode(
    "InvalidAssociatedDomain", .error,
    explanation: """
      An associated domain is a service, a colon and a fully qualified domain name: `appclips:example.com`. The services
      are `appclips`, `applinks`, `webcredentials`, `activitycontinuation` and `authsrv`. There is no scheme, port, path or
      slash at the end, and no query but `?mode=`, which is `developer`, `managed` or `developer+managed`. Devices leave
      out what they cannot read without a word (Apple, “Configuring an associated domain”).

      `*.example.com` stands for all subdomains, with the AASA file of `example.com`. App Clips do not take it: they
      need one entry for each domain.
      """)
}

package import ClipsiteAppClips
package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// The configuration of a host would be larger than the host takes.
package enum HostConfigurationTooLarge {
  /// Some short URLs stay pages.
  package static func diagnostic(
    _ host: Provider, _ domain: AssociatedDomain, _ shortage: ProviderRules.Shortage, limit: Int,
    at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .hostConfigurationTooLarge, at: place,
      "\(host.rawValue) takes a configuration of \(limit) bytes: \(shortage.counts(on: domain))",
      fix: ProviderRules.Shortage.fix)
  }

  /// The configuration is too large without any short URL.
  package static func diagnostic(
    _ host: Provider, _ file: OutputPath, size: Int, limit: Int, at place: SourceRange
  )
    -> Diagnostic
  {
    Diagnostic(
      .hostConfigurationTooLarge, at: place, "\(file) has \(size) bytes; \(host.rawValue) takes \(limit)",
      fix: "choose another host", severity: .error)
  }
}

extension DiagnosticCode {
  /// The configuration of a host would be larger than the host takes.
  package static let hostConfigurationTooLarge = DiagnosticCode(
    "HostConfigurationTooLarge", .warning,
    explanation: """
      Azure Static Web Apps takes a configuration of 20 KB, CloudFront a function of 10 KB, GitLab Pages redirects of 64 KB. Each
      short URL makes it larger. clipsite writes as many redirects as fit, in the order of the pages, and a page that leads on at
      each of the other short URLs. People and App Clips need no more than the page. Where all need status 301, put short URLs
      on a domain of their own, for every domain has its own configuration, or choose another host.
      """)
}

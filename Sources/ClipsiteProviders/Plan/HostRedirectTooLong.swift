package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// A short URL is longer than a host takes in a redirect.
package enum HostRedirectTooLong {
  package static func diagnostic(
    _ host: Provider, _ redirect: ProviderRedirect, _ limits: ProviderLimits, at place: SourceRange
  ) -> Diagnostic {
    let message =
      if let limit = limits.pathParts, redirect.partCount > limit {
        "the short URL has \(redirect.partCount) parts; \(host.rawValue) redirects paths of at most \(limit)"
      } else {
        "the rule of the short URL has \(redirect.ruleLength) characters; "
          + "\(host.rawValue) takes \(limits.ruleLength ?? 0)"
      }
    return Diagnostic(
      .hostRedirectTooLong, at: place, message + ", so it stays a page",
      fix: "make the short URL shorter, or choose another host, if it needs status 301")
  }
}

extension DiagnosticCode {
  /// A short URL is longer than a host takes in a redirect.
  package static let hostRedirectTooLong = DiagnosticCode(
    "HostRedirectTooLong", .warning,
    explanation: """
      GitLab Pages takes redirects from paths of at most 25 parts, Cloudflare rules of at most 1,000 characters. Rules beyond that
      are left out without a word, so clipsite writes a page that leads on at the short URL instead.
      """)
}

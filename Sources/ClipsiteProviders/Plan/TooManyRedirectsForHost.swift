package import ClipsiteAppClips
package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// A domain has more redirects than a host takes.
package enum TooManyRedirectsForHost {
  /// Some short URLs stay pages.
  package static func diagnostic(
    _ host: Provider, _ domain: AssociatedDomain, _ shortage: ProviderRules.Shortage, limit: Int,
    at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .tooManyRedirectsForHost, at: place,
      "\(host.rawValue) takes \(limit) rules: \(shortage.counts(on: domain))", fix: ProviderRules.Shortage.fix
    )
  }

  /// The rules for pages alone are too many.
  package static func diagnostic(
    _ host: Provider, _ file: OutputPath, count: Int, limit: Int, at place: SourceRange
  )
    -> Diagnostic
  {
    Diagnostic(
      .tooManyRedirectsForHost, at: place, "\(file) has \(count) rules; \(host.rawValue) takes \(limit)",
      fix: "set `page-files: flat`, put pages on a domain of their own, or choose another host",
      severity: .error)
  }
}

extension ProviderRules.Shortage {
  /// What to do where a page is not enough.
  package static let fix =
    "put short URLs on a domain of their own, or choose another host, if all need status 301"

  /// “2000 short URLs of example.com are redirected, 5 stay pages”.
  package func counts(on domain: AssociatedDomain) -> String {
    "\(redirected) short URL\(redirected == 1 ? "" : "s") of \(domain) \(redirected == 1 ? "is" : "are") redirected, "
      + "\(left) stay\(left == 1 ? "s a page" : " pages")"
  }
}

extension DiagnosticCode {
  /// A domain has more redirects than a host takes.
  package static let tooManyRedirectsForHost = DiagnosticCode(
    "TooManyRedirectsForHost", .warning,
    explanation: """
      Hosts take a limited number of rules for a domain and leave out the rest, or refuse the deployment: GitLab Pages 1,000,
      Cloudflare 2,000, Vercel 2,048. Each short URL is a rule. clipsite writes as many as the host takes, in the order of the
      pages, and a page that leads on at each of the other short URLs. People and App Clips need no more than the page. Servers
      of your own (nginx, Apache, Caddy, lighttpd), Netlify, Firebase, and Render have no such limit.

      On Cloudflare Pages with `page-files: folders` each page is a rule, too. If these alone are too many, the site is refused.
      """)
}

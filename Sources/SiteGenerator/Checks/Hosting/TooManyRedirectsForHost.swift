import Diagnostics

/// A domain has more redirects than a host takes.
enum TooManyRedirectsForHost {
  static let code = DiagnosticCode(
    "TooManyRedirectsForHost", .error,
    explanation: """
      Hosts take a limited number of rules for a domain and leave out the rest, or refuse the deployment: GitLab Pages 1,000,
      Cloudflare 2,000, Vercel 2,048. Each short URL is a rule; on Cloudflare Pages with `page-files: folders` each page is one,
      too. Servers of your own (nginx, Apache, Caddy, lighttpd), Netlify, Firebase and Render have no such limit.
      """)

  static func diagnostic(_ host: WebHost, _ file: OutputPath, count: Int, limit: Int, at place: Place)
    -> Diagnostic
  {
    Diagnostic(
      code, at: place, "\(file) has \(count) rules; \(host.rawValue) takes \(limit)",
      fix: "take \(count - limit) of them away, put them on a domain of their own, or choose another host")
  }
}

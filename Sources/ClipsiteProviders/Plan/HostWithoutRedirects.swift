package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// A host cannot answer short URLs with a redirect.
package enum HostWithoutRedirects {
  /// - Parameters:
  ///   - url: The first short URL that stays a page.
  ///   - count: How many there are.
  package static func diagnostic(_ host: Provider, _ url: String, count: Int, at place: SourceRange)
    -> Diagnostic
  {
    let others = count == 1 ? "" : " and \(count - 1) more"
    return Diagnostic(
      .hostWithoutRedirects, at: place,
      "\(host.rawValue) cannot redirect \(url)\(others); a page leads on instead",
      fix: "people and App Clips need no more than the page; for status 301, choose another host")
  }
}

extension DiagnosticCode {
  /// A host cannot answer short URLs with a redirect.
  package static let hostWithoutRedirects = DiagnosticCode(
    "HostWithoutRedirects", .note,
    explanation: """
      GitHub Pages has no redirects, Surge has them in paid plans only, and those of GitLab Pages do not lead to other domains. There
      a short URL stays a page that carries the App Clip tag and leads on by `<meta http-equiv="refresh">`. That works for people
      and for the App Clip; programs that read a page's tags do not follow it. Where a short URL has to answer with status
      301, put its domain on another host.
      """)
}

package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// A host would answer page URLs with a redirect.
package enum HostRedirectsPages {
  package static func diagnostic(_ host: Provider, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .hostRedirectsPages, at: place, "\(host.rawValue) may redirect page URLs with `page-files: folders`",
      fix: "set `page-files: flat`")
  }
}

extension DiagnosticCode {
  /// A host would answer page URLs with a redirect.
  package static let hostRedirectsPages = DiagnosticCode(
    "HostRedirectsPages", .warning,
    explanation: """
      With `page-files: folders` the page `/market` is the file `market/index.html`. Some hosts answer `/market` with a redirect to
      `/market/` then, and nothing turns that off. A URL that launches an App Clip should be answered with status 200. With
      `page-files: flat` the file is `market.html`, which these hosts answer without a redirect.
      """)
}

package import ClipsiteDiagnostics
package import ClipsiteSiteModel

/// A domain has more files than a host takes.
package enum TooManyFilesForHost {
  package static func diagnostic(
    _ host: Provider, _ domain: String, count: Int, limit: Int, at place: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .tooManyFilesForHost, at: place, "\(domain) has \(count) files; \(host.rawValue) takes \(limit)",
      fix: "put part of the site on a domain of its own, or choose another host")
  }
}

extension DiagnosticCode {
  /// A domain has more files than a host takes.
  package static let tooManyFilesForHost = DiagnosticCode(
    "TooManyFilesForHost", .warning,
    explanation: """
      Cloudflare Pages takes 20,000 files (100,000 in paid plans), Cloudflare Workers 100,000 (20,000 in the free plan). More are
      refused. A business on a domain of its own is a deployment of its own.
      """)
}

package import ClipsiteDiagnostics

/// The site has no `site.yml`.
package enum MissingConfiguration {
  package static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .missingConfiguration, at: SourceRange(path), "there is no site.yml",
      fix: "run this in the folder of a site, name it with --site, or run `clipsite init`")
  }
}

extension DiagnosticCode {
  /// The site has no `site.yml`.
  package static let missingConfiguration = DiagnosticCode(
    "MissingConfiguration", .error,
    explanation: """
      A site is a folder with `Content/site.yml`, which names the app and the domains. `clipsite init DIR` makes one.
      """)
}

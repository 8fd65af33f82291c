package import ClipsiteDiagnostics

/// The site has no `site.yml`.
package enum MissingConfiguration {
  package static let code = DiagnosticCode(
    "MissingConfiguration", .error,
    explanation: """
      A site is a folder with `Content/site.yml`, which names the app and the domains. `clipsite init DIR` makes one.
      """)

  package static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      code, at: SourceRange(path), "there is no site.yml",
      fix: "run this in the folder of a site, name it with --site, or run `clipsite init`")
  }
}

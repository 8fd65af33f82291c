package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A page names a domain that `site.yml` does not list.
package enum UndeclaredDomain {
  package static func diagnostic(
    _ domain: Spanned<AssociatedDomain>, in path: String, declared: [AssociatedDomain]
  ) -> Diagnostic {
    Diagnostic(
      .undeclaredDomain, at: SourceRange(path, domain.range.bytes),
      "the domain `\(domain.value)` is not listed in site.yml",
      fix: Suggestion.fix(for: domain.value.rawValue, in: declared.map(\.rawValue)) ?? "add it to `domains`")
  }
}

extension DiagnosticCode {
  /// A page names a domain that `site.yml` does not list.
  package static let undeclaredDomain = DiagnosticCode(
    "UndeclaredDomain", .error,
    explanation: """
      Every domain that a business has stands in `domains` of `site.yml`, so that a misspelt one is found: its pages would
      be written for a domain that nobody owns, and the app's entitlement would lack it. Only the domains of short URLs
      in `aliases` need not be listed.
      """)
}

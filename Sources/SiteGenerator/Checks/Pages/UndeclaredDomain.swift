import AppClips
import Diagnostics

/// A page names a domain that `site.yml` does not list.
enum UndeclaredDomain {
  static let code = DiagnosticCode(
    "UndeclaredDomain", .error,
    explanation: """
      Every domain of the site stands in `domains` of `site.yml`: that list becomes the Associated Domains entitlement of the
      app and its App Clip. A domain that is not listed would serve pages whose banner never shows.
      """)

  static func diagnostic(
    _ domain: Spanned<AssociatedDomain>, in path: String, declared: [AssociatedDomain]
  ) -> Diagnostic {
    Diagnostic(
      code, at: Place(path, domain.span.range), "the domain `\(domain.value)` is not listed in site.yml",
      fix: Suggestion.fix(for: domain.value.rawValue, in: declared.map(\.rawValue)) ?? "add it to `domains`")
  }
}

package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A domain has no home page.
package enum NoHomePage {
  package static func diagnostic(_ domain: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(.noHomePage, at: place, "the domain `\(domain)` has no home page", fix: "add an index.md")
  }

  /// - Parameter query: A short URL that the root page has to answer.
  package static func diagnostic(_ domain: String, query: InvocationURL, at place: SourceRange) -> Diagnostic
  {
    Diagnostic(
      .noHomePage, at: place, "the domain `\(domain)` has no page at its root, which `\(query)` needs",
      fix: "add `https://\(domain)` to the `aliases` of the page that should answer")
  }
}

extension DiagnosticCode {
  /// A domain has no home page.
  package static let noHomePage = DiagnosticCode(
    "NoHomePage", .warning,
    explanation: """
      People shorten URLs to the domain, and an experience that is registered for the domain alone launches with its bare URL,
      so each domain should answer at `/`. The primary domain's home page is `Content/index.md`; another domain's is the
      `index.md` of the folder that names it.

      Short URLs with a query, such as `https://appclip.example.com?id=1`, are answered by the root page of their domain. A
      domain that only short URLs have gets one from an alias without a query: `https://appclip.example.com`.
      """)
}

import Diagnostics

/// A domain has no home page.
enum NoHomePage {
  static let code = DiagnosticCode(
    "NoHomePage", .warning,
    explanation: """
      People shorten URLs to the domain, and an experience that is registered for the domain alone launches with its bare URL,
      so each domain should answer at `/`. The primary domain's home page is `Content/index.md`; another domain's is the
      `index.md` of the folder that names it.
      """)

  static func diagnostic(_ domain: String, at place: Place) -> Diagnostic {
    Diagnostic(code, at: place, "the domain `\(domain)` has no home page", fix: "add an index.md")
  }
}

import ClipsiteAppClips
import ClipsiteDiagnostics

/// An address cannot be used on a page.
enum InvalidURL {
  static let code = DiagnosticCode(
    "InvalidURL", .error,
    explanation: """
      Addresses in front matter are absolute `https` URLs with a real host. Everything that runs code (`javascript:`, `data:`,
      `vbscript:`), hides its destination (user names, control characters) or works only at home (`localhost`) is refused.
      """)

  static func diagnostic(_ error: InvalidValue<WebURL.Rule>, at place: Place) -> Diagnostic {
    error.diagnostic(code, at: place)
  }
}

package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// An address cannot be used on a page.
package enum InvalidURL {
  package static func diagnostic(_ error: InvalidValue<WebURL.Rule>, at place: SourceRange) -> Diagnostic {
    error.diagnostic(.invalidURL, at: place)
  }
}

extension DiagnosticCode {
  /// An address cannot be used on a page.
  package static let invalidURL = DiagnosticCode(
    "InvalidURL", .error,
    explanation: """
      Addresses in front matter are absolute `https` URLs with a real host. Everything that runs code (`javascript:`, `data:`,
      `vbscript:`), hides its destination (user names, control characters) or works only at home (`localhost`) is refused.
      """)
}

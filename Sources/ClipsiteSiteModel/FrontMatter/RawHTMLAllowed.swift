package import ClipsiteDiagnostics

/// A page keeps the raw HTML of its text.
package enum RawHTMLAllowed {
  package static func diagnostic(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .rawHTMLAllowed, at: place, "raw HTML in the text of this page is kept as it is",
      fix: "remove the line unless you trust everyone who writes this file")
  }
}

extension DiagnosticCode {
  /// A page keeps the raw HTML of its text.
  package static let rawHTMLAllowed = DiagnosticCode(
    "RawHTMLAllowed", .note,
    explanation: """
      With `allow-html: true` the raw HTML in a page's text reaches the page as it is, scripts included, and the domain is sent
      without a policy on scripts. Who may write that file may run code in the browsers of its visitors. The note is there so
      that this is never overlooked, as after an import.
      """)
}

package import ClipsiteDiagnostics

/// The App Clip card has the subtitle of another language.
package enum UntranslatedSubtitle {
  package static func diagnostic(_ path: String) -> Diagnostic {
    Diagnostic(
      .untranslatedSubtitle, at: SourceRange(path), "the card subtitle is in the language of the original",
      fix: "add `clip.subtitle` in the language of this page")
  }
}

extension DiagnosticCode {
  /// The App Clip card has the subtitle of another language.
  package static let untranslatedSubtitle = DiagnosticCode(
    "UntranslatedSubtitle", .warning,
    explanation: """
      A page in another language has the subtitle of its original, or the one that the folders above give all pages, unless it
      has its own: the App Clip card would mix two languages.
      """)
}

package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A language is not written as a language tag.
package enum InvalidLanguage {
  package static func diagnostic(_ error: InvalidValue<LanguageTag.Rule>, at place: SourceRange) -> Diagnostic
  {
    error.diagnostic(.invalidLanguage, at: place)
  }
}

extension DiagnosticCode {
  /// A language is not written as a language tag.
  package static let invalidLanguage = DiagnosticCode(
    "InvalidLanguage", .error,
    explanation: """
      Languages are written as BCP 47 tags, such as `en`, `en-US` or `zh-Hant`. They reach the `lang` attribute of the page,
      `og:locale`, and the languages of App Clip experiences.
      """)
}

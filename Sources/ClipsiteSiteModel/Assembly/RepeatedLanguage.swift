package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// Two files say the same in one language.
package enum RepeatedLanguage {
  package static func diagnostic(_ language: LanguageTag, _ path: String, first: String) -> Diagnostic {
    Diagnostic(
      .repeatedLanguage, at: SourceRange(path),
      "another file already says this in the language `\(language)`",
      fix: "remove one of them, or correct the language of the other",
      notes: [.init("the other one is here", at: SourceRange(first))])
  }
}

extension DiagnosticCode {
  /// Two files say the same in one language.
  package static let repeatedLanguage = DiagnosticCode(
    "RepeatedLanguage", .error,
    explanation: """
      A page and its variants are one for each language: `market.md` in the language of the site or of its `language`, and
      `market.de.md` in German. Search engines and the App Clip card choose among them by language, so a second one would
      never be chosen.
      """)
}

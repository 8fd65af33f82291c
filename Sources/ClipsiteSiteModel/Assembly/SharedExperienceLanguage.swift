package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// Two pages in different languages would be one localization of an App Clip experience.
package enum SharedExperienceLanguage {
  package static func diagnostic(
    _ language: AppStoreConnectLanguage, _ path: String, first: String
  ) -> Diagnostic {
    Diagnostic(
      .sharedExperienceLanguage, at: SourceRange(path),
      "another page already gives the App Clip card its text in \(language.rawValue), "
        + "the language of both in App Store Connect",
      fix: "keep one of them, or set `clip.display: none` on this one",
      notes: [.init("the other one is here", at: SourceRange(first))])
  }
}

extension DiagnosticCode {
  /// Two pages in different languages would be one localization of an App Clip experience.
  package static let sharedExperienceLanguage = DiagnosticCode(
    "SharedExperienceLanguage", .error,
    explanation: """
      A page and its variants are the localizations of one App Clip experience. App Store Connect knows 32 languages for these,
      without regions and scripts (App Store Connect API, `AppClipAdvancedExperienceLanguage`): `pt-BR` and `pt-PT` are both
      PT, `zh-Hans` and `zh-Hant` both ZH. Only one page can give the card its text in such a language.

      A variant with `clip: {display: none}` is a page for readers and no localization.
      """)
}

package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// App Store Connect does not have the language of a page.
package enum UnknownExperienceLanguage {
  /// A page whose experience would have no text at all.
  package static func diagnostic(alone language: LanguageTag, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .unknownExperienceLanguage, at: place,
      "App Store Connect has no App Clip experiences in the language `\(language)`",
      fix: "add a variant in a language that it has, or set `clip.display: none`", severity: .error)
  }

  package static func diagnostic(_ language: LanguageTag, _ path: String) -> Diagnostic {
    Diagnostic(
      .unknownExperienceLanguage, at: SourceRange(path),
      "App Store Connect has no App Clip cards in `\(language)`; the card of this page shows another language",
      fix: "leave it, or set `clip.display: none` for a page without a card")
  }
}

extension DiagnosticCode {
  /// App Store Connect does not have the language of a page.
  package static let unknownExperienceLanguage = DiagnosticCode(
    "UnknownExperienceLanguage", .note,
    explanation: """
      A variant of a page with an App Clip is a localization of its experience, if App Store Connect has its language: AR CA CS
      DA DE EL EN ES FI FR HE HI HR HU ID IT JA KO MS NL NO PL PT RO RU SK SV TH TR UK VI ZH (App Store Connect API,
      `AppClipAdvancedExperienceLanguage`). In all others the page is there for readers, and the card shows the text of
      another language.

      The `experiences` commands refuse a page that has an experience of its own and no language that App Store Connect
      knows: its card would have no text.
      """)
}

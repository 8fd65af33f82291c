import AppClips
import Diagnostics

/// A page is in a language that App Store Connect does not have for App Clip experiences.
enum UnsupportedLanguage {
  static let code = DiagnosticCode(
    "UnsupportedLanguage", .error,
    explanation: """
      The words on the card of an advanced App Clip experience are in one of 32 languages (App Store Connect API,
      `AppClipAdvancedExperienceLanguage`): AR CA CS DA DE EL EN ES FI FR HE HI HR HU ID IT JA KO MS NL NO PL PT RO RU SK
      SV TH TR UK VI ZH. Regions and scripts make no difference there. A page in another language shows the App Clip's
      default experience unless a page above it is registered.

      Set `language` to one of these, or `clip: {display: none}` for a page that is to launch nothing.
      """)

  static func diagnostic(_ language: LanguageTag, at place: Place) -> Diagnostic {
    Diagnostic(
      code, at: place, "App Store Connect has no App Clip experiences in the language `\(language)`",
      fix: "choose one of the languages that `clipsite explain UnsupportedLanguage` lists")
  }
}

package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// An App Clip experience has no words in the language of the site.
package enum MissingLocalization {
  package static func diagnostic(_ missing: AppStoreConnectLanguage, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingLocalization, at: place,
      "the App Clip experience has no words in \(missing.rawValue), the language of the site",
      fix: "add a variant of the page in that language, or name the app's primary language in site.yml")
  }
}

extension DiagnosticCode {
  /// An App Clip experience has no words in the language of the site.
  package static let missingLocalization = DiagnosticCode(
    "MissingLocalization", .warning,
    explanation: """
      App Store Connect wants the card of each App Clip experience in the primary language of the app, and advises all
      languages that the app has (Apple, “Configuring App Clip experiences”). clipsite takes `language` of `site.yml` for
      the primary one. A page in another language alone is registered with that language as its default, which App
      Store Connect may refuse.
      """)
}

package import ClipsiteDiagnostics

/// The card of an App Clip experience has no subtitle.
package enum MissingSubtitle {
  package static func diagnostic(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingSubtitle, at: place, "the App Clip card has no subtitle",
      fix: "add a `clip.subtitle` of at most 56 characters")
  }
}

extension DiagnosticCode {
  /// The card of an App Clip experience has no subtitle.
  package static let missingSubtitle = DiagnosticCode(
    "MissingSubtitle", .warning,
    explanation: """
      An App Clip card has a title and a subtitle, which says what the App Clip does (Apple, “Configuring the launch
      experience of your App Clip”). `clip.subtitle` of a folder's `index.md`, or of `site.yml`, holds for the pages below.
      """)
}

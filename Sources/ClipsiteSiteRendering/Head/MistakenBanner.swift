package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A tag that a theme or a page writes by hand is not what Safari expects.
package enum MistakenBanner {
  /// - Parameter template: The template of the page that is to blame; nil for a place in the theme.
  package static func diagnostic(_ mistake: SmartAppBannerMistake, template: String?, at place: SourceRange)
    -> Diagnostic
  {
    Diagnostic(
      .mistakenBanner, at: place,
      (template.map { "in the page rendered by \($0), " } ?? "") + mistake.message,
      fix: "place {{head.tags}} instead of a tag of your own", severity: mistake.severity)
  }
}

extension DiagnosticCode {
  /// A tag that a theme or a page writes by hand is not what Safari expects.
  package static let mistakenBanner = DiagnosticCode(
    "MistakenBanner", .error,
    explanation: """
      The content of the `apple-itunes-app` tag is a list of `key=value` joined by a comma and a space. A tag that a theme or
      raw HTML writes by hand is checked for the mistakes that are seen in public: bundle or Team IDs in `app-id`, the
      Team ID before `app-clip-bundle-id`, missing commas, line breaks, keys that stand twice (Apple, “Supporting
      invocations from your website and the Messages app”). `{{head.tags}}` writes the tag for you.
      """)
}

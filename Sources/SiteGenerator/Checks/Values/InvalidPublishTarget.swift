import Diagnostics

/// A value of `publish` means no place that a site can be published to.
enum InvalidPublishTarget {
  static let code = DiagnosticCode(
    "InvalidPublishTarget", .error,
    explanation: """
      `publish` names targets. Each has `to`: a folder as `directory:/path` or a path, or a mapping from each domain of
      the site to one of these.
      """)

  static func diagnostic(_ mistake: PublishMistake, at place: Place) -> Diagnostic {
    Diagnostic(code, at: place, mistake.message, fix: mistake.fix)
  }
}

package import ClipsiteDiagnostics

/// `site.yml` lacks a key that no site can do without.
package enum MissingKey {
  package static func diagnostic(_ key: String, at place: SourceRange) -> Diagnostic {
    Diagnostic(.missingKey, at: place, "the key `\(key)` is missing", fix: "add it")
  }
}

extension DiagnosticCode {
  /// `site.yml` lacks a key that no site can do without.
  package static let missingKey = DiagnosticCode(
    "MissingKey", .error,
    explanation: """
      A site needs a `name`, at least one of `domains`, and its `app` with `team-id`, `bundle-id` and `clip-bundle-id`. From
      these come the App Clip tag of every page and the AASA file of every domain. A target of `publish` needs `to` or `command`.
      """)
}

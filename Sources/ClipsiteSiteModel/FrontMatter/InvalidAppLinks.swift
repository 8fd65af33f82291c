package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// App Links metadata that readers would misunderstand.
package enum InvalidAppLinks {
  package static func diagnostic(_ error: AppLinksError, at place: SourceRange, severity: Severity = .error)
    -> Diagnostic
  {
    Diagnostic(.invalidAppLinks, at: place, error.message, fix: error.fix, severity: severity)
  }
}

extension DiagnosticCode {
  /// App Links metadata that readers would misunderstand.
  package static let invalidAppLinks = DiagnosticCode(
    "InvalidAppLinks", .error,
    explanation: """
      Every target of `app-links` needs `url`, on Android `package`; `app-store-id` is digits, a Windows Phone `app-id` is a
      GUID. Except on Android, `url` has a scheme that the app opens, not `https` (applinks.org, “Publishing App Links”).

      Two things are a warning, because applinks.org prints them itself. Some readers pair the values of several targets by
      position, so all targets of one family should have the same keys. A scheme with an underscore, such as
      `applinks_v2:`, is not a URL (RFC 3986).
      """)
}

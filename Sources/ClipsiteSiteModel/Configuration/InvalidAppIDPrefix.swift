package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// The App ID prefix is malformed.
package enum InvalidAppIDPrefix {
  package static func diagnostic(_ error: InvalidValue<AppIDPrefix.Rule>, at place: SourceRange) -> Diagnostic
  {
    error.diagnostic(.invalidAppIDPrefix, at: place)
  }
}

extension DiagnosticCode {
  /// The App ID prefix is malformed.
  package static let invalidAppIDPrefix = DiagnosticCode(
    "InvalidAppIDPrefix", .error,
    explanation: """
      The App ID prefix, usually the Team ID, has ten upper-case letters and digits, such as `ABCDE12345`. It stands before the
      bundle ID in AASA files; with a wrong prefix no device associates the domain with the App Clip.
      """)
}

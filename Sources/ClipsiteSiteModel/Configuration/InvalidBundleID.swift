package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A bundle ID is malformed.
package enum InvalidBundleID {
  package static func diagnostic(_ error: InvalidValue<BundleID.Rule>, at place: SourceRange) -> Diagnostic {
    error.diagnostic(.invalidBundleID, at: place)
  }
}

extension DiagnosticCode {
  /// A bundle ID is malformed.
  package static let invalidBundleID = DiagnosticCode(
    "InvalidBundleID", .error,
    explanation: """
      A bundle ID has letters, digits and hyphens in at least two parts joined by full stops, such as
      `com.example.Donuts.Clip`. It stands without the App ID prefix, which is a key of its own.
      """)
}

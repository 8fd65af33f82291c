package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// A bundle ID is malformed.
package enum InvalidBundleID {
  package static let code = DiagnosticCode(
    "InvalidBundleID", .error,
    explanation: """
      A bundle ID has letters, digits and hyphens in at least two parts joined by full stops, such as
      `com.example.Donuts.Clip`. It stands without the App ID prefix, which is a key of its own.
      """)

  package static func diagnostic(_ error: InvalidValue<BundleID.Rule>, at place: SourceRange) -> Diagnostic {
    error.diagnostic(code, at: place)
  }
}

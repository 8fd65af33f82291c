package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// The App Clip's bundle ID does not belong to the app.
package enum ClipOutsideApp {
  package static func diagnostic(_ clip: BundleID, _ app: BundleID, at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .clipOutsideApp, at: place, "the App Clip `\(clip)` is not part of the app `\(app)`",
      fix: "use a bundle ID that starts with `\(app).`")
  }
}

extension DiagnosticCode {
  /// The App Clip's bundle ID does not belong to the app.
  package static let clipOutsideApp = DiagnosticCode(
    "ClipOutsideApp", .error,
    explanation: """
      The bundle ID of an App Clip is the bundle ID of its app, a full stop and one more part: `com.example.Donuts` has the
      App Clip `com.example.Donuts.Clip` (Apple, “Creating an App Clip with Xcode”). A page that names another one
      shows no banner.
      """)
}

import ClipsiteAppClips
package import ClipsiteDiagnostics

extension DiagnosticCode {
  /// The Android app is described in a way that `assetlinks.json` cannot express.
  package static let invalidAndroidApp = DiagnosticCode(
    "InvalidAndroidApp", .error,
    explanation: """
      `assetlinks.json` names the app by its package, such as `com.example.donuts`, and by the SHA-256 fingerprints of its
      signing certificates, 32 pairs of hexadecimal digits joined by colons. With Play App Signing the fingerprint is
      the one that the Play Console shows (Android Developers, “Configure website associations”).
      """)
}

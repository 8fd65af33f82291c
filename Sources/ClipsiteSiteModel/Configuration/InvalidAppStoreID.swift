package import ClipsiteAppClips
package import ClipsiteDiagnostics

/// The App Store ID is malformed.
package enum InvalidAppStoreID {
  package static func diagnostic(_ error: InvalidValue<AppStoreID.Rule>, at place: SourceRange) -> Diagnostic
  {
    error.diagnostic(.invalidAppStoreID, at: place)
  }
}

extension DiagnosticCode {
  /// The App Store ID is malformed.
  package static let invalidAppStoreID = DiagnosticCode(
    "InvalidAppStoreID", .error,
    explanation: """
      The App Store ID is the number in the app's address, `apps.apple.com/app/id1234567890`: digits only, neither a bundle ID
      nor a Team ID. Smart App Banners with any other `app-id` show nothing (Apple, “Promoting Apps with Smart App Banners”).
      """)
}

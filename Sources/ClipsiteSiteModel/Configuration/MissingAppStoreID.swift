package import ClipsiteDiagnostics

/// The app has no App Store ID.
package enum MissingAppStoreID {
  package static func diagnostic(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingAppStoreID, at: place,
      "`app` has no `app-store-id`, so devices without App Clips are offered nothing",
      fix: "add the number from the app's address in the App Store")
  }
}

extension DiagnosticCode {
  /// The app has no App Store ID.
  package static let missingAppStoreID = DiagnosticCode(
    "MissingAppStoreID", .warning,
    explanation: """
      Without `app-store-id` the Smart App Banner cannot offer the full app on devices where App Clips are not allowed: iOS 13
      and earlier, Screen Time, managed devices (Apple, “Supporting invocations from your website and the Messages app”).
      """)
}

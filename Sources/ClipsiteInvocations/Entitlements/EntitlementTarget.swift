/// One of the two programs that have entitlements.
package enum EntitlementTarget: String, Hashable, Sendable, CaseIterable {
  /// The full app.
  case app
  /// Its App Clip.
  case clip

  /// What messages call it.
  package var name: String {
    switch self {
    case .app: "the app"
    case .clip: "the App Clip"
    }
  }
}

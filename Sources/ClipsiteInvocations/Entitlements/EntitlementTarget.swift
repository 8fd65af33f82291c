/// One of the two programs that have entitlements.
public enum EntitlementTarget: String, Hashable, Sendable, CaseIterable {
  /// The full app.
  case app
  /// Its App Clip.
  case clip

  /// What messages call it.
  var name: String {
    switch self {
    case .app: "the app"
    case .clip: "the App Clip"
    }
  }
}

/// The entitlements that tie an app, its App Clip and their domains together (Apple, “Entitlements”).
enum EntitlementKey: String, CaseIterable {
  /// The domains of the app or App Clip: “Associated Domains Entitlement”.
  case associatedDomains = "com.apple.developer.associated-domains"
  /// In the App Clip, the app that it belongs to: “Parent Application Identifiers Entitlement”.
  case parentApps = "com.apple.developer.parent-application-identifiers"
  /// In the App Clip, that it is one: “On Demand Install Capable Entitlement”.
  case onDemandInstall = "com.apple.developer.on-demand-install-capable"
  /// In the app, its App Clip: “Associated App Clip App ID Entitlement”.
  case appClips = "com.apple.developer.associated-appclip-app-identifiers"
}

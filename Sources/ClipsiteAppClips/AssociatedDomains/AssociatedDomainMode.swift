/// Where a device takes the AASA file of a domain from: what `?mode=` says in an entry of the Associated
/// Domains Entitlement (Apple, “Configuring an associated domain”). Without it the file comes from Apple's
/// content delivery network. No entry of an app that is submitted to the App Store may have a mode.
public enum AssociatedDomainMode: String, Hashable, Sendable, CaseIterable {
  /// From the domain itself, for apps with development signing on devices with Associated Domains Development
  /// turned on.
  case developer
  /// From the domain itself, for apps that an organization distributes to its managed devices.
  case managed
  /// Both.
  case developerAndManaged = "developer+managed"
}

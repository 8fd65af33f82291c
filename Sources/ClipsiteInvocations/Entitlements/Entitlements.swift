package import ClipsiteAppClips

/// The entitlements that an app or its App Clip needs for the domains of a site.
package struct Entitlements: Sendable {
  /// The program.
  package let target: EntitlementTarget
  /// The entries of the Associated Domains Entitlement: service by service, in the order of the site's
  /// domains.
  package let domains: [AssociatedDomainEntry]
  /// The other program's identifier: that of the App Clip for the app, that of the app for the App Clip.
  let partner: AppID

  /// What a target needs.
  ///
  /// - Parameters:
  ///   - domains: The domains of the site, those of short URLs too.
  ///   - mode: Where devices take AASA files from while the app is developed; nil for an app that is
  ///     submitted.
  package init(
    for target: EntitlementTarget, app: AppID, clip: AppID, domains: [DomainServices],
    mode: AssociatedDomainMode? = nil
  ) {
    self.target = target
    partner = target == .app ? clip : app
    self.domains = AssociatedService.allCases.flatMap { service in
      domains.filter { $0.services(for: target).contains(service) }
        .map { AssociatedDomainEntry(service, $0.domain, mode: mode) }
    }
  }

  /// The other program's identifier as a build setting completes it. Xcode puts the App ID prefix and a full
  /// stop in place of the variable, so the file holds for every team that builds it.
  var partnerIdentifier: String { "$(AppIdentifierPrefix)\(partner.bundleID)" }

  /// The key that names the other program.
  var partnerKey: EntitlementKey { target == .app ? .appClips : .parentApps }

  /// An `.entitlements` file: an XML property list in UTF-8.
  package var bytes: [UInt8] {
    var entries: [(key: EntitlementKey, value: PropertyListValue)] = []
    if !domains.isEmpty { entries.append((.associatedDomains, .texts(domains.map(\.description)))) }
    if target == .clip { entries.append((.onDemandInstall, .flag(true))) }
    entries.append((partnerKey, .texts([partnerIdentifier])))
    return PropertyListValue.file(entries.map { ($0.key.rawValue, $0.value) })
  }
}

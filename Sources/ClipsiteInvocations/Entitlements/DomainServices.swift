package import ClipsiteAppClips

/// A domain of the site, and what its AASA file ties it to.
package struct DomainServices: Hashable, Sendable {
  /// The domain.
  package let domain: AssociatedDomain
  private let ofApp: [AssociatedService]
  private let ofClip: [AssociatedService]

  /// A domain with its AASA file.
  ///
  /// - Parameter association: The bytes of the file.
  package init(_ domain: AssociatedDomain, association: [UInt8], app: AppID, clip: AppID) {
    self.domain = domain
    ofClip = AssociatedService.services(for: clip, in: association)
    ofApp = AssociatedService.services(for: app, in: association)
  }

  /// The services that a target needs an entry for. App Clips are launched by the App Clip's name in the
  /// file, and both targets need the entry, because the app takes over once it is installed (Apple,
  /// “Associating your App Clip with your website”).
  package func services(for target: EntitlementTarget) -> [AssociatedService] {
    switch target {
    case .clip: ofClip
    case .app:
      AssociatedService.allCases.filter { service in
        ofApp.contains(service) || service == .appClips && ofClip.contains(service)
      }
    }
  }
}

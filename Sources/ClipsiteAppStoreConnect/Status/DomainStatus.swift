package import ClipsiteJSON

/// What App Store Connect says of one associated domain of a build.
package struct DomainStatus: Hashable, Sendable {
  /// Where the answer comes from.
  package enum Source: String, Hashable, Sendable, CaseIterable {
    /// What Apple's content delivery network hands to devices.
    case cache
    /// What Apple got when it asked the host itself, for builds under development.
    case debug

    /// The last part of the path (App Store Connect API, `GET /v1/buildBundles/{id}/…`).
    var pathPart: String {
      switch self {
      case .cache: "appClipDomainCacheStatus"
      case .debug: "appClipDomainDebugStatus"
      }
    }
  }

  /// The domain.
  package let domain: String
  /// Where the answer comes from.
  package let source: Source
  /// Whether the domain is accepted.
  package let isValid: Bool
  /// When it was last looked at, as App Store Connect writes it.
  package let updated: String?
  /// The code of what is wrong, as App Store Connect writes it.
  package let errorCode: String?

  /// What is wrong; nil when nothing is, or when the code is not known.
  package var fault: DomainFault? { errorCode.flatMap(DomainFault.init) }

  /// Reads one entry.
  package init?(_ value: JSONValue, _ source: Source) {
    guard let domain = value["domain"]?.text else { return nil }
    self.domain = domain
    self.source = source
    isValid = value["isValid"]?.bool ?? false
    updated = value["lastUpdatedDate"]?.text
    errorCode = value["errorCode"]?.text.flatMap { $0.isEmpty ? nil : $0 }
  }
}

package import ClipsiteText

/// The state of one associated domain of a build in App Store Connect.
package struct DomainStatus: Hashable, Sendable {
  /// The source of an answer.
  package enum Source: String, Hashable, Sendable, CaseIterable {
    /// The file that Apple's content delivery network hands to devices.
    case cache
    /// The file that Apple got from the host itself, for builds under development.
    case debug
    /// The entitlements of the App Clip in the build.
    case build
    /// The entitlements of the app in the build.
    case app
  }

  package let domain: String
  /// The source of the answer.
  package let source: Source
  /// Indicates whether the domain is accepted.
  package let isValid: Bool
  /// The time of the last check, as App Store Connect writes it.
  package let updated: String?
  /// The code of what is wrong, as App Store Connect writes it.
  package let errorCode: String?

  /// The fault, or `nil` if there is none or its code is unknown.
  package var fault: DomainFault? {
    isOfBuild ? isValid ? nil : .unlisted : DomainFault.all.first { $0.code == errorCode }
  }

  /// Indicates whether the entitlements say it, and not an answer of Apple.
  package var isOfBuild: Bool { source == .build || source == .app }

  /// A domain about which Apple says nothing.
  ///
  /// - Parameter isValid: Whether the entitlements list it.
  init(_ domain: String, _ source: Source, isValid: Bool) {
    (self.domain, self.source, self.isValid, updated, errorCode) = (domain, source, isValid, nil, nil)
  }

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

/// The reason why App Store Connect does not accept the AASA file or the entitlement of a domain (App Store
/// Connect API, `AppClipDomainStatus`, `errorCode`).
package struct DomainFault: Hashable, Sendable {
  /// The code of the API.
  let code: String
  /// The meaning, in one sentence without a period.
  package let explanation: String
  /// Indicates whether the entitlements of the build are at fault, not the website.
  package let isOfEntitlements: Bool

  private init(_ code: String, _ explanation: String, isOfEntitlements: Bool = false) {
    (self.code, self.explanation, self.isOfEntitlements) = (code, explanation, isOfEntitlements)
  }

  /// A domain that is not among those of the build, about which Apple says nothing.
  fileprivate static let unlisted = DomainFault(
    "", "the entitlements of the build do not list it, or only with `?mode=`", isOfEntitlements: true)

  /// The faults that Apple documents.
  package static let all: [DomainFault] = [
    .init("BAD_HTTP_RESPONSE", "the host answers the request for the AASA file with an error"),
    .init("BAD_JSON_CONTENT", "the AASA file is not JSON, or not what it should be"),
    .init("BAD_PKCS7_SIGNATURE", "the AASA file is signed, and its signature is wrong, but it needs none"),
    .init("CANNOT_REACH_AASA_FILE", "no server answers when Apple requests the AASA file"),
    .init(
      "CROSS_SITE_REDIRECTS_FORBIDDEN", "the host redirects the request for the AASA file to another site"),
    .init("DNS_ERROR", "the name of the domain has no address"),
    .init("INSECURE_REDIRECTS_FORBIDDEN", "the host redirects the request for the AASA file to http"),
    .init(
      "INVALID_ENTITLEMENT_MISSING_SECTION", "the build has no associated domains in its entitlements",
      isOfEntitlements: true),
    .init(
      "INVALID_ENTITLEMENT_SYNTAX_ERROR", "an associated domain in the entitlements of the build is misspelt",
      isOfEntitlements: true),
    .init(
      "INVALID_ENTITLEMENT_UNHANDLED_SECTION",
      "an associated domain in the entitlements of the build has an unknown service", isOfEntitlements: true),
    .init("INVALID_ENTITLEMENT_UNKNOWN_ID", "the AASA file does not name the App Clip under `appclips`"),
    .init("NETWORK_ERROR", "the connection of Apple to the host fails"),
    .init("NETWORK_ERROR_TEMPORARY", "the connection of Apple to the host failed and is tried again"),
    .init("OTHER_ERROR", "Apple gives no reason"),
    .init("TIMEOUT", "the host takes too long to answer Apple"),
    .init("TLS_ERROR", "the certificate or the encryption of the host is not accepted"),
    .init(
      "TOO_MANY_REDIRECTS", "the host answers the request for the AASA file with one redirect after the other"
    ),
    .init("UNEXPECTED_ERROR", "something went wrong at Apple. Look again later"),
  ]
}

public import ClipsiteText

/// An entry of the Associated Domains Entitlement: `appclips:example.com`,
/// `applinks:*.example.com?mode=developer` (Apple, “Associated Domains Entitlement”).
public struct AssociatedDomainEntry: Hashable, Sendable, CustomStringConvertible {
  /// The service that app and domain share.
  public let service: AssociatedService
  /// The domain, without the `*.` in front.
  public let domain: AssociatedDomain
  /// Indicates whether the entry means every subdomain, and not for the domain itself (TN3155). The AASA
  /// file is still that of the domain.
  public let isWildcard: Bool
  /// The source of the AASA file for devices, or `nil` for Apple's content delivery network.
  public let mode: AssociatedDomainMode?

  /// An entry for one domain.
  public init(_ service: AssociatedService, _ domain: AssociatedDomain, mode: AssociatedDomainMode? = nil) {
    self.service = service
    self.domain = domain
    self.mode = mode
    isWildcard = false
  }

  /// Reads an entry.
  ///
  /// - Throws: The first rule that it breaks.
  public init(_ text: String) throws(InvalidValue) {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { throw InvalidValue(text, Rule.missingService) }
    guard let service = AssociatedService(rawValue: String(parts[0])) else {
      throw InvalidValue(text, Rule.unknownService(String(parts[0])))
    }
    let halves = parts[1].split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    mode = halves.count > 1 ? try Self.mode(halves[1], of: text) : nil
    isWildcard = halves[0].hasPrefix("*.")
    if isWildcard, service == .appClips { throw InvalidValue(text, Rule.wildcardForAppClips) }
    let name = isWildcard ? halves[0].dropFirst(2) : halves[0]
    if let rule = AssociatedDomain.Rule.broken(by: name) { throw InvalidValue(text, Rule.domain(rule)) }
    domain = AssociatedDomain(checked: name)
    self.service = service
  }

  private static func mode(_ query: Substring, of text: String) throws(InvalidValue)
    -> AssociatedDomainMode
  {
    guard query.hasPrefix("mode=") else { throw InvalidValue(text, Rule.query) }
    guard let mode = AssociatedDomainMode(rawValue: String(query.dropFirst(5))) else {
      throw InvalidValue(text, Rule.unknownMode(String(query.dropFirst(5))))
    }
    return mode
  }

  /// The entry as it is written.
  public var description: String {
    "\(service.rawValue):\(isWildcard ? "*." : "")\(domain)\(mode.map { "?mode=\($0.rawValue)" } ?? "")"
  }

  /// Indicates whether a device finds a domain by this entry, whatever the service: it is the domain itself
  /// or, for a wildcard, one below it (TN3155).
  public func covers(_ other: AssociatedDomain) -> Bool {
    isWildcard ? other.rawValue.hasSuffix("." + domain.rawValue) : other == domain
  }

  /// The rules for an entry.
  public typealias Rule = ValueRule<AssociatedDomainEntry>
}

extension ValueRule<AssociatedDomainEntry> {
  private static var services: String {
    "begin with one of \(AssociatedService.allCases.map { "`\($0.rawValue):`" }.joined(separator: ", "))"
  }

  /// It begins with a service and a colon.
  public static var missingService: Self {
    .init("the associated domain {value} lacks the service in front, as in `appclips:`", fix: services)
  }
  /// The service is one that Apple knows.
  public static func unknownService(_ service: String) -> Self {
    .init("the associated domain {value} has the unknown service `\(service)`", fix: services)
  }
  /// App Clips take no `*`.
  public static var wildcardForAppClips: Self {
    .init(
      "the associated domain {value} has a `*`, which App Clips do not support",
      fix: "write one entry for each domain")
  }
  /// Nothing but `mode` stands behind a `?`.
  public static var query: Self {
    .init(
      "the associated domain {value} has a query other than `?mode=`", fix: "remove what follows the domain")
  }
  /// The mode is one that Apple knows.
  public static func unknownMode(_ mode: String) -> Self {
    let modes = AssociatedDomainMode.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ")
    return .init(
      "the associated domain {value} has the unknown mode `\(mode)`",
      fix: "write one of \(modes), or no mode")
  }
  /// The text behind the colon breaks a rule for associated domains.
  public static func domain(_ rule: AssociatedDomain.Rule) -> Self {
    .init(
      "in the associated domain {value}, " + rule.message(for: "behind the colon"),
      fix: "write the domain alone behind the colon, as in `appclips:example.com`")
  }
}

/// A service that an app and a domain share: the word before the colon in an entry of the Associated Domains
/// Entitlement, and the name of a member of an AASA file (Apple, “Associated Domains Entitlement”).
public enum AssociatedService: String, Hashable, Sendable, CaseIterable {
  /// The domain's URLs launch the App Clip.
  case appClips = "appclips"
  /// Links to the domain open the app.
  case universalLinks = "applinks"
  /// Passwords saved for the domain fill in the app.
  case webCredentials = "webcredentials"
  /// Handoff between the domain's pages and the app.
  case activityContinuation = "activitycontinuation"
  /// Single sign-on extensions. No AASA file of clipsite's names it.
  case singleSignOn = "authsrv"

  /// The services for which an AASA file names an app, in the order of the cases.
  public static func services(for app: AppID, in file: [UInt8]) -> [AssociatedService] {
    let identifiers = AssociationIdentifiers.all(in: file)
    return allCases.filter { identifiers.contains("\($0.rawValue): \(app)") }
  }
}

/// The source of a domain's AASA file for a device: the value of `?mode=` in an entry of the Associated
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

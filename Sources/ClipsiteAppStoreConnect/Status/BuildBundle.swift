package import ClipsiteAppClips
package import ClipsiteSystem
import ClipsiteText

/// The App Clip within an uploaded build (App Store Connect API, `BuildBundle`), and the entitlements of its app.
package struct BuildBundle: Sendable {
  /// The identifier.
  package let id: String
  /// The first number of the oldest iOS that runs the build, or `nil` if that is unknown.
  private let oldestSystem: Int?
  /// The domains of App Clips in the entitlements of the App Clip, or `nil` if App Store Connect does not tell them.
  private let entitled: Set<String>?
  /// The same in the entitlements of the app.
  private let entitledApp: Set<String>?

  /// A bundle that somebody names.
  ///
  /// - Throws: `SystemError.usage` when it cannot be an identifier.
  package init(id: String) throws(SystemError) {
    guard Resource.isIdentifier(id) else { throw .usage("'\(id)' is not an identifier of a build bundle") }
    (self.id, oldestSystem, entitled, entitledApp) = (id, nil, nil, nil)
  }

  /// The one of the newest build, or `nil` if no build has the App Clip.
  package init?(newestOf clip: AppClipRecord, _ client: ConnectClient) throws(SystemError) {
    let query = "filter%5Bapp%5D=\(clip.app)&include=buildBundles&sort=-uploadedDate&limit=1"
    let answer = try client.send("GET", "/v1/builds?\(query)")
    func bundle(of bundleID: BundleID) -> JSONValue? {
      answer["included"]?.elements?.first { resource in
        resource["type"]?.text == "buildBundles"
          && resource["attributes"]?["bundleId"]?.text == bundleID.rawValue
      }
    }
    let ownBundle = bundle(of: clip.bundleID)
    guard let id = ownBundle?["id"]?.text, Resource.isIdentifier(id) else { return nil }
    self.id = id
    let version = answer["data"]?.elements?.first?["attributes"]?["minOsVersion"]?.text
    oldestSystem = version.flatMap { Int($0.prefix { $0 != "." }) }
    entitled = Self.entitled(by: ownBundle)
    entitledApp = Self.entitled(by: bundle(of: clip.appBundleID))
  }

  private static func entitled(by bundle: JSONValue?) -> Set<String>? {
    let entitlements = bundle?["attributes"]?["entitlements"]
    return entitlements?.members?.isEmpty == false ? entitlements.map { Set(domains(in: $0)) } : nil
  }

  /// Returns the domains of the service `appclips` in the entitlements of all architectures, whose values are texts.
  /// One with `?mode=` is there for a few devices only.
  private static func domains(in value: JSONValue) -> [String] {
    if let members = value.members { return members.flatMap { domains(in: $0.value) } }
    if let elements = value.elements { return elements.flatMap { domains(in: $0) } }
    return (value.text ?? "").split { " ,;()[]\"'\n".contains($0) }
      .filter { $0.hasPrefix("appclips:") && !$0.contains("?") }
      .map { $0.dropFirst("appclips:".count).lowercased() }
  }

  // MARK: Domains

  /// Returns the state of the associated domains in App Store Connect.
  ///
  /// - Parameter path: The last part of the path (App Store Connect API, `GET /v1/buildBundles/{id}/…`).
  private func domains(
    _ source: DomainStatus.Source, at path: String, _ client: ConnectClient
  ) throws(SystemError) -> [DomainStatus] {
    let answer = try client.send("GET", "/v1/buildBundles/\(id)/\(path)")
    let domains = answer["data"]?["attributes"]?["domains"]?.elements ?? []
    return domains.compactMap { DomainStatus($0, source) }.sorted { $0.domain < $1.domain }
  }

  /// Returns the state of the associated domains, and of the domains of a site that the build does not list, or that
  /// Apple has not looked at.
  package func domains(
    of site: [AssociatedDomain], _ client: ConnectClient
  ) throws(SystemError) -> [DomainStatus] {
    let answers =
      try domains(.cache, at: "appClipDomainCacheStatus", client)
      + domains(.debug, at: "appClipDomainDebugStatus", client)
    let seen = Set(answers.map(\.domain))
    let domains = site.map(\.rawValue)
    let listed = entitled ?? seen
    return answers
      + domains.filter { !seen.contains($0) || !listed.contains($0) }.map {
        DomainStatus($0, .build, isValid: listed.contains($0))
      }
      + domains.filter { entitledApp?.contains($0) == false }.map { DomainStatus($0, .app, isValid: false) }
  }

  // MARK: Size

  /// The sizes that Apple allows, by the first number of the oldest iOS (“Choosing the right functionality for your
  /// App Clip”): in megabytes, for all invocations.
  private static let limits: [(before: Int, megabytes: Int)] = [(16, 10), (17, 15)]
  /// The largest size with which codes, tags, and Maps launch an App Clip without its demo link, in megabytes.
  private static let physicalLimit = 15

  /// Returns a warning about the size on the device on which it is largest, or `nil` without one.
  package func sizeWarning(_ client: ConnectClient) throws(SystemError) -> String? {
    let files = try client.send("GET", "/v1/buildBundles/\(id)/buildBundleFileSizes?limit=200")["data"]
    let bytes = (files?.elements ?? []).compactMap { $0["attributes"]?["installBytes"]?.integer }.max() ?? 0
    let limit = Self.limits.first { oldestSystem ?? .max < $0.before }?.megabytes ?? 100
    let size = "the App Clip takes \(NumberText.megabytes(bytes)) on a device"
    if bytes > limit * 1_000_000 {
      let system = oldestSystem.map { " if a build runs on iOS \($0)" } ?? ""
      return "\(size), but Apple allows at most \(limit) MB\(system)"
    }
    guard bytes > Self.physicalLimit * 1_000_000 else { return nil }
    return
      "\(size). Above \(Self.physicalLimit) MB, codes, NFC tags, and Maps launch nothing, except by the demo link"
  }
}

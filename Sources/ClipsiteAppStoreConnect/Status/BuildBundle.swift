package import ClipsiteAppClips
package import ClipsiteSystem
import ClipsiteText

/// The App Clip within an uploaded build (App Store Connect API, `BuildBundle`).
package struct BuildBundle: Sendable {
  /// The identifier.
  package let id: String
  /// The first number of the oldest iOS that runs the build, or `nil` if that is unknown.
  private let oldestSystem: Int?
  /// The domains of App Clips in the entitlements, or `nil` if App Store Connect does not tell them.
  private let entitled: Set<String>?

  /// A bundle that somebody names.
  ///
  /// - Throws: `SystemError.usage` when it cannot be an identifier.
  package init(id: String) throws(SystemError) {
    guard Resource.isIdentifier(id) else { throw .usage("'\(id)' is not an identifier of a build bundle") }
    (self.id, oldestSystem, entitled) = (id, nil, nil)
  }

  /// The one of the newest build, or `nil` if no build has the App Clip.
  package init?(newestOf clip: AppClipRecord, _ client: ConnectClient) throws(SystemError) {
    let query = "filter%5Bapp%5D=\(clip.app)&include=buildBundles&sort=-uploadedDate&limit=1"
    let answer = try client.send("GET", "/v1/builds?\(query)")
    let bundle = answer["included"]?.elements?.first { resource in
      resource["type"]?.text == "buildBundles"
        && resource["attributes"]?["bundleId"]?.text == clip.bundleID.rawValue
    }
    guard let id = bundle?["id"]?.text, Resource.isIdentifier(id) else { return nil }
    self.id = id
    let version = answer["data"]?.elements?.first?["attributes"]?["minOsVersion"]?.text
    oldestSystem = version.flatMap { Int($0.prefix { $0 != "." }) }
    let entitlements = bundle?["attributes"]?["entitlements"]
    entitled = entitlements?.members?.isEmpty == false ? entitlements.map { Set(Self.domains(in: $0)) } : nil
  }

  /// Returns the domains of the service `appclips` in the entitlements of all architectures, whose values are texts.
  private static func domains(in value: JSONValue) -> [String] {
    if let members = value.members { return members.flatMap { domains(in: $0.value) } }
    if let elements = value.elements { return elements.flatMap { domains(in: $0) } }
    return (value.text ?? "").split { " ,;()[]\"'\n".contains($0) }.filter { $0.hasPrefix("appclips:") }
      .map { $0.dropFirst("appclips:".count).prefix { $0 != "?" }.lowercased() }
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

  /// Returns the state of the associated domains, and of the domains of a site that the build does not list.
  package func domains(
    of site: [AssociatedDomain], _ client: ConnectClient
  ) throws(SystemError) -> [DomainStatus] {
    let answers =
      try domains(.cache, at: "appClipDomainCacheStatus", client)
      + domains(.debug, at: "appClipDomainDebugStatus", client)
    let listed = entitled ?? Set(answers.map(\.domain))
    return answers + site.map(\.rawValue).filter { !listed.contains($0) }.map(DomainStatus.init(unlisted:))
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

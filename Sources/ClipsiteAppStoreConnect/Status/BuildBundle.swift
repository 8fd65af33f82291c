internal import ClipsiteAppClips
internal import ClipsiteJSON

/// The App Clip within an uploaded build (App Store Connect API, `BuildBundle`).
package struct BuildBundle: Sendable {
  /// The identifier.
  package let id: String

  /// A bundle that somebody names.
  ///
  /// - Throws: `ConnectError.usage` when it cannot be an identifier.
  package init(id: String) throws(ConnectError) {
    guard Resource.isIdentifier(id) else { throw .usage("'\(id)' is no identifier of a build bundle") }
    self.id = id
  }

  /// The one of the newest build; nil when no build has the App Clip.
  package init?(newestOf clip: AppClipRecord, _ client: ConnectClient) throws(ConnectError) {
    let query = "filter%5Bapp%5D=\(clip.app)&include=buildBundles&sort=-uploadedDate&limit=1"
    let included = try client.send("GET", "/v1/builds?\(query)")["included"]?.elements ?? []
    let bundle = included.first { resource in
      resource["type"]?.text == "buildBundles"
        && resource["attributes"]?["bundleId"]?.text == clip.bundleID.rawValue
    }
    guard let id = bundle?["id"]?.text, Resource.isIdentifier(id) else { return nil }
    self.id = id
  }

  /// What App Store Connect says of the associated domains.
  package func domains(
    _ source: DomainStatus.Source, _ client: ConnectClient
  ) throws(ConnectError) -> [DomainStatus] {
    let answer = try client.send("GET", "/v1/buildBundles/\(id)/\(source.pathPart)")
    let domains = answer["data"]?["attributes"]?["domains"]?.elements ?? []
    return domains.compactMap { DomainStatus($0, source) }.sorted { $0.domain < $1.domain }
  }
}

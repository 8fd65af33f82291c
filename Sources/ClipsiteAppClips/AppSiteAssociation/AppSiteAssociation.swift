public import ClipsiteJSON

/// The `apple-app-site-association` (AASA) file of a domain: which apps and App Clips it is associated with
/// (Apple, “Supporting associated domains”).
public struct AppSiteAssociation: Hashable, Sendable {
  /// The path below the domain's root.
  public static let path = "/.well-known/apple-app-site-association"
  /// The path of a copy with an extension, for hosts that choose types by extensions.
  package static let twinPath = path + ".json"
  /// The media type of the file, which has no extension.
  package static let mediaType = "application/json"
  /// The greatest size in bytes, uncompressed (Apple, “App Search Programming Guide”, archived).
  public static let maximumSize = 128 * 1024
  /// The size in bytes above which a file comes near the limit.
  public static let comfortableSize = 100 * 1024

  /// `appclips`: the App Clips, and the apps that read App Clip Codes in AR.
  public var appClips: [AppID]
  /// `applinks`: the links that apps open.
  public var universalLinks: UniversalLinks?
  /// `webcredentials`: the apps that share passwords with the domain.
  public var webCredentials: [AppID]
  /// `activitycontinuation`: the apps that continue activities by Handoff.
  public var activityContinuation: [AppID]

  /// An association.
  public init(
    appClips: [AppID], universalLinks: UniversalLinks? = nil, webCredentials: [AppID] = [],
    activityContinuation: [AppID] = []
  ) {
    self.appClips = appClips
    self.universalLinks = universalLinks
    self.webCredentials = webCredentials
    self.activityContinuation = activityContinuation
  }

  /// An association with one App Clip.
  ///
  /// An app that reads App Clip Codes in AR is listed beside its App Clip: pass it as `app`.
  public init(appClip: AppID, codesInARFor app: AppID? = nil, universalLinks: UniversalLinks? = nil) {
    self.init(appClips: [appClip] + (app.map { [$0] } ?? []), universalLinks: universalLinks)
  }

  /// Indicates whether the file names no app.
  public var isEmpty: Bool {
    appClips.isEmpty && webCredentials.isEmpty && activityContinuation.isEmpty
      && universalLinks?.details.isEmpty != false
  }

  /// The file: pretty JSON with a line end.
  public var bytes: [UInt8] { value.bytes(.pretty) + [UInt8(ascii: "\n")] }

  /// The file as a JSON value; services without apps are left out.
  public var value: JSONValue {
    var members: [JSONValue.Member] = []
    if let universalLinks { members.append(.init("applinks", universalLinks.value)) }
    for (service, apps) in appLists {
      members.append(.init(service, ["apps": .array(apps.map { .string($0.description) })]))
    }
    return .object(members)
  }

  /// The services that hold nothing but a list of apps, and are not empty.
  var appLists: [(service: String, apps: [AppID])] {
    [
      ("webcredentials", webCredentials), ("activitycontinuation", activityContinuation),
      ("appclips", appClips),
    ]
    .filter { !$0.1.isEmpty }
  }
}

/// The app identifiers that an AASA file names, each with the service that it is named for (Apple,
/// “Supporting associated domains”).
public enum AssociationIdentifiers {
  /// The identifiers as `appclips: ABCDE12345.com.example.Clip`. Empty if the text is no JSON.
  public static func all(in bytes: [UInt8]) -> Set<String> {
    guard let root = try? JSONParser.parse(bytes).value else { return [] }
    var found: Set<String> = []
    for service in root.members ?? [] {
      for app in identifiers(in: service.value) { found.insert("\(service.name): \(app)") }
    }
    return found
  }

  private static func identifiers(in service: JSONValue) -> [String] {
    let details = service["details"]
    let entries = details?.elements ?? []
    let values =
      (service["apps"]?.elements ?? []) + entries.flatMap { $0["appIDs"]?.elements ?? [] }
      + entries.compactMap { $0["appID"] }
    // In the form of iOS 8, identifiers are the names of members.
    return values.compactMap(\.text) + (details?.members ?? []).map(\.name)
  }
}

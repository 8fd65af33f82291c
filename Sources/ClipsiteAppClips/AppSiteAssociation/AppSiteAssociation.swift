public import ClipsiteText

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
    let lists = appLists.map { service, apps -> (String, JSONValue?) in
      (service, ["apps": .array(apps.map { .string($0.description) })])
    }
    return .object(present: [("applinks", universalLinks?.value)] + lists)
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
    return Set(all(in: root).map { "\($0.service): \($0.identifier)" })
  }

  /// The identifiers in a file, each with its service.
  ///
  /// Nobody knows what later systems read, so these are also all app IDs at other positions, and all texts of
  /// services that are unknown today.
  package static func all(in file: JSONValue) -> [ServiceIdentifier] {
    (file.members ?? []).flatMap { service in
      identifiers(in: service.value, areAll: !AssociationLint.services.contains(service.name))
        .map { ServiceIdentifier(service.name, $0) }
    }
  }

  /// Indicates whether a service is known in another letter case.
  package static func isMisspelled(_ service: String) -> Bool {
    !AssociationLint.services.contains(service) && AssociationLint.services.contains(service.asciiLowercased)
  }

  /// The first identifier whose prefix nobody has filled in: it has the right form, and is that of examples.
  package static func placeholder(in bytes: [UInt8]) -> ServiceIdentifier? {
    (try? JSONParser.parse(bytes).value).map(all)?.first { identifier in
      (try? AppID(identifier.identifier))?.prefix.isPlaceholder == true
    }
  }

  /// - Parameter areAll: Whether each text is an identifier, and not only those that are app IDs.
  private static func identifiers(in value: JSONValue, areAll: Bool) -> [String] {
    if let text = value.text { return areAll || (try? AppID(text)) != nil ? [text] : [] }
    if let elements = value.elements { return elements.flatMap { identifiers(in: $0, areAll: areAll) } }
    return (value.members ?? []).flatMap { member in
      // In the form of iOS 8, identifiers are the names of members.
      let names = member.name == "details" ? (member.value.members ?? []).map(\.name) : [member.name]
      return names.filter { member.name == "details" || (try? AppID($0)) != nil }
        + identifiers(in: member.value, areAll: areAll || lists.contains(member.name))
    }
  }

  private static let lists: Set = ["apps", "appIDs", "appID"]
}

/// An app, a website, or a file that a service is opened to.
package struct ServiceIdentifier: Sendable {
  /// The service of an AASA file, or the relation of a statement in `assetlinks.json`.
  package let service: String
  package let identifier: String

  package init(_ service: String, _ identifier: String) {
    (self.service, self.identifier) = (service, identifier)
  }

  /// The bytes to compare. Texts with other bytes can be equal as Unicode, but not to a device.
  package var key: [UInt8] { Array("\(service)\n\(identifier)".utf8) }
}

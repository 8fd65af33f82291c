import ClipsiteJSON

/// The app identifiers that an AASA file names, each with the service that it is named for (Apple,
/// “Supporting associated domains”).
public enum AssociationIdentifiers {
  /// The identifiers as `appclips: ABCDE12345.com.example.Clip`; empty when the text is no JSON.
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

package import ClipsiteSystem
import ClipsiteText

/// The default experience of an App Clip for a version of the app (App Store Connect API,
/// `AppClipDefaultExperience`). Without one in a released version, no banner and no card shows.
package struct DefaultExperience: Hashable, Sendable {
  /// The words and the image in one language.
  package struct Localization: Hashable, Sendable {
    package let locale: String
    package let subtitle: String?
    /// The name of the file of the header image, or `nil` without one.
    package let image: String?
  }

  /// The version of the app, or `nil` if the experience belongs to none.
  package let version: String?
  /// The state of the version, as App Store Connect writes it.
  package let state: String?
  package let action: String?
  package let localizations: [Localization]
  /// The invocation URLs for App Review.
  package let reviewURLs: [String]

  /// Indicates whether people have the version.
  package var isReleased: Bool { state == "READY_FOR_DISTRIBUTION" || state == "READY_FOR_SALE" }

  /// Indicates whether the card has all that App Store Connect asks for.
  package var isComplete: Bool {
    action != nil && !localizations.isEmpty
      && localizations.allSatisfy { $0.subtitle != nil && $0.image != nil }
  }

  /// Returns those of all versions that no later version has replaced.
  package static func all(of clip: AppClipRecord, _ client: ConnectClient) throws(SystemError) -> [Self] {
    let name = "appClipDefaultExperiences"
    let include = "include=releaseWithAppStoreVersion,appClipAppStoreReviewDetail&limit=200"
    let answer = try client.send("GET", "/v1/appClips/\(clip.id)/\(name)?\(include)")
    let included = Self.byKey(answer["included"])
    var found: [Self] = []
    for resource in answer["data"]?.elements ?? [] {
      func related(_ relationship: String) -> JSONValue? {
        let reference = resource["relationships"]?[relationship]?["data"]
        return reference.flatMap { included[RegisteredExperience.key($0)]?["attributes"] }
      }
      let version = related("releaseWithAppStoreVersion")
      let state = (version?["appVersionState"] ?? version?["appStoreState"])?.text
      guard let id = resource["id"]?.text, Resource.isIdentifier(id), state != "REPLACED_WITH_NEW_VERSION"
      else { continue }
      let words = try client.send(
        "GET", "/v1/\(name)/\(id)/appClipDefaultExperienceLocalizations?include=appClipHeaderImage&limit=200")
      found.append(
        DefaultExperience(
          version: version?["versionString"]?.text, state: state,
          action: resource["attributes"]?["action"]?.text, localizations: Self.words(in: words),
          reviewURLs: (related("appClipAppStoreReviewDetail")?["invocationUrls"]?.elements ?? []).compactMap(
            \.text)))
    }
    return found
  }

  private static func words(in answer: JSONValue) -> [Localization] {
    let images = byKey(answer["included"])
    return (answer["data"]?.elements ?? []).map { resource in
      let reference = resource["relationships"]?["appClipHeaderImage"]?["data"]
      let image = reference.flatMap { images[RegisteredExperience.key($0)] }
      let subtitle = resource["attributes"]?["subtitle"]?.text
      return Localization(
        locale: resource["attributes"]?["locale"]?.text ?? "", subtitle: subtitle == "" ? nil : subtitle,
        image: image?["attributes"]?["fileName"]?.text)
    }.sorted { $0.locale < $1.locale }
  }

  private static func byKey(_ resources: JSONValue?) -> [String: JSONValue] {
    Dictionary((resources?.elements ?? []).map { (RegisteredExperience.key($0), $0) }) { first, _ in first }
  }
}

internal import ClipsiteAppClips
package import ClipsiteJSON
package import ClipsiteSiteModel

/// The experiences of a site as one JSON document, for tools of others: each with the body of the request
/// that registers it. Two identifiers are known only to App Store Connect and stand in it as `${app-clip}`
/// and `${header-image}`.
package struct ExperienceManifest {
  private let set: ExperienceSet

  /// The document of a site.
  package init(_ set: ExperienceSet) { self.set = set }

  /// The document.
  package var value: JSONValue {
    [
      "version": 1,
      "app": [
        "app-store-id": set.app.storeID.map { .string($0.rawValue) } ?? .null,
        "bundle-id": .string(set.app.bundleID.rawValue),
        "clip-bundle-id": .string(set.app.clipBundleID.rawValue),
      ],
      "experiences": .array(set.experiences.map(Self.record)),
    ]
  }

  private static func record(_ experience: SiteExperience) -> JSONValue {
    [
      "url": .string(experience.experience.url.description), "page": .string(experience.file),
      "covers": .array(experience.covers.map { .string($0) }),
      "header-image": experience.headerImage.map { .string($0.displayPath) } ?? .null,
      "request": ExperienceBody(experience: experience.experience)
        .creation(clip: "${app-clip}", image: "${header-image}"),
    ]
  }
}

package import ClipsiteAppClips

/// An experience that the site wants to have, and where it comes from.
package struct SiteExperience: Hashable, Sendable {
  /// What is to be registered.
  package let experience: AdvancedExperience
  /// The picture on the card; nil when it has none that can be used, which is reported.
  package let headerImage: HeaderImageFile?
  /// The page that it stands for.
  package let page: PageID
  /// The file of that page, as messages call it.
  package let file: String
  /// The other URLs that launch it, because its own is their most specific prefix and the card is right for
  /// them.
  package let covers: [String]
}

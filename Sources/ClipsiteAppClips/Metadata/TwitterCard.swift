/// How a link looks on X; what is left out falls back to Open Graph (X developer documentation, “Cards”).
public struct TwitterCard: Hashable, Sendable {
  /// The layout.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A small picture beside the text.
    case summary
    /// A large picture above the text.
    case summaryLargeImage = "summary_large_image"
  }

  /// The layout.
  public var kind: Kind
  /// The title, when it is not that of Open Graph.
  public var title: String?
  /// The text, when it is not that of Open Graph.
  public var description: String?
  /// The picture, when it is not that of Open Graph.
  public var image: WebURL?
  /// What can be seen in the picture.
  public var imageAlt: String?
  /// The account of the site, with its `@`.
  public var site: String?

  /// A card.
  public init(
    _ kind: Kind, title: String? = nil, description: String? = nil, image: WebURL? = nil,
    imageAlt: String? = nil, site: String? = nil
  ) {
    self.kind = kind
    self.title = title
    self.description = description
    self.image = image
    self.imageAlt = imageAlt
    self.site = site
  }

  /// The tags in the order in which they are emitted.
  public var tags: [MetaTag] {
    var tags: [MetaTag] = []
    forEachTag { tags.append($0) }
    return tags
  }

  /// Hands over the tags in that order, without a list of them.
  public func forEachTag(_ use: (MetaTag) -> Void) {
    use(MetaTag(.name, "twitter:card", kind.rawValue))
    if let title { use(MetaTag(.name, "twitter:title", title)) }
    if let description { use(MetaTag(.name, "twitter:description", description)) }
    if let image { use(MetaTag(.name, "twitter:image", image.rawValue)) }
    if let imageAlt { use(MetaTag(.name, "twitter:image:alt", imageAlt)) }
    if let site { use(MetaTag(.name, "twitter:site", site)) }
  }
}

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
    appendTags(to: &tags)
    return tags
  }

  /// Appends the tags to a list.
  public func appendTags(to tags: inout [MetaTag]) {
    tags.append(MetaTag(.name, "twitter:card", kind.rawValue))
    if let title { tags.append(MetaTag(.name, "twitter:title", title)) }
    if let description { tags.append(MetaTag(.name, "twitter:description", description)) }
    if let image { tags.append(MetaTag(.name, "twitter:image", image.rawValue)) }
    if let imageAlt { tags.append(MetaTag(.name, "twitter:image:alt", imageAlt)) }
    if let site { tags.append(MetaTag(.name, "twitter:site", site)) }
  }
}

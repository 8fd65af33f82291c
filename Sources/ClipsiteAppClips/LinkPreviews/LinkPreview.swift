/// The preview of a link, in Messages and elsewhere (ogp.me; Apple TN3156, “Create rich previews for
/// Messages”).
public struct OpenGraph: Hashable, Sendable, MetaTags {
  /// The title, without the brand.
  public var title: String
  /// The kind of thing.
  public var type: String
  /// The page's own address.
  public var url: WebURL
  /// One or two sentences.
  public var description: String?
  /// The brand.
  public var siteName: String?
  /// The language and region of the page; left out when the tag has no region.
  public var locale: LanguageTag?
  /// The languages and regions that the page is also there in; those whose tag has no region are left out.
  public var alternateLocales: [LanguageTag] = []
  /// The picture.
  public var image: OpenGraphImage?

  /// A preview.
  public init(
    title: String, type: String = "website", url: WebURL, description: String? = nil, siteName: String? = nil,
    locale: LanguageTag? = nil, image: OpenGraphImage? = nil
  ) {
    (self.title, self.type, self.url, self.description) = (title, type, url, description)
    (self.siteName, self.locale, self.image) = (siteName, locale, image)
  }

  /// Hands over the tags in that order, without a list of them.
  public func forEachTag(_ use: (MetaTag) -> Void) {
    use(MetaTag(.property, "og:title", content: title))
    use(MetaTag(.property, "og:type", content: type))
    use(MetaTag(.property, "og:url", content: url.rawValue))
    if let description { use(MetaTag(.property, "og:description", content: description)) }
    if let siteName { use(MetaTag(.property, "og:site_name", content: siteName)) }
    if let locale = locale?.openGraphLocale { use(MetaTag(.property, "og:locale", content: locale)) }
    for locale in alternateLocales.lazy.compactMap(\.openGraphLocale) {
      use(MetaTag(.property, "og:locale:alternate", content: locale))
    }
    image?.forEachTag(use)
  }
}

/// The picture of a link preview (ogp.me, “Structured Properties”).
public struct OpenGraphImage: Hashable, Sendable {
  /// The absolute address.
  public var url: WebURL
  /// The width in pixels.
  public var width: Int?
  /// The height in pixels.
  public var height: Int?
  /// The media type, as in `image/jpeg`.
  public var type: String?
  /// A description of the image for people who cannot see it.
  public var alt: String?

  /// A picture.
  public init(url: WebURL, width: Int? = nil, height: Int? = nil, type: String? = nil, alt: String? = nil) {
    (self.url, self.width, self.height) = (url, width, height)
    (self.type, self.alt) = (type, alt)
  }

  func forEachTag(_ use: (MetaTag) -> Void) {
    use(MetaTag(.property, "og:image", content: url.rawValue))
    if let type { use(MetaTag(.property, "og:image:type", content: type)) }
    if let width { use(MetaTag(.property, "og:image:width", content: String(width))) }
    if let height { use(MetaTag(.property, "og:image:height", content: String(height))) }
    if let alt { use(MetaTag(.property, "og:image:alt", content: alt)) }
  }
}

/// The look of a link on X. Values that are left out fall back to Open Graph (X developer documentation,
/// “Cards”).
public struct TwitterCard: Hashable, Sendable, MetaTags {
  /// The layout.
  public enum Layout: String, Hashable, Sendable, CaseIterable {
    /// A small picture beside the text.
    case summary
    /// A large picture above the text.
    case summaryLargeImage = "summary_large_image"
  }

  /// The layout.
  public var kind: Layout
  /// The title, when it is not that of Open Graph.
  public var title: String?
  /// The text, when it is not that of Open Graph.
  public var description: String?
  /// The picture, when it is not that of Open Graph.
  public var image: WebURL?
  /// A description of the image.
  public var imageAlt: String?
  /// The account of the site, with its `@`.
  public var site: String?

  /// A card.
  public init(
    _ kind: Layout, title: String? = nil, description: String? = nil, image: WebURL? = nil,
    imageAlt: String? = nil, site: String? = nil
  ) {
    (self.kind, self.title, self.description) = (kind, title, description)
    (self.image, self.imageAlt, self.site) = (image, imageAlt, site)
  }

  /// Hands over the tags in that order, without a list of them.
  public func forEachTag(_ use: (MetaTag) -> Void) {
    use(MetaTag(.name, "twitter:card", content: kind.rawValue))
    if let title { use(MetaTag(.name, "twitter:title", content: title)) }
    if let description { use(MetaTag(.name, "twitter:description", content: description)) }
    if let image { use(MetaTag(.name, "twitter:image", content: image.rawValue)) }
    if let imageAlt { use(MetaTag(.name, "twitter:image:alt", content: imageAlt)) }
    if let site { use(MetaTag(.name, "twitter:site", content: site)) }
  }
}

/// A `<meta>` element of a page's head: which attribute names it, the name, and the content.
public struct MetaTag: Hashable, Sendable {
  /// The attribute that holds the name.
  public enum Attribute: String, Hashable, Sendable {
    /// `property`, which Open Graph and App Links use.
    case property
    /// `name`, which HTML itself and X use.
    case name
  }

  /// The attribute that holds the name.
  public let attribute: Attribute
  /// The name, as in `og:title`.
  public let name: String
  /// The content, not escaped.
  public let content: String

  /// A tag.
  public init(_ attribute: Attribute, _ name: String, content: String) {
    self.attribute = attribute
    self.name = name
    self.content = content
  }
}

/// Metadata of a page that is written as `<meta>` elements.
public protocol MetaTags {
  /// Passes the tags in the order in which they are emitted, without a list of them.
  func forEachTag(_ use: (MetaTag) -> Void)
}

extension MetaTags {
  /// The tags in the order in which they are emitted.
  public var tags: [MetaTag] {
    var tags: [MetaTag] = []
    forEachTag { tags.append($0) }
    return tags
  }
}

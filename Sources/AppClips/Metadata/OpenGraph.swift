/// What a link preview shows, in Messages and elsewhere (ogp.me; Apple TN3156, “Create rich previews for
/// Messages”).
public struct OpenGraph: Hashable, Sendable {
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
    self.title = title
    self.type = type
    self.url = url
    self.description = description
    self.siteName = siteName
    self.locale = locale
    self.image = image
  }

  /// The tags in the order in which they are emitted.
  public var tags: [MetaTag] {
    var tags: [MetaTag] = []
    appendTags(to: &tags)
    return tags
  }

  /// Appends the tags to a list.
  public func appendTags(to tags: inout [MetaTag]) {
    tags.append(MetaTag(.property, "og:title", title))
    tags.append(MetaTag(.property, "og:type", type))
    tags.append(MetaTag(.property, "og:url", url.rawValue))
    if let description { tags.append(MetaTag(.property, "og:description", description)) }
    if let siteName { tags.append(MetaTag(.property, "og:site_name", siteName)) }
    if let locale = locale?.openGraphLocale { tags.append(MetaTag(.property, "og:locale", locale)) }
    for locale in alternateLocales.lazy.compactMap(\.openGraphLocale) {
      tags.append(MetaTag(.property, "og:locale:alternate", locale))
    }
    image?.appendTags(to: &tags)
  }
}

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
    forEachTag { tags.append($0) }
    return tags
  }

  /// Hands over the tags in that order, without a list of them.
  public func forEachTag(_ use: (MetaTag) -> Void) {
    use(MetaTag(.property, "og:title", title))
    use(MetaTag(.property, "og:type", type))
    use(MetaTag(.property, "og:url", url.rawValue))
    if let description { use(MetaTag(.property, "og:description", description)) }
    if let siteName { use(MetaTag(.property, "og:site_name", siteName)) }
    if let locale = locale?.openGraphLocale { use(MetaTag(.property, "og:locale", locale)) }
    for locale in alternateLocales.lazy.compactMap(\.openGraphLocale) {
      use(MetaTag(.property, "og:locale:alternate", locale))
    }
    image?.forEachTag(use)
  }
}

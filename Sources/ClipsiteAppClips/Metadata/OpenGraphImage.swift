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
  /// What can be seen, for those who cannot.
  public var alt: String?

  /// A picture.
  public init(url: WebURL, width: Int? = nil, height: Int? = nil, type: String? = nil, alt: String? = nil) {
    self.url = url
    self.width = width
    self.height = height
    self.type = type
    self.alt = alt
  }

  func forEachTag(_ use: (MetaTag) -> Void) {
    use(MetaTag(.property, "og:image", url.rawValue))
    if let type { use(MetaTag(.property, "og:image:type", type)) }
    if let width { use(MetaTag(.property, "og:image:width", String(width))) }
    if let height { use(MetaTag(.property, "og:image:height", String(height))) }
    if let alt { use(MetaTag(.property, "og:image:alt", alt)) }
  }
}

public import ClipsiteJSON

/// The way from the home page to a page as structured data (schema.org `BreadcrumbList`; Google Search
/// Central, “Breadcrumb structured data”).
public struct BreadcrumbList: Hashable, Sendable, StructuredData {
  /// One page on the way.
  public struct Item: Hashable, Sendable {
    /// The name of the page.
    public let name: String
    /// Its address.
    public let url: WebURL

    /// A page on the way.
    public init(name: String, url: WebURL) { (self.name, self.url) = (name, url) }
  }

  /// The pages, the home page first and the page itself last.
  public let items: [Item]

  /// A way.
  public init(_ items: [Item]) { self.items = items }

  /// The way as one JSON-LD object.
  public var value: JSONValue {
    let steps = items.enumerated().map { index, item -> JSONValue in
      [
        "@type": "ListItem", "position": .number("\(index + 1)"), "name": .string(item.name),
        "item": .string(item.url.rawValue),
      ]
    }
    return [
      "@context": "https://schema.org", "@type": "BreadcrumbList", "itemListElement": .array(steps),
    ]
  }
}

public import ClipsiteText

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

  /// Writes the way as one JSON-LD object.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("@context", "https://schema.org")
    writer.member("@type", "BreadcrumbList")
    writer.member("itemListElement", of: Array(items.enumerated())) { step, writer in
      writer.beginObject()
      writer.member("@type", "ListItem")
      writer.name("position")
      writer.number(step.offset + 1)
      writer.member("name", step.element.name)
      writer.member("item", step.element.url.rawValue)
      writer.endObject()
    }
    writer.endObject()
  }
}

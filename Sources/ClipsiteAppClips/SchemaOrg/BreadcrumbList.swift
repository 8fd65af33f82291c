public import ClipsiteJSON

/// The way from the home page to a page as structured data (schema.org `BreadcrumbList`; Google Search
/// Central, “Breadcrumb structured data”).
public struct BreadcrumbList: Hashable, Sendable {
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

  /// Appends the content of a `<script type="application/ld+json">` element: compact JSON in which no markup
  /// can occur.
  public func append(to buffer: inout [UInt8]) {
    JSONWriter.append(to: &buffer, .htmlSafe) { write(to: &$0) }
  }

  /// Writes the way as one JSON-LD object.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("@context", "https://schema.org")
    writer.member("@type", "BreadcrumbList")
    writer.name("itemListElement")
    writer.beginArray()
    for (index, item) in items.enumerated() {
      writer.beginObject()
      writer.member("@type", "ListItem")
      writer.name("position")
      writer.number(index + 1)
      writer.member("name", item.name)
      writer.member("item", item.url.rawValue)
      writer.endObject()
    }
    writer.endArray()
    writer.endObject()
  }
}

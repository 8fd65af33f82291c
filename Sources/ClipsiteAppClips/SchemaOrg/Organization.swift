public import ClipsiteText

/// A business with its logo as structured data (schema.org `Organization`; Google Search Central,
/// “Organization structured data”).
public struct Organization: Hashable, Sendable, StructuredData {
  /// The name.
  public let name: String
  /// The page of the business.
  public let url: WebURL
  /// The logo; Google wants at least 112 by 112 pixels.
  public let logo: WebURL?
  /// Its profiles elsewhere.
  public let sameAs: [String]

  /// A business.
  public init(name: String, url: WebURL, logo: WebURL? = nil, sameAs: [String] = []) {
    (self.name, self.url, self.logo, self.sameAs) = (name, url, logo, sameAs)
  }

  /// The identifier of the organization, on its page and on those of its locations.
  public var id: String { url.rawValue + "#organization" }

  /// Writes the business as one JSON-LD object.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("@context", "https://schema.org")
    for (name, text) in members + [("logo", logo?.rawValue)] { writer.member(name, text) }
    writer.member("sameAs", of: sameAs) { $1.string($0) }
    writer.endObject()
  }

  /// The organization as the pages of its locations name it.
  var members: [(StaticString, String?)] {
    [("@type", "Organization"), ("@id", id), ("name", name), ("url", url.rawValue)]
  }
}

/// A web site as structured data, from which Google takes its name (Google Search Central, “Site names”).
public struct WebSite: Hashable, Sendable, StructuredData {
  /// The name.
  public let name: String
  /// The home page.
  public let url: WebURL

  /// A web site.
  public init(name: String, url: WebURL) { (self.name, self.url) = (name, url) }

  /// Writes the site as one JSON-LD object.
  public func write(to writer: inout JSONWriter) {
    writer.object([
      ("@context", "https://schema.org"), ("@type", "WebSite"), ("name", name), ("url", url.rawValue),
    ])
  }
}

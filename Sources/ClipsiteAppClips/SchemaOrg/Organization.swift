public import ClipsiteJSON

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

  /// The business as one JSON-LD object.
  public var value: JSONValue {
    let more: [(String, JSONValue?)] = [
      ("logo", logo.map { .string($0.rawValue) }), ("sameAs", .urls(sameAs)),
    ]
    return .object(present: [("@context", "https://schema.org")] + members + more)
  }

  /// The organization as the pages of its locations name it.
  var reference: JSONValue { .object(present: members) }

  private var members: [(String, JSONValue?)] {
    [
      ("@type", "Organization"), ("@id", .string(id)), ("name", .string(name)),
      ("url", .string(url.rawValue)),
    ]
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

  /// The site as one JSON-LD object.
  public var value: JSONValue {
    [
      "@context": "https://schema.org", "@type": "WebSite", "name": .string(name),
      "url": .string(url.rawValue),
    ]
  }
}

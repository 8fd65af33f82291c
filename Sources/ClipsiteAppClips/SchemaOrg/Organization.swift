public import ClipsiteJSON

/// A business with its logo as structured data (schema.org `Organization`; Google Search Central,
/// “Organization structured data”).
public struct Organization: Hashable, Sendable {
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
    writeMembers(to: &writer)
    if let logo { writer.member("logo", logo.rawValue) }
    if !sameAs.isEmpty {
      writer.name("sameAs")
      writer.value(.array(sameAs.map { .string($0) }))
    }
    writer.endObject()
  }

  /// Writes what the pages of its locations say of it.
  func writeReference(to writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(to: &writer)
    writer.endObject()
  }

  private func writeMembers(to writer: inout JSONWriter) {
    writer.member("@type", "Organization")
    writer.member("@id", id)
    writer.member("name", name)
    writer.member("url", url.rawValue)
  }
}

/// A web site as structured data, from which Google takes its name (Google Search Central, “Site names”).
public struct WebSite: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The home page.
  public let url: WebURL

  /// A web site.
  public init(name: String, url: WebURL) { (self.name, self.url) = (name, url) }

  /// Writes the site as one JSON-LD object.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("@context", "https://schema.org")
    writer.member("@type", "WebSite")
    writer.member("name", name)
    writer.member("url", url.rawValue)
    writer.endObject()
  }
}

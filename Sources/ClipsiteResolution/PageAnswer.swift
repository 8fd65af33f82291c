public import ClipsiteSiteGenerator

/// What a domain answers a URL with.
public struct PageAnswer: Sendable {
  /// What stands at the URL.
  public enum Kind: String, Hashable, Sendable {
    /// A page.
    case page
    /// A further part of a page with a long list.
    case listPart = "list-part"
    /// The page of its own that shows a location's App Clip card.
    case cardPage = "card-page"
    /// A short URL, which leads to a page.
    case shortURL = "short-url"
    /// Another file, such as a picture.
    case file
    /// Nothing.
    case notFound = "not-found"
    /// The host is no domain of the site, so nothing is known.
    case otherHost = "other-host"
  }

  /// What stands there.
  public let kind: Kind
  /// The status of the answer (RFC 9110, section 15); nil when the site does not answer.
  public let status: Int?
  /// The URL of the page itself; nil without one.
  public let url: String?
  /// The page's file, as messages name it.
  public let file: String?
  /// The URL that was probably meant, when nothing is found.
  public let suggestion: String?
  /// The tags of the head, in order.
  public let tags: [HeadTag]

  init(
    _ kind: Kind, status: Int?, url: String? = nil, file: String? = nil, suggestion: String? = nil,
    tags: [HeadTag] = []
  ) {
    self.kind = kind
    self.status = status
    self.url = url
    self.file = file
    self.suggestion = suggestion
    self.tags = tags
  }

  /// The content of the first tag with a name or property, or nil.
  public func content(of name: String) -> String? {
    tags.first { $0["name"] == name || $0["property"] == name }?["content"]
  }
}

package import ClipsiteSiteRendering

/// What a domain answers a URL with.
package struct PageAnswer: Sendable {
  /// What stands at the URL.
  package enum Kind: String, Hashable, Sendable {
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
  package let kind: Kind
  /// The status of the answer (RFC 9110, section 15); nil when the site does not answer.
  package let status: Int?
  /// The URL of the page itself; nil without one.
  package let url: String?
  /// The page's file, as messages name it.
  package let file: String?
  /// The URL that was probably meant, when nothing is found.
  package let suggestion: String?
  /// The tags of the head, in order.
  package let tags: [HeadTag]

  package init(
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
  package func content(of name: String) -> String? {
    tags.first { $0["name"] == name || $0["property"] == name }?["content"]
  }
}

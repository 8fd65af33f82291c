package import ClipsiteAppClips
package import ClipsiteContent
package import ClipsiteText

/// A short URL that redirects to a page.
package struct Alias: Sendable {
  package let page: PageID
  package let domain: DomainID
  package let path: URLPath
  /// The range in the page's file.
  package let range: ByteRange
}

/// A short URL with a query on the root of a domain, such as `https://appclip.example.com?id=1` (Apple,
/// “Configuring the launch experience of your App Clip”). No file can answer a query, so the root page of the
/// domain does.
package struct QueryAlias: Hashable, Sendable {
  package let page: PageID
  package let domain: DomainID
  package let url: InvocationURL
  /// The range in the page's file.
  package let range: ByteRange
}

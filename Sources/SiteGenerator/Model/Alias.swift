/// A short URL that redirects to a page.
public struct Alias: Sendable {
  /// The position of the page in `Site.pages`.
  public let page: Int
  /// The position of the domain in `Site.hosts`.
  public let host: Int
  /// The path.
  public let path: URLPath
  /// Where it is written in the page's file.
  let span: Span
}

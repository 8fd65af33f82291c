import AppClips

/// What a short URL in `aliases` says: a path on the page's own domain, or an `https` URL on another one.
struct AliasTarget {
  /// The other domain, or nil for the page's own.
  let domain: AssociatedDomain?
  /// The path.
  let path: URLPath

  /// Reads `/m` or `https://go.example.com/m`.
  init(_ text: String) throws(InvalidAlias.Reason) {
    if text.hasPrefix("/") {
      domain = nil
      path = try Self.path(text)
      return
    }
    let url: InvocationURL
    do { url = try InvocationURL(text) } catch { throw .invalidURL(error) }
    guard url.query == nil, url.fragment == nil else { throw .queryOrFragment }
    domain = url.host
    path = try Self.path(url.path.isEmpty ? "/" : url.path)
  }

  private static func path(_ text: String) throws(InvalidAlias.Reason) -> URLPath {
    do { return try URLPath(text) } catch { throw .invalidPath(error) }
  }
}

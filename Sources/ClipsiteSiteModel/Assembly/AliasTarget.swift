import ClipsiteAppClips

/// The meaning of a short URL in `aliases`: a path on the page's own domain, or an `https` URL on another
/// one.
struct AliasTarget {
  /// The other domain, or nil for the page's own.
  let domain: AssociatedDomain?
  /// The path.
  let path: URLPath
  /// The text behind `?`, which only a URL of a domain's root page has.
  let query: String?

  /// Reads `/m`, `https://go.example.com/m`, or `https://appclip.example.com?id=1`.
  ///
  /// - Parameter ownDomain: The domain of the page.
  init(_ text: String, on ownDomain: @autoclosure () -> AssociatedDomain) throws(InvalidAlias.Reason) {
    let isPath = text.hasPrefix("/")
    // Most are paths alone, and slugs are checked more strictly than URLs.
    if isPath, !text.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
      (domain, query, path) = (nil, nil, try Self.path(text))
      return
    }
    let url: InvocationURL
    do {
      url = try InvocationURL(isPath ? "https://\(ownDomain())\(text)" : text)
    } catch {
      throw .invalidURL(error)
    }
    if (try? AssociatedDomain(ofSite: url.host.rawValue)) == nil {
      throw .invalidURL(InvalidValue(text, .host(.appleHost)))
    }
    let isRoot = url.path.isEmpty || url.path == "/"
    guard url.fragment == nil, url.query == nil || isRoot && url.query != "" else { throw .queryOrFragment }
    domain = isPath ? nil : url.host
    query = url.query
    path = try Self.path(url.path.isEmpty ? "/" : url.path)
  }

  private static func path(_ text: String) throws(InvalidAlias.Reason) -> URLPath {
    do { return try URLPath(text) } catch { throw .invalidPath(error) }
  }
}

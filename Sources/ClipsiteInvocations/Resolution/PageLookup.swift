import ClipsiteAppClips
import ClipsiteContent
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// Finds what stands at a URL of a site, by the files that a build would write and the redirects of its
/// hosts.
struct PageLookup: Sendable {
  /// The result of a lookup.
  struct Result: Sendable {
    let answer: PageAnswer
    /// The page that stands there, or that a short URL leads to.
    var page: Page?
  }

  private struct Key: Hashable {
    let domain: DomainID
    let path: String
  }

  private let snapshot: LiveSnapshot
  /// The pages of the short URLs of the site, whether there is a page that leads on or not.
  private let shortURLs: [Key: PageID]

  init(_ snapshot: LiveSnapshot) {
    self.snapshot = snapshot
    let site = snapshot.site
    let paths = site.aliases.map { (Key(domain: $0.domain, path: $0.path.description), $0.page) }
    let queries = site.queryAliases.filter(site.isRedirected).map {
      (Key(domain: $0.domain, path: "/?\($0.url.query ?? "")"), $0.page)
    }
    shortURLs = Dictionary(paths + queries, uniquingKeysWith: { first, _ in first })
  }

  /// Returns the page or file at a URL.
  ///
  /// - Throws: `SystemError` when the page's file cannot be read any more.
  func find(_ url: InvocationURL) throws(SystemError) -> Result {
    guard let domain = snapshot.domain(url.host) else {
      return Result(answer: PageAnswer(kind: .otherHost, status: nil))
    }
    let path = url.path.isEmpty ? "/" : url.path
    if let query = url.query, let page = shortURLs[Key(domain: domain, path: "\(path)?\(query)")] {
      return shortURL(of: page, [])
    }
    if let entry = snapshot.entry(at: path, on: url.host) {
      return try found(entry.recipe, at: url, on: domain)
    }
    if let page = shortURLs[Key(domain: domain, path: path)] { return shortURL(of: page, []) }
    return Result(
      answer: PageAnswer(kind: .notFound, status: 404, suggestion: suggestion(for: path, on: url.host)))
  }

  private func found(_ recipe: Recipe, at url: InvocationURL, on domain: DomainID) throws(SystemError)
    -> Result
  {
    let site = snapshot.site
    switch recipe {
    case .page(let id): return try page(id, .page, at: site.url(of: site[id]), by: recipe)
    case .listPart(let id, _):
      return try page(id, .listPart, at: "https://\(url.host)\(url.path)", by: recipe)
    case .cardPage(let id):
      let page = site[id]
      let path = site.cardPagePath(of: page) ?? page.path
      return try self.page(id, .cardPage, at: site.url(of: path, on: domain), by: recipe)
    case .redirect(let alias): return shortURL(of: site[alias].page, try snapshot.tags(of: recipe))
    case .notFound: return Result(answer: PageAnswer(kind: .notFound, status: 404))
    case .asset, .picture, .socialCard, .icon, .bytes, .sitemap, .sitemapIndex, .robots, .providerFile,
      .finder, .finderFile:
      return Result(answer: PageAnswer(kind: .file, status: 200))
    }
  }

  private func page(
    _ id: PageID, _ kind: PageAnswer.Target, at url: String, by recipe: Recipe
  ) throws(SystemError) -> Result {
    let page = snapshot.site[id]
    let answer = PageAnswer(
      kind: kind, status: 200, url: url, file: snapshot.file(of: page), tags: try snapshot.tags(of: recipe))
    return Result(answer: answer, page: page)
  }

  /// - Parameter tags: The tags of the page at the short URL; none where the host redirects.
  private func shortURL(of id: PageID, _ tags: [HeadTag]) -> Result {
    let page = snapshot.site[id]
    let answer = PageAnswer(
      kind: .shortURL, status: tags.isEmpty ? 301 : 200, url: snapshot.site.url(of: page),
      file: snapshot.file(of: page), tags: tags)
    return Result(answer: answer, page: page)
  }

  /// The URL that was meant when only slashes, letter case or an ending are wrong.
  private func suggestion(for path: String, on domain: AssociatedDomain) -> String? {
    var parts = path.lowercased().split(separator: "/").map(String.init)
    if let last = parts.last, let ending = [".html", ".htm"].first(where: { last.hasSuffix($0) }) {
      parts[parts.count - 1] = String(last.dropLast(ending.count))
    }
    if parts.last == "index" { parts.removeLast() }
    let likely = "/" + parts.joined(separator: "/")
    guard likely != path else { return nil }
    switch snapshot.entry(at: likely, on: domain)?.recipe {
    case .page, .cardPage, .listPart, .redirect: return "https://\(domain)\(likely)"
    default: return nil
    }
  }
}

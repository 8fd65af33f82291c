import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteText

/// The meaning of a short URL in `aliases`: a path on the page's own domain, or an `https` URL on another
/// one.
struct AliasTarget {
  /// A mistake in a text.
  enum Mistake: Error {
    case invalidURL(InvalidValue)
    case invalidPath(InvalidValue)
    case queryOrFragment
    case empty
    /// It is neither a path nor a URL, but may be with what is given.
    case incomplete(String?)
    /// It is several short URLs in one text.
    case several([String])

    func diagnostic(of alias: String, at range: SourceRange) -> Diagnostic {
      switch self {
      case .invalidURL(let error): error.diagnostic(.invalidAlias, at: range)
      case .invalidPath(let error):
        Diagnostic(
          .invalidAlias, at: range, error.message,
          fix: AliasTarget.corrected(alias).map { "write `\($0)`" } ?? error.fix)
      case .several(let all):
        Diagnostic(
          .invalidAlias, at: range, "the short URL `\(alias)` is \(all.count) short URLs in one text",
          fix: "write a list: `[\(all.joined(separator: ", "))]`")
      case .queryOrFragment:
        Diagnostic(
          .invalidAlias, at: range,
          "the short URL `\(alias)` has a query or a fragment, which no file can answer",
          fix: "use a path alone, such as `/m`, or a query on the domain's root, such as `/?id=1`")
      case .empty:
        Diagnostic(
          .invalidAlias, at: range, "the short URL is empty", fix: "write a path such as `/m`, or remove it")
      case .incomplete(let meant):
        Diagnostic(
          .invalidAlias, at: range, "the short URL `\(alias)` is neither a path nor an `https` URL",
          fix: meant.map { "write `\($0)`" }
            ?? "write a path such as `/m`, or a URL such as `https://example.com/m`")
      }
    }
  }

  /// The other domain, or nil for the page's own.
  let domain: AssociatedDomain?
  let path: URLPath
  /// The text behind `?`, which only a URL of a domain's root page has.
  let query: String?

  /// Reads `/m`, `https://go.example.com/m`, or `https://appclip.example.com?id=1`.
  ///
  /// - Parameter ownDomain: The domain of the page.
  init(_ text: String, on ownDomain: @autoclosure () -> AssociatedDomain) throws(Mistake) {
    if text.utf8.contains(UInt8(ascii: ",")), let all = Self.several(text) { throw .several(all) }
    let isPath = text.hasPrefix("/") && !text.hasPrefix("//")
    // Most are paths alone, and slugs are checked more strictly than URLs.
    if isPath, !text.utf8.contains(where: { $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "#") }) {
      (domain, query, path) = (nil, nil, try Self.path(text))
      return
    }
    if text.isEmpty { throw .empty }
    if !isPath, let meant = Self.completed(text) { throw .incomplete(meant) }
    let url: InvocationURL
    do {
      url = try InvocationURL(isPath ? "https://\(ownDomain())\(text)" : text)
    } catch {
      throw error == InvalidValue(text, InvocationURL.Rule.notAbsolute)
        ? .incomplete(nil) : .invalidURL(error)
    }
    if (try? AssociatedDomain(ofSite: url.host.rawValue)) == nil {
      throw .invalidURL(InvalidValue(text, InvocationURL.Rule.host(.appleHost)))
    }
    let isRoot = url.path.isEmpty || url.path == "/"
    guard url.fragment == nil, url.query == nil || isRoot && url.query != "" else { throw .queryOrFragment }
    domain = isPath ? nil : url.host
    query = url.query
    path = try Self.path(url.path.isEmpty ? "/" : url.path)
  }

  /// The path or the URL that is meant without a slash or a scheme at the start, as in `m` and
  /// `example.com/m`.
  private static func completed(_ text: String) -> String? {
    if text.contains("://") { return nil }
    if text.hasPrefix("//") { return completed(String(text.drop { $0 == "/" })) }
    let path = "/" + (text.hasSuffix("/") ? text.dropLast() : text[...])
    if (try? URLPath(path)) != nil { return path }
    let url = "https://" + text
    let host = (try? InvocationURL(url))?.host.rawValue
    return host.flatMap { try? AssociatedDomain(ofSite: $0) } == nil ? nil : url
  }

  /// The short URLs of a text that has commas between them, or `nil` for another text.
  private static func several(_ text: String) -> [String]? {
    let parts = text.split(separator: ",").map { String($0.drop { $0 == " " }) }
    let areURLs = parts.allSatisfy { part in
      part.hasPrefix("/") ? (try? URLPath(part)) != nil : (try? InvocationURL(part)) != nil
    }
    return parts.count > 1 && areURLs ? parts : nil
  }

  /// A path whose parts are the slugs of those of a text, or `nil` if there is none.
  private static func corrected(_ path: String) -> String? {
    let parts = path.split(separator: "/").map { Slug.make(from: String($0)) }
    let corrected = parts.compactMap { $0.map { "/\($0.rawValue)" } }.joined()
    return path.hasPrefix("/") && corrected != path && !parts.contains(nil) ? corrected : nil
  }

  private static func path(_ text: String) throws(Mistake) -> URLPath {
    do { return try URLPath(text) } catch { throw .invalidPath(error) }
  }
}

extension SiteAssembler {
  mutating func assembleAliases() -> (paths: [Alias], queries: [QueryAlias]) {
    var aliases: [Alias] = []
    var queries: [QueryAlias] = []
    let domainsWithPages = Set(pages.lazy.map(\.domain))
    for (id, page) in zip(pages.ids, pages) {
      for alias in page.source.fields.aliases {
        do throws(AliasTarget.Mistake) {
          let target = try AliasTarget(alias.value, on: domains.all[page.domain].name)
          if let domain = target.domain, !declaredDomains.contains(domain) {
            reportUndeclared(domain, at: range(of: alias, in: page))
            continue
          }
          let domain =
            target.domain.map { domains.position(ofShortURLs: $0, hasPages: domainsWithPages.contains) }
            ?? page.domain
          if let query = target.query {
            let url = InvocationURL(host: domains.all[domain].name, query: query)
            queries.append(QueryAlias(page: id, domain: domain, url: url, range: alias.range))
          } else {
            aliases.append(Alias(page: id, domain: domain, path: target.path, range: alias.range))
          }
        } catch {
          diagnostics.append(error.diagnostic(of: alias.value, at: range(of: alias, in: page)))
        }
      }
    }
    return (aliases, queries)
  }

  private func range(of alias: Ranged<String>, in page: Page) -> SourceRange {
    let path = content.displayPath(of: sections[page.section].path(of: page.fileName))
    return SourceRange(path, alias.range.bytes)
  }
}

extension DiagnosticCode {
  /// A short URL in `aliases` is neither a path nor an `https` URL.
  package static let invalidAlias = DiagnosticCode(
    "InvalidAlias", .error,
    summary: "A short URL is not valid.",
    explanation: """
      A short URL in `aliases` is a path on the page's domain, such as `/m`, or an `https` URL on another
      domain of `site.yml`. The other domain gets a separate folder and AASA file, because both URLs must be
      associated with the App Clip (Apple, “Configuring the launch experience of your App Clip”, “Use short URLs or
      redirects”).

      A short URL is a file, so it has no fragment, and its parts follow the rules for slugs. Only the root of
      a domain can have a query, as in `https://appclip.example.com?id=1`. The root page answers it, and the
      URL has a separate App Clip experience.
      """,
    fix: "Write a path, or an `https` URL.",
    example: .init(.frontMatter, wrong: #"aliases: ["/M"]"#, right: #"aliases: ["/m"]"#))
}

import ClipsiteAppClips
import ClipsiteContent
import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteSite
import ClipsiteText

/// The answers to open pages: the text of the bar, the links of the errors, and the digests of their files.
extension Dashboard {
  /// The number of files that a page asks about at a time.
  private static let mostDigests = 200

  /// The contents of the bar on a page, as JSON: `?path=` is the path of the page on the domain of the
  /// request.
  ///
  /// `{"file","editor","dashboard","display","url","card":{"title","subtitle","action","app","image","icon"},
  /// "lines":[{"name","length","limit"}],"diagnostics":[{"severity","message","place","url"}],"tags":[{"name","content"}]}`.
  /// A page that cannot be shown has its file and its mistakes. A path that is not one of a page has only
  /// `dashboard`.
  func bar(_ query: QueryItems) -> HTTPResponse {
    guard let facts = facts(addresses.domain, query["path"]) else { return barWithoutFacts(query["path"]) }
    let file = live.relative(facts.file)
    let link = Self.link(to: facts.page, in: facts.site)
    let (title, subtitle) = facts.cardLines
    let rows = diagnosticRows.rows(facts.diagnostics)
    let shows = facts.site.display(of: facts.page)
    return json([
      ("file", .string(file)), ("editor", editorURL(of: facts.file).map { .string($0) }),
      ("dashboard", .string(link)), ("display", .string(Self.word(for: shows))), ("url", .string(facts.url)),
      ("card", shows == ClipDisplay.none ? nil : PageView(facts: facts, dashboard: self).drawnCard),
      (
        "lines",
        shows == ClipDisplay.none ? [] : [Self.value("Title", title), Self.value("Subtitle", subtitle)]
      ),
      ("diagnostics", .array(rows.map { Self.value($0, link) })),
      ("tags", .array(facts.tags.compactMap(Self.value))),
    ])
  }

  private func barWithoutFacts(_ path: String?) -> HTTPResponse {
    let dashboard = ("dashboard", JSONValue.string(Self.root))
    guard let domain = addresses.domain, let path, let resource = live.resource(domain: domain, path: path),
      resource.kind == .unavailable, let file = resource.file.map(live.displayPath)
    else { return json([dashboard]) }
    let rows = diagnosticRows.rows(live.status.diagnostics.filter { $0.range.path == file })
    return json([
      ("file", .string(live.relative(file))), ("editor", editorURL(of: file).map { .string($0) }), dashboard,
      ("diagnostics", .array(rows.map { Self.value($0, Self.root + "diagnostics") })),
    ])
  }

  /// The links of the errors that a page shows, by place: `{"Content/market.md:7:13":"vscode://…"}`. Without
  /// an editor, they lead to the list of diagnostics.
  ///
  /// The event with the errors goes to all devices, and only this computer may know the paths of its files.
  func errorLinks() -> HTTPResponse {
    let rows = diagnosticRows.rows(DiagnosticEvents.shown(of: live))
    let links = rows.map { (VisibleText.escaped($0.place), $0.editorURL ?? Self.root + "diagnostics") }
    let unique = Dictionary(links) { first, _ in first }.sorted { $0.key < $1.key }
    return json(unique.map { ($0.key, .string($0.value)) })
  }

  /// A text for each file of `?u=`, which is another one when the file has other bytes: a path on the domain
  /// of the request, or an address of another domain of the preview.
  func digests(_ query: QueryItems) -> HTTPResponse {
    var plain = self
    plain.version = 0
    let values = query.all("u").prefix(Self.mostDigests).map { plain.digest(of: $0) }
    return json([("version", String(live.version(of: live.status.build)).json), ("digests", values.json)])
  }

  private func digest(of url: String) -> String? {
    guard !url.hasPrefix("/") else {
      let path = url.prefix { $0 != "?" }
      // A page of the dashboard is compared as a whole.
      if Self.holds(String(path)) {
        guard case .bytes(let body)? = answer(url)?.body else { return nil }
        return LiveSite.digest(of: Array(body))
      }
      return addresses.domain.flatMap { live.digest(of: url, on: $0) }
    }
    guard let authority = URLParts(url).authority, url.hasPrefix("http://"),
      let port = (try? Authority(authority))?.port, let domain = addresses.domain(on: port)
    else { return nil }
    return live.digest(of: String(url[authority.endIndex...]), on: domain)
  }

  /// The URL that opens a file in the author's editor.
  func editorURL(of shown: String) -> String? { live.editingURL(of: shown, in: editor) }

  private static func value(_ name: String, _ line: CardLine) -> JSONValue {
    ["name": .string(name), "length": line.text.count.json, "limit": line.limit.json]
  }

  private static func value(_ row: DiagnosticRows.Row, _ link: String) -> JSONValue {
    [
      "severity": .string(row.diagnostic.severity.rawValue), "message": .string(row.diagnostic.message),
      "place": .string(row.place), "url": .string(row.editorURL ?? link + "#problems"),
    ]
  }

  private static func value(_ tag: HeadTag) -> JSONValue? {
    (tag["name"] ?? tag["property"]).map { ["name": .string($0), "content": .string(tag["content"] ?? "")] }
  }

  private func json(_ members: [(String, JSONValue?)]) -> HTTPResponse {
    let value = JSONValue.object(members.compactMap { name, value in value.map { .init(name, $0) } })
    return HTTPResponse(contentType: "application/json", value.bytes())
  }
}

extension PageView {
  /// The card as the bar draws it; `image` and `icon` may be missing.
  fileprivate var drawnCard: JSONValue {
    let (title, subtitle) = facts.cardLines
    return .texts([
      "title": title.shown, "subtitle": subtitle.shown, "action": facts.action.label,
      "app": facts.site.configuration.name, "image": imageURL(in: facts.cardTags), "icon": iconURL,
    ])
  }
}

import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem
import ClipsiteText

/// The pages below `/_clipsite/` of a preview: what Apple's systems make of the site, page by page.
///
/// Every answer follows from the state of the site and the request alone. Nothing on these pages comes from
/// elsewhere.
package struct Dashboard: Sendable {
  /// The path that all pages of the dashboard lie below.
  package static let root = "/_clipsite/"

  let live: LiveSite
  /// The addresses of the preview as the request reached it.
  let addresses: RequestAddresses
  /// The author's editor, if links open it.
  let editor: EditorLinks?

  /// - Parameter editor: The author's editor. Links for other devices do not open it.
  init(live: LiveSite, addresses: RequestAddresses, editor: EditorLinks? = nil) {
    self.live = live
    self.addresses = addresses
    self.editor = addresses.isLocal ? editor : nil
  }

  /// The version that the pages name. Pages are compared without it.
  var version: UInt64?

  /// `true` if a path is the one of the dashboard or lies below it.
  static func holds(_ path: String) -> Bool { path.hasPrefix(root) || path == root.dropLast() }

  /// The address in the preview of a path on a domain, as in `http://localhost:8081/market`.
  func address(_ domain: AssociatedDomain, _ path: String) -> String { addresses.address(of: domain, path) }

  /// The answer to a request, or `nil` if no page of the dashboard has the path.
  ///
  /// - Parameter target: The path and query of the request.
  func answer(_ target: String) -> HTTPResponse? {
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard let path = parts.first, Self.holds(String(path)) else { return nil }
    let query = QueryItems(parts.count > 1 ? parts[1] : "")
    switch path.dropFirst(Self.root.count) {
    case "": return html("pages", title: "Pages", pageList(query))
    case "page": return page(query)
    case "diagnostics": return html("diagnostics", title: "Diagnostics", diagnosticList(query))
    case "domains": return html("domains", title: "Domains", domainList())
    case "short-urls": return html("short-urls", title: "Short URLs", shortURLList(query))
    case "short-url": return shortURL(query)
    case "bar": return bar(query)
    case "errors": return errorLinks()
    case "digests": return digests(query)
    case "style.css":
      return HTTPResponse(contentType: "text/css; charset=utf-8", Array(WebFiles.dashboardStyle.utf8))
    case "script.js":
      return HTTPResponse(contentType: "text/javascript; charset=utf-8", Array(WebFiles.dashboardScript.utf8))
    case "overlay.js":
      return HTTPResponse(contentType: "text/javascript; charset=utf-8", Array(Overlay.script.utf8))
    default: return nil
    }
  }

  private func page(_ query: QueryItems) -> HTTPResponse {
    guard let facts = facts(query["domain"].flatMap { try? AssociatedDomain($0) }, query["path"]) else {
      return missing
    }
    return html(
      "page", title: facts.page.source.fields.title,
      PageView(facts: facts, dashboard: self).value)
  }

  /// The facts about the page with a path.
  func facts(_ domain: AssociatedDomain?, _ path: String?) -> PageFacts? {
    let status = live.status
    guard let snapshot = status.snapshot, let path, let served = domain.flatMap(snapshot.domain),
      let page = snapshot.site.pages(on: served).first(where: {
        snapshot.site[$0].path.description == path
      })
    else { return nil }
    return live.facts(of: page, in: status, snapshot)
  }

  /// The answer to a URL that the site does not have.
  var missing: HTTPResponse { html("missing", title: "No such page", [:], status: .notFound) }

  /// The rows of diagnostics for this request.
  var diagnosticRows: DiagnosticRows { DiagnosticRows(live, editor: editor) }

  /// Renders a page of the dashboard within its frame.
  func html(_ template: String, title: String, _ value: Value, status: HTTPStatus = .ok)
    -> HTTPResponse
  {
    let state = live.status
    let list = DiagnosticList(state.listed)
    let frame: Value = [
      "window-title": .text(title), "root": .text(Self.root), "is-broken": .bool(state.isBroken),
      "state": .text(state.isBroken ? "bad" : list.diagnostics.isEmpty ? "good" : "doubtful"),
      "shown-instead": .text(state.shownInstead.joined(separator: " ")),
      "summary": (state.failure == nil ? list.summary : "Files cannot be read").map { .text($0) } ?? nil,
      "so-far": .bool(!state.isComplete),
      "failure": live.failure.map { .text($0) } ?? nil,
      "is-short-urls": .bool(template == "short-urls" || template == "short-url"),
      "is-pages": .bool(template == "pages" || template == "page"),
      "is-diagnostics": .bool(template == "diagnostics"), "is-domains": .bool(template == "domains"),
      "overlay": .html(HTML(markup: Overlay.tag(version: version ?? live.version(of: state.build)))),
    ]
    return HTTPResponse(
      status, contentType: "text/html; charset=utf-8", DashboardTemplates.render(template, [frame, value]))
  }
}

import ClipsiteSiteRendering
import ClipsiteSiteModel
package import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteMustache

/// The pages below `/_clipsite/` of a preview: what Apple's systems make of the site, page by page.
///
/// Every answer follows from the state of the site and the request alone. Nothing on these pages comes from
/// elsewhere.
package struct Dashboard: Sendable {
  /// The path that all pages of the dashboard lie below.
  package static let root = "/_clipsite/"

  package let live: LiveSite
  /// The address in the preview of a path on a domain.
  package let address: @Sendable (AssociatedDomain, String) -> String

  /// A dashboard.
  ///
  /// - Parameters:
  ///   - live: The site.
  ///   - address: The address in the preview of a path on a domain, as in
  ///     `http://ferrystreet.example.net.localhost:8080/market`.
  package init(of live: LiveSite, address: @escaping @Sendable (AssociatedDomain, String) -> String) {
    self.live = live
    self.address = address
  }

  /// The answer to a request; nil when no page of the dashboard has the path.
  ///
  /// - Parameter target: The path and query of the request.
  package func answer(_ target: String) -> DashboardAnswer? {
    guard target.hasPrefix(Self.root) else { return nil }
    let parts = target.dropFirst(Self.root.count).split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = QueryItems(parts.count > 1 ? parts[1] : "")
    switch parts[0] {
    case "": return html("pages", title: "Pages", pageList(query))
    case "page": return page(query)
    case "diagnostics": return html("diagnostics", title: "Diagnostics", diagnosticList(query))
    case "domains": return html("domains", title: "Domains", domainList())
    case "style.css": return DashboardAnswer("text/css; charset=utf-8", DashboardStyle.text)
    case "script.js": return DashboardAnswer("text/javascript; charset=utf-8", DashboardScript.text)
    case "overlay.js": return DashboardAnswer("text/javascript; charset=utf-8", Overlay.script)
    default: return nil
    }
  }

  private func page(_ query: QueryItems) -> DashboardAnswer {
    let status = live.status
    guard let snapshot = status.snapshot, let domain = query["domain"].flatMap({ try? AssociatedDomain($0) }),
      let served = snapshot.domain(domain), let path = query["path"],
      let page = snapshot.site.pages(on: served).first(where: {
        snapshot.site[$0].path.description == path
      })
    else {
      return html("missing", title: "No such page", [:], status: 404)
    }
    let facts = live.facts(of: page, in: status, snapshot)
    return html("page", title: facts.page.source.fields.title, PageView(facts, snapshot, self).value)
  }

  /// Renders a page of the dashboard within its frame.
  private func html(_ template: String, title: String, _ value: Value, status: Int = 200) -> DashboardAnswer {
    let state = live.status
    let list = DiagnosticList(state.diagnostics)
    let frame: Value = [
      "window-title": .text(title), "root": .text(Self.root), "is-broken": .bool(state.isBroken),
      "state": .text(state.isBroken ? "bad" : list.diagnostics.isEmpty ? "good" : "doubtful"),
      "has-site": .bool(state.snapshot != nil), "summary": list.summary.map { .text($0) } ?? nil,
      "is-pages": .bool(template == "pages" || template == "page"),
      "is-diagnostics": .bool(template == "diagnostics"), "is-domains": .bool(template == "domains"),
      "overlay": .html(HTML(markup: Overlay.tag(version: live.version(of: state.build)))),
    ]
    return DashboardAnswer(
      "text/html; charset=utf-8", DashboardTemplates.render(template, [frame, value]), status: status)
  }
}

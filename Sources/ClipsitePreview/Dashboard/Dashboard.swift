import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteHTTPServer
import ClipsiteMustache
import ClipsiteSiteModel
import ClipsiteSiteRendering

/// The pages below `/_clipsite/` of a preview: what Apple's systems make of the site, page by page.
///
/// Every answer follows from the state of the site and the request alone. Nothing on these pages comes from
/// elsewhere.
package struct Dashboard: Sendable {
  /// The path that all pages of the dashboard lie below.
  package static let root = "/_clipsite/"

  let live: LiveSite
  /// The address in the preview of a path on a domain, as in
  /// `http://ferrystreet.example.net.localhost:8080/market`.
  let address: @Sendable (AssociatedDomain, String) -> String

  /// The answer to a request, or `nil` if no page of the dashboard has the path.
  ///
  /// - Parameter target: The path and query of the request.
  func answer(_ target: String) -> HTTPResponse? {
    guard target.hasPrefix(Self.root) else { return nil }
    let parts = target.dropFirst(Self.root.count).split(
      separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = QueryItems(parts.count > 1 ? parts[1] : "")
    switch parts[0] {
    case "": return html("pages", title: "Pages", pageList(query))
    case "page": return page(query)
    case "diagnostics": return html("diagnostics", title: "Diagnostics", diagnosticList(query))
    case "domains": return html("domains", title: "Domains", domainList())
    case "style.css":
      return HTTPResponse(contentType: "text/css; charset=utf-8", Array(Self.style.utf8))
    case "script.js":
      return HTTPResponse(contentType: "text/javascript; charset=utf-8", Array(Self.script.utf8))
    case "overlay.js":
      return HTTPResponse(contentType: "text/javascript; charset=utf-8", Array(Overlay.script.utf8))
    default: return nil
    }
  }

  private func page(_ query: QueryItems) -> HTTPResponse {
    let status = live.status
    guard let snapshot = status.snapshot, let domain = query["domain"].flatMap({ try? AssociatedDomain($0) }),
      let served = snapshot.domain(domain), let path = query["path"],
      let page = snapshot.site.pages(on: served).first(where: {
        snapshot.site[$0].path.description == path
      })
    else {
      return html("missing", title: "No such page", [:], status: .notFound)
    }
    let facts = live.facts(of: page, in: status, snapshot)
    return html(
      "page", title: facts.page.source.fields.title,
      PageView(facts: facts, dashboard: self).value)
  }

  /// Renders a page of the dashboard within its frame.
  private func html(_ template: String, title: String, _ value: Value, status: HTTPStatus = .ok)
    -> HTTPResponse
  {
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
    return HTTPResponse(
      status, contentType: "text/html; charset=utf-8", DashboardTemplates.render(template, [frame, value]))
  }
}

/// The items of a query as forms send them (URL Standard, “application/x-www-form-urlencoded”).
struct QueryItems {
  private let items: [(name: String, value: String)]

  init(_ query: some StringProtocol) {
    items = query.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (Self.decoded(parts[0]), parts.count > 1 ? Self.decoded(parts[1]) : "")
    }
  }

  /// The value of an item that is there and not empty.
  subscript(name: String) -> String? { items.first { $0.name == name && !$0.value.isEmpty }?.value }

  /// The number of a part of a list, from 1.
  var part: Int { self["page"].flatMap(Int.init).map { max(1, $0) } ?? 1 }

  private static func decoded(_ text: some StringProtocol) -> String {
    let spaced = String(text).replacing("+", with: " ")
    return PercentEncoding.decode(spaced) ?? spaced
  }
}

/// A long list shown in parts.
struct ListParts {
  /// The positions of the part that is shown.
  let range: Range<Int>
  private let number: Int
  private let count: Int

  /// - Parameters:
  ///   - total: How many entries there are.
  ///   - length: How many are shown at a time.
  ///   - number: The part that is asked for, from 1; one too far is the last.
  init(_ total: Int, length: Int, number: Int) {
    count = max(1, (total + length - 1) / length)
    self.number = min(number, count)
    let start = (self.number - 1) * length
    range = start..<min(start + length, total)
  }

  /// The links to the parts beside this one.
  ///
  /// - Parameter query: What the links carry besides the number, each with its value.
  func value(_ query: [(String, String?)]) -> Value {
    guard count > 1 else { return nil }
    func link(_ number: Int) -> Value {
      let items = query.compactMap { name, value in
        value.map { "\(name)=\(PercentEncoding.queryComponent($0))&" }
      }
      return .text("?" + items.joined() + "page=\(number)")
    }
    return [
      "number": .text(String(number)), "count": .text(String(count)),
      "previous": number > 1 ? link(number - 1) : nil, "next": number < count ? link(number + 1) : nil,
    ]
  }
}

import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteHTTPServer
import ClipsiteMustache
import ClipsitePlatform
import ClipsiteSiteContent
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
    case "digests": return digests(query)
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
      "has-site": .bool(state.snapshot != nil), "summary": list.summary.map { .text($0) } ?? nil,
      "so-far": .bool(!state.isComplete),
      "failure": state.failure.map { .text(VisibleText.escaped($0.description)) } ?? nil,
      "is-short-urls": .bool(template == "short-urls" || template == "short-url"),
      "is-pages": .bool(template == "pages" || template == "page"),
      "is-diagnostics": .bool(template == "diagnostics"), "is-domains": .bool(template == "domains"),
      "overlay": .html(HTML(markup: Overlay.tag(version: version ?? live.version(of: state.build)))),
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

  /// All values of an item, in order.
  func all(_ name: String) -> [String] { items.filter { $0.name == name }.map(\.value) }

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

import ClipsiteAppClips
import ClipsiteMustache
import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteSite
import ClipsiteText

/// The page at `http://localhost:8080/`: which sites the preview has.
struct SitesPage {
  let live: LiveSite
  let addresses: RequestAddresses

  /// The page as a response.
  var response: HTTPResponse {
    let status = live.status
    let domains = status.snapshot?.site.domains.map(\.name) ?? []
    let value: Value = [
      "dashboard": .text(Dashboard.root),
      "overlay": .html(HTML(markup: Overlay.tag(version: live.version(of: status.build)))),
      "sites": .list(
        domains.map {
          [
            "name": .text($0.rawValue), "url": .text(addresses.address(of: $0, "/")),
            "is-name": .bool(addresses.isName($0)),
          ]
        }),
    ]
    let code: HTTPStatus = status.snapshot == nil ? .serviceUnavailable : .ok
    let body = DashboardTemplates.render("sites", [value])
    return HTTPResponse(code, contentType: "text/html; charset=utf-8", body)
  }
}

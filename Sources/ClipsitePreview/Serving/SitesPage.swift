import ClipsiteSiteRendering
import ClipsiteSiteModel
import ClipsiteAppClips
import ClipsiteDiagnostics
import ClipsiteHTTPServer
import ClipsiteMustache

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
    var body: [UInt8] = []
    if let template = Self.library.template(named: "sites") {
      try? Self.library.render(template, with: value, into: &body)
    }
    let code: HTTPStatus = status.snapshot == nil ? .serviceUnavailable : .ok
    return HTTPResponse(code, contentType: "text/html; charset=utf-8", body)
  }

  private static let library = TemplateLibrary([
    "sites": .init(
      path: "sites.mustache",
      """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>Sites of the preview</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <style>
      :root { color-scheme: light dark; background: #ffffff; color: #1a1a1a; --link: #0b57a4; }
      @media (prefers-color-scheme: dark) { :root { background: #141414; color: #f0f0f0; --link: #8ab8ff; } }
      body { font: 1.0625rem/1.6 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1.25rem; }
      li { padding: .5rem 0; }
      a { display: inline-block; min-height: 1.75rem; color: var(--link); }
      </style>
      </head>
      <body>
      <main>
      <h1>Sites of the preview</h1>
      <ul>
      {{#sites}}
      <li><a href="{{url}}">{{name}}</a>{{#is-name}} (not in Safari){{/is-name}}</li>
      {{/sites}}
      </ul>
      <p><a href="{{dashboard}}">Dashboard: what Apple’s systems make of each page</a></p>
      </main>
      {{overlay}}
      </body>
      </html>

      """)
  ])
}

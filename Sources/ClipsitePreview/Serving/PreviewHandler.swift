import ClipsiteSiteRendering
import ClipsiteSiteModel
import ClipsiteAppClips
package import ClipsiteHTTPServer

/// Answers the requests of a preview: pages as a host would serve them, and the dashboard.
package struct PreviewHandler: Sendable {
  private let live: LiveSite
  private let dashboard: Dashboard
  private let addresses: PreviewAddresses
  private let prepared = PreparedPages()

  package init(_ live: LiveSite, _ addresses: PreviewAddresses) {
    self.live = live
    self.addresses = addresses
    dashboard = Dashboard(of: live, address: { addresses.address(of: $0, $1) })
  }

  /// The response to a request for an allowed host.
  package func respond(to request: HTTPRequest, for match: HostMatch) -> HTTPResponse {
    if request.path == Overlay.eventsPath { return .events }
    if request.path.hasPrefix(Dashboard.root) { return answer(request) }
    guard let domain = domain(of: request, match) else {
      let page = SitesPage(live, addresses)
      return request.path == "/" ? page.response : NotFoundPage.response(to: request)
    }
    let key = PreparedPages.Key(domain: domain, path: request.path)
    let filter = MetaTagFilter(request)
    let build = live.status.snapshot?.build
    if filter == nil, let build, let page = prepared.page(key, build: build) {
      return StaticResponse.answer(request, with: page)
    }
    guard let resource = live.resource(domain: domain, at: PreviewPath(decoded: request.path)) else {
      return build == nil ? broken : NotFoundPage.response(to: request)
    }
    return respond(to: request, for: key, with: resource, filter)
  }

  /// Whether the response is a picture, which may have to be made.
  package func takesLong(_ request: HTTPRequest, for match: HostMatch) -> Bool {
    guard let domain = domain(of: request, match) else { return false }
    return live.isMadePicture(domain: domain, at: PreviewPath(decoded: request.path))
  }

  /// The domain that a request is for: that of the host policy, or the name before `.localhost`, which may
  /// have come to `site.yml` after the server was started.
  private func domain(of request: HTTPRequest, _ match: HostMatch) -> AssociatedDomain? {
    if case .domain(let name) = match { return try? AssociatedDomain(name) }
    guard let host = request.authority?.host, host.hasSuffix(".localhost") else { return nil }
    return try? AssociatedDomain(String(host.dropLast(".localhost".count)))
  }

  private func answer(_ request: HTTPRequest) -> HTTPResponse {
    let target = request.query.map { "\(request.path)?\($0)" } ?? request.path
    guard let answer = dashboard.answer(target) else { return NotFoundPage.response(to: request) }
    let status: HTTPStatus = answer.status == 200 ? .ok : .notFound
    return HTTPResponse(status, contentType: answer.contentType, answer.body)
  }

  private func respond(
    to request: HTTPRequest, for key: PreparedPages.Key, with resource: PreviewResource,
    _ filter: MetaTagFilter?
  ) -> HTTPResponse {
    if case .redirect(let target, let path) = resource.kind {
      let location = target == key.domain ? path : addresses.address(of: target, path)
      return .redirect(.movedPermanently, to: location)
    }
    let isPage = ScriptInjection.isHTML(resource.contentType)
    if isPage, let filter {
      var response = HTTPResponse(contentType: resource.contentType, filter.document(from: resource.body))
      response["Vary"] = "Prefer-Html-Meta-Tags"
      return response
    }
    let body = isPage ? preview(of: resource) : resource.body
    switch resource.kind {
    case .notFound: return NotFoundPage.response(to: request, page: body)
    case .unavailable: return HTTPResponse(.serviceUnavailable, contentType: resource.contentType, body)
    case .found, .redirect:
      let file = StaticResource(body, contentType: resource.contentType)
      if isPage { prepared.keep(file, for: key, build: resource.build) }
      return StaticResponse.answer(request, with: file)
    }
  }

  /// A page as the preview shows it: links stay in the preview, and it loads again when the site changes.
  private func preview(of page: PreviewResource) -> [UInt8] {
    let domains = live.status.snapshot?.site.domains.map(\.name) ?? []
    let body = PreviewLinks(domains, addresses).apply(to: page.body)
    return ScriptInjection.insert(Overlay.tag(version: live.version(of: page.build)), into: body)
  }

  /// The answer while the site could not be made even once; the overlay tells why.
  private var broken: HTTPResponse {
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>The site has errors</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <style>body { font: 1.0625rem/1.6 system-ui, sans-serif; margin: 3rem 1.25rem; }</style>
      </head>
      <body>
      <main><h1>The site has errors</h1><p>They stand below and in the terminal. This page loads again when they are
      corrected.</p></main>
      \(Overlay.tag(version: live.version(of: 0)))
      </body>
      </html>

      """
    return HTTPResponse(.serviceUnavailable, contentType: "text/html; charset=utf-8", Array(page.utf8))
  }
}

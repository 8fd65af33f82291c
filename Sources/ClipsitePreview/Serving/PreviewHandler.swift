import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteNetwork
import ClipsiteRendering
import ClipsiteSite
import ClipsiteSystem

/// Answers the requests of a preview: pages as a host would serve them, and the dashboard.
package struct PreviewHandler: Sendable {
  private let live: LiveSite
  private let editor: EditorLinks?
  private let addresses: PreviewAddresses

  package init(_ live: LiveSite, _ addresses: PreviewAddresses, editor: EditorLinks? = nil) {
    self.live = live
    self.addresses = addresses
    self.editor = editor
  }

  /// The response to a request for an allowed host.
  package func respond(to request: ReceivedRequest, for match: HostMatch) -> HTTPResponse {
    if request.path == Overlay.eventsPath { return .events }
    let domain = domain(of: request, match)
    let reached = RequestAddresses(addresses, host: host(of: request, domain), domain: domain)
    if Dashboard.holds(request.path) { return answer(request, reached) }
    guard let domain else {
      if request.path == "/" { return SitesPage(live: live, addresses: reached).response }
      // The path may be one of the site, once that can be made.
      return live.status.snapshot == nil ? broken : HTTPResponse.notFound(request)
    }
    let isBroken = live.status.snapshot == nil
    guard let resource = live.resource(domain: domain, at: PreviewPath(decoded: request.path)) else {
      return isBroken ? broken : HTTPResponse.notFound(request)
    }
    return respond(to: request, with: resource, reached)
  }

  /// The domain that a request is for: that of the host policy, or the name before `.localhost`, which may
  /// have come to `site.yml` after the server was started.
  private func domain(of request: ReceivedRequest, _ match: HostMatch) -> AssociatedDomain? {
    if case .domain(let name) = match { return try? AssociatedDomain(name) }
    guard let host = request.authority?.host, host.hasSuffix(".localhost") else { return nil }
    return try? AssociatedDomain(String(host.dropLast(".localhost".count)))
  }

  /// The host that links name: the one of the request, so that a phone stays with the name that it used.
  /// Names of domains and names below `localhost` lead to this computer only.
  private func host(of request: ReceivedRequest, _ domain: AssociatedDomain?) -> String {
    guard let host = request.authority?.host, !host.hasSuffix(".localhost"), host != domain?.rawValue else {
      return "localhost"
    }
    return host
  }

  private func answer(_ request: ReceivedRequest, _ reached: RequestAddresses) -> HTTPResponse {
    let target = request.query.map { "\(request.path)?\($0)" } ?? request.path
    // The paths of files are nobody else's business, and would open nothing elsewhere.
    let dashboard = Dashboard(
      live: live, addresses: reached, editor: request.isFromThisComputer ? editor : nil)
    return dashboard.answer(target) ?? HTTPResponse.notFound(request)
  }

  private func respond(
    to request: ReceivedRequest, with resource: PreviewResource, _ reached: RequestAddresses
  ) -> HTTPResponse {
    if case .redirect(let target, let path) = resource.kind {
      return .redirect(.movedPermanently, to: reached.address(of: target, path))
    }
    let isPage = ScriptInjection.isHTML(resource.contentType)
    if isPage, let filter = MetaTagFilter(request) {
      var response = HTTPResponse(contentType: resource.contentType, filter.document(from: resource.body))
      response["Vary"] = "Prefer-Html-Meta-Tags"
      return response
    }
    let body =
      if isPage { preview(of: resource, reached) } else if request.path.contains("/find/") {
        links(reached).apply(toIndex: resource.body, of: resource.contentType)
      } else { resource.body }
    switch resource.kind {
    case .notFound: return HTTPResponse.notFound(request, page: body)
    case .unavailable: return HTTPResponse(.serviceUnavailable, contentType: resource.contentType, body)
    case .found, .redirect:
      return .file(body, contentType: resource.contentType, to: request)
    }
  }

  /// A page as the preview shows it: links stay in the preview, and it loads again when the site changes.
  private func preview(of page: PreviewResource, _ reached: RequestAddresses) -> [UInt8] {
    let body = links(reached).apply(to: page.body)
    let file = page.file.map { SiteFolder.contentFolderName.appending($0).text }
    let tag = Overlay.tag(
      version: live.version(of: page.build), file: file ?? (page.kind == .found ? "" : nil),
      digest: LiveSite.digest(of: page.body))
    return ScriptInjection.insert(tag, into: body)
  }

  private func links(_ reached: RequestAddresses) -> PreviewLinks {
    PreviewLinks(live.status.snapshot?.site.domains.map(\.name) ?? [], reached)
  }

  /// The answer while the site could not be made even once; the overlay tells why.
  private var broken: HTTPResponse {
    let page = MessagePage.html(
      title: "The site has errors",
      "They are below and in the terminal. This page loads again when they are\ncorrected.",
      footer: Overlay.tag(version: live.version(of: 0)) + "\n")
    return HTTPResponse(.serviceUnavailable, contentType: "text/html; charset=utf-8", page)
  }
}

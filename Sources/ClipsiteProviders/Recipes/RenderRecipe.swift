import ClipsiteAppClips
import ClipsiteSiteContent
import ClipsiteSiteModel

/// Render: one blueprint, `render.yaml`, with a static site for each domain. It belongs to the root of the
/// repository.
struct RenderRecipe: ProviderRecipe {
  func files(for site: HostedSite) -> [ProviderFile] {
    let text = """
      # Render: copy this file to the root of the repository. It publishes the folders as they were committed; change
      # `staticPublishPath` where the site is written to another one.
      services:
      \(site.domains.map(service).joined())
      """
    return [ProviderFile("render.yaml", beside: .render, Array(text.utf8))]
  }

  private func header(_ header: SecurityHeader) -> String {
    """
          - path: "/*"
            name: \(header.name)
            value: "\(header.value)"

    """
  }

  private func service(for domain: HostedDomain) -> String {
    var text = """
        - type: web
          runtime: static
          name: "\(domain.name.text.replacing(".", with: "-"))"
          staticPublishPath: "./\(domain.folder)"
          headers:
            - path: "\(AppSiteAssociation.path)"
              name: Content-Type
              value: "\(WellKnown.associationType)"
            - path: "\(AppSiteAssociation.path)"
              name: Cache-Control
              value: "\(CacheControl.association)"
      \(domain.securityHeaders.map(header).joined())
      """
    if !domain.redirects.isEmpty { text += "    routes:\n" }
    for redirect in domain.redirects {
      text += """
              - type: redirect
                source: "\(redirect.path)"
                destination: "\(redirect.target)"

        """
    }
    return text
  }
}

import ClipsiteAppClips
import ClipsiteSiteContent
import ClipsiteSiteModel

/// Render: one blueprint, `render.yaml`, with a static site for each domain. It belongs to the root of the
/// repository.
struct RenderRecipe: ProviderRecipe {
  func files(for site: HostedSite) -> [ProviderFile] {
    let text = WebFiles.files.filled("render.yaml", [:]) + site.domains.map(service).joined()
    return [ProviderFile("render.yaml", beside: .render, Array(text.utf8))]
  }

  private func service(for domain: HostedDomain) -> String {
    let headers = domain.securityHeaders.map { header in
      "      - path: \"/*\"\n        name: \(header.name)\n        value: \"\(header.value)\"\n"
    }
    let routes = domain.redirects.map { redirect in
      "      - type: redirect\n        source: \"\(redirect.path)\"\n        destination: \"\(redirect.target)\"\n"
    }
    let rest = headers + (routes.isEmpty ? [] : ["    routes:\n"]) + routes
    return domain.filled("render-service.yaml") + rest.joined()
  }
}

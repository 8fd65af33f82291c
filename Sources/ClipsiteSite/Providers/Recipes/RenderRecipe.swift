import ClipsiteAppClips
import ClipsiteContent

/// Render: one blueprint, `render.yaml`, with a static site for each domain. It belongs to the root of the
/// repository.
extension ProviderRecipe {
  static let render = ProviderRecipe(files: { domains in
    let text = ProvidersWebFiles.files.filled("render.yaml", [:]) + domains.map(service).joined()
    return [ProviderFile("render.yaml", beside: .render, Array(text.utf8))]
  })

  private static func service(for domain: HostedDomain) -> String {
    let headers = domain.headers {
      "      - path: \"/*\"\n        name: \($0.name)\n        value: \"\($0.value)\"\n"
    }
    let routes = domain.rules {
      "      - type: redirect\n        source: \"\($0.path)\"\n        destination: \"\($0.target)\"\n"
    }
    return domain.filled("render-service.yaml") + headers + (routes.isEmpty ? "" : "    routes:\n" + routes)
  }
}

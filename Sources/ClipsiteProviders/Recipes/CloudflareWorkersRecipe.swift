import ClipsiteSiteModel
import ClipsiteJSON

/// Cloudflare Workers with static assets: `_headers` and `_redirects` in the root of the domain, and beside
/// it the configuration that `wrangler deploy --config` takes.
struct CloudflareWorkersRecipe: ProviderRecipe {
  /// Source: Cloudflare Workers, “Limits” and “Static assets”; rules as on Cloudflare Pages.
  let limits = ProviderLimits(redirects: 2000, ruleLength: 1000, files: 100_000, fileSize: 25 << 20)

  func files(for domain: HostedDomain) -> [ProviderFile] {
    var redirects = RedirectsFile()
    for redirect in domain.redirects { redirects.add(redirect.path, redirect.target, "301") }
    return [HeadersFile.file(for: domain)] + redirects.file(in: domain.domain) + [configuration(of: domain)]
  }

  private func configuration(of domain: HostedDomain) -> ProviderFile {
    // A worker's name has no full stops.
    let name = domain.name.text.replacing(".", with: "-")
    let value: JSONValue = [
      "name": .string(name), "compatibility_date": "2026-01-01",
      "assets": [
        "directory": .string("../../../\(domain.name)"),
        "html_handling": domain.pageFiles == .flat ? "auto-trailing-slash" : "drop-trailing-slash",
        "not_found_handling": "404-page",
      ],
    ]
    return ProviderFile("\(domain.name)/wrangler.jsonc", beside: .cloudflareWorkers, JSONFile.bytes(value))
  }
}

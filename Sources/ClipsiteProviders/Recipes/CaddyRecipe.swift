import ClipsiteSiteContent
import ClipsiteSiteModel

/// Caddy: a file for each domain, to be imported into the domain's block. Name and root belong to the machine
/// and stay in the block. Files are served by their own path: a rewrite would take a `?` in a name for the
/// start of a query.
struct CaddyRecipe: ProviderRecipe {
  func files(for domain: HostedDomain) -> [ProviderFile] {
    let values = [
      "headers": headers(domain), "redirects": redirects(domain), "impossible": Self.impossiblePath,
    ]
    return [.filled("site.caddy", .caddy, domain, values)]
  }

  /// A zero byte, and more bytes than a name or a path has, in the path of a URL as it was sent: characters
  /// other than ASCII count as their bytes.
  private static let impossiblePath: String = {
    let (name, path) = (OutputPath.maximumNameLength + 1, OutputPath.maximumLength + 1)
    return "^[^?]*%00|^[^?]*/(?:[^/?%]|%..){\(name)}|^(?:[^?%]|%..){\(path)}"
  }()

  private func headers(_ domain: HostedDomain) -> String {
    domain.securityHeaders.map { "  header \($0.name) \"\($0.value)\"\n" }.joined()
  }

  private func redirects(_ domain: HostedDomain) -> String {
    if domain.redirects.isEmpty { return "" }
    let targets = domain.redirects.map { "    \($0.path) \($0.target)\n" }
    return domain.filled("redirects.caddy", ["targets": targets.joined()])
  }
}

import ClipsiteSiteContent
import ClipsiteSiteModel

/// nginx: a file for each domain, to be included in the domain's server block. Certificate, name and root
/// belong to the machine and stay in the block; everything that the site needs is in the file. It
/// never names `$uri/`, which would redirect to a slash.
struct NginxRecipe: ProviderRecipe {
  func files(for domain: HostedDomain) -> [ProviderFile] {
    [.filled("nginx.conf", .nginx, domain, ["headers": headers(domain), "redirects": redirects(domain)])]
  }

  /// Errors have them, too.
  private func headers(_ domain: HostedDomain) -> String {
    domain.securityHeaders.map { "add_header \($0.name) \"\($0.value)\" always;\n" }.joined()
  }

  private func redirects(_ domain: HostedDomain) -> String {
    domain.redirects.map {
      "location = \($0.path) {\n  return 301 \($0.target)$is_args$args;\n}\n"
    }
    .joined()
  }
}

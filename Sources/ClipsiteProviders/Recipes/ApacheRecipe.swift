import ClipsiteSiteContent
import ClipsiteSiteModel

/// Apache HTTP Server: a file for each domain, to be included in a `<Directory>`, or copied to the root of
/// the domain as `.htaccess` where there is no other way. Needs the modules rewrite and headers.
struct ApacheRecipe: ProviderRecipe {
  func files(for domain: HostedDomain) -> [ProviderFile] {
    [.filled("apache.conf", .apache, domain, ["headers": headers(domain), "redirects": redirects(domain)])]
  }

  /// Errors have them, too.
  private func headers(_ domain: HostedDomain) -> String {
    domain.securityHeaders.map { "Header always set \($0.name) \"\($0.value)\"\n" }.joined()
  }

  /// Whole URLs, for Apache would make them of its own scheme and port, which are others where a proxy stands
  /// in front.
  private func redirects(_ domain: HostedDomain) -> String {
    domain.redirects.map { redirect in
      let pattern = redirect.pathWithoutSlash.isEmpty ? "^$" : "^\(redirect.path.pattern.dropFirst())/?$"
      return "RewriteRule \"\(pattern)\" \"\(redirect.url)\" [R=301,L]\n"
    }
    .joined()
  }
}

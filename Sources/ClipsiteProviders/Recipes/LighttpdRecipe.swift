import ClipsiteAppClips
import ClipsiteSiteContent
import ClipsiteSiteModel

/// lighttpd: a file for each domain, to be included in the domain's condition. Name and root belong to the
/// machine and stay in the condition. Inside the server only, `/market` and `/market/` are answered from the
/// file, without a redirect. Needs the modules redirect, rewrite and setenv.
struct LighttpdRecipe: ProviderRecipe {
  func files(for domain: HostedDomain) -> [ProviderFile] {
    let values = [
      "page-headers": headers(domain, CacheControl.page),
      "association-headers": headers(domain, CacheControl.association),
      "association-pattern": AppSiteAssociation.path.replacing(".", with: "\\."), "types": types,
      "redirects": redirects(domain), "file": domain.pageFiles == .flat ? "/$1.html$2" : "/$1/index.html$2",
    ]
    return [.filled("lighttpd.conf", .lighttpd, domain, values)]
  }

  /// All in one list, for only one of several takes effect.
  private func headers(_ domain: HostedDomain, _ cacheControl: String) -> String {
    guard !domain.securityHeaders.isEmpty else { return "\"Cache-Control\" => \"\(cacheControl)\"" }
    let headers = [("Cache-Control", cacheControl)] + domain.securityHeaders.map { ($0.name, $0.value) }
    return "\n" + headers.map { "    \"\($0)\" => \"\($1)\"" }.joined(separator: ",\n") + "\n  "
  }

  /// Types are found by the end of the name, the first that fits.
  private var types: String {
    var lines = ["  \"\(WellKnown.associationName)\" => \"\(AppSiteAssociation.mediaType)\","]
    lines += MediaType.byExtension.map { "  \".\($0.extension)\" => \"\($0.type)\"," }
    return "mimetype.assign = (\n" + lines.joined(separator: "\n")
      + "\n  \"\" => \"\(MediaType.unknown)\"\n)\n"
  }

  private func redirects(_ domain: HostedDomain) -> String {
    guard !domain.redirects.isEmpty else { return "" }
    let lines = domain.redirects.map { redirect in
      let pattern = redirect.path.text == "/" ? "/" : "\(redirect.path.pattern)/?"
      return "  \"^\(pattern)(\\?.*)?$\" => \"\(redirect.target)$1\""
    }
    return "url.redirect = (\n" + lines.joined(separator: ",\n") + "\n)\n"
  }
}

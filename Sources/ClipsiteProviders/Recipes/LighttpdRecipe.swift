import ClipsiteAppClips
import ClipsiteSiteContent
import ClipsiteSiteModel

/// lighttpd: a file for each domain, to be included in the domain's condition. Name and root belong to the
/// machine and stay in the condition. Needs the modules redirect, rewrite and setenv.
struct LighttpdRecipe: ProviderRecipe {
  func files(for domain: HostedDomain) -> [ProviderFile] {
    let text = head(domain) + types + redirects(domain) + pages(domain)
    return [ProviderFile("\(domain.name).conf", beside: .lighttpd, Array(text.utf8))]
  }

  private func head(_ domain: HostedDomain) -> String {
    """
    # lighttpd, for \(domain.name). Include this file in the condition of the domain:
    #   server.modules += ("mod_redirect", "mod_rewrite", "mod_setenv")
    #   $HTTP["host"] == "\(domain.name)" {
    #     server.document-root = "/srv/clipsite/\(domain.name)"
    #     server.errorfile-prefix = "/srv/clipsite/\(domain.name)/"
    #     include "/srv/clipsite/\(OutputPath.hostsFolder)/lighttpd/\(domain.name).conf"
    #   }
    # Headers of your own: setenv.set-response-header, for a list of the other kind would take the place of this one.
    index-file.names = ("index.html")
    # Nothing is below a file: /market.html/x would be answered with the page.
    static-file.disable-pathinfo = "enable"
    # A hidden file, or a folder below .well-known, is not there, instead of forbidden: nothing has this path.
    $HTTP["url"] =~ "/\\.(?!well-known/)|^/\\.well-known/(.*/)?$" {
      url.rewrite-once = ("^/" => "/_/_")
    }
    $HTTP["url"] !~ "^\(AppSiteAssociation.path.replacing(".", with: "\\."))(\\.json)?$" {
      setenv.add-response-header = (\(headers(domain, CacheControl.page)))
    }
    else {
      setenv.add-response-header = (\(headers(domain, CacheControl.association)))
    }

    """
  }

  /// All in one list, for only one of several takes effect.
  private func headers(_ domain: HostedDomain, _ cacheControl: String) -> String {
    guard !domain.securityHeaders.isEmpty else { return "\"Cache-Control\" => \"\(cacheControl)\"" }
    let headers = [("Cache-Control", cacheControl)] + domain.securityHeaders.map { ($0.name, $0.value) }
    return "\n" + headers.map { "    \"\($0)\" => \"\($1)\"" }.joined(separator: ",\n") + "\n  "
  }

  /// Types are found by the end of the name, the first that fits.
  private var types: String {
    var lines = ["  \"\(WellKnown.associationName)\" => \"\(WellKnown.associationType)\","]
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

  /// Inside the server only: `/market` and `/market/` are answered from the file, without a redirect.
  private func pages(_ domain: HostedDomain) -> String {
    let file = domain.pageFiles == .flat ? "/$1.html$2" : "/$1/index.html$2"
    return """
      url.rewrite-if-not-file = (
        "^/(\\?.*)?$" => "/index.html$1",
        "^/(?!\\.well-known/)([^?.]+?)/?(\\?.*)?$" => "\(file)"
      )

      """
  }
}

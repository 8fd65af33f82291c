import ClipsiteAppClips
import ClipsiteContent

/// Servers of one's own: a file for each domain, to be included where the server knows the domain. Certificate,
/// name, and root belong to the machine and stay there.
extension ProviderRecipe {
  /// nginx: to be included in the domain's server block. It never names `$uri/`, which would redirect to a
  /// slash. Errors have the headers, too.
  static let nginx = ProviderRecipe(
    tellsQueriesApart: true,
    files: each { domain in
      let headers = domain.headers { "add_header \($0.name) \"\($0.value)\" always;\n" }
      let redirects =
        domain.queryRules { "if ($request_uri = \"/?\($0.query)\") {\n  return 301 \($0.target);\n}\n" }
        + domain.rules { "location = \($0.path) {\n  return 301 \($0.target)$is_args$args;\n}\n" }
      return [.filled("nginx.conf", .nginx, domain, ["headers": headers, "redirects": redirects])]
    })

  /// Apache HTTP Server: to be included in a `<Directory>`, or copied to the root of the domain as `.htaccess`
  /// where there is no other way. Needs the modules rewrite and headers. Errors have the headers, too.
  ///
  /// Rules have whole URLs, for Apache would make them of its own scheme and port, which are others where a
  /// proxy stands in front.
  static let apache = ProviderRecipe(
    tellsQueriesApart: true,
    files: each { domain in
      let headers = domain.headers { "Header always set \($0.name) \"\($0.value)\"\n" }
      let queries = domain.queryRules {
        "RewriteCond \"%{QUERY_STRING}\" \"=\($0.query)\"\nRewriteRule \"^$\" \"\($0.url)\" [R=301,QSD,L]\n"
      }
      let redirects = domain.rules { redirect in
        let pattern = redirect.pathWithoutSlash.isEmpty ? "^$" : "^\(redirect.path.pattern.dropFirst())/?$"
        return "RewriteRule \"\(pattern)\" \"\(redirect.url)\" [R=301,L]\n"
      }
      return [
        .filled("apache.conf", .apache, domain, ["headers": headers, "redirects": queries + redirects])
      ]
    })

  /// Caddy: to be imported into the domain's block. Files are served by their own path: a rewrite would take a
  /// `?` in a name for the start of a query.
  static let caddy = ProviderRecipe(
    tellsQueriesApart: true,
    files: each { domain in
      let targets = domain.rules { "    \($0.path) \($0.target)\n" }
      let queries = domain.queryRules { "    \"/?\($0.query)\" \($0.target)\n" }
      let values = [
        "headers": domain.headers { "  header \($0.name) \"\($0.value)\"\n" },
        "redirects": (queries.isEmpty ? "" : domain.filled("queries.caddy", ["queries": queries]))
          + (targets.isEmpty ? "" : domain.filled("redirects.caddy", ["targets": targets])),
        "impossible": impossiblePath,
      ]
      return [.filled("site.caddy", .caddy, domain, values)]
    })

  /// A zero byte, and more bytes than a name or a path has, in the path of a URL as it was sent: characters
  /// other than ASCII count as their bytes.
  private static let impossiblePath: String = {
    let (name, path) = (OutputPath.maximumNameLength + 1, OutputPath.maximumLength + 1)
    return "^[^?]*%00|^[^?]*/(?:[^/?%]|%..){\(name)}|^(?:[^?%]|%..){\(path)}"
  }()

  /// lighttpd: to be included in the domain's condition. Inside the server only, `/market` and `/market/` are
  /// answered from the file, without a redirect. Needs the modules redirect, rewrite and setenv.
  static let lighttpd = ProviderRecipe(
    tellsQueriesApart: true,
    files: each { domain in
      let redirects =
        domain.queries.map { "  \"^/\\?\($0.pattern)$\" => \"\($0.target)\"" }
        + domain.redirects.map { redirect in
          let pattern = redirect.path.text == "/" ? "/" : "\(redirect.path.pattern)/?"
          return "  \"^\(pattern)(\\?.*)?$\" => \"\(redirect.target)$1\""
        }
      let values = [
        "page-headers": lighttpdHeaders(domain, CacheControl.page),
        "association-headers": lighttpdHeaders(domain, CacheControl.association),
        "association-pattern": AppSiteAssociation.path.replacing(".", with: "\\."), "types": lighttpdTypes,
        "redirects": redirects.isEmpty
          ? "" : "url.redirect = (\n" + redirects.joined(separator: ",\n") + "\n)\n",
        "file": domain.pageFiles == .flat ? "/$1.html$2" : "/$1/index.html$2",
      ]
      return [.filled("lighttpd.conf", .lighttpd, domain, values)]
    })

  /// All in one list, for only one of several takes effect.
  private static func lighttpdHeaders(_ domain: HostedDomain, _ cacheControl: String) -> String {
    guard !domain.securityHeaders.isEmpty else { return "\"Cache-Control\" => \"\(cacheControl)\"" }
    let headers = [("Cache-Control", cacheControl)] + domain.securityHeaders.map { ($0.name, $0.value) }
    return "\n" + headers.map { "    \"\($0)\" => \"\($1)\"" }.joined(separator: ",\n") + "\n  "
  }

  /// Types are found by the end of the name, the first that fits.
  private static var lighttpdTypes: String {
    var lines = ["  \"\(WellKnown.associationName)\" => \"\(AppSiteAssociation.mediaType)\","]
    lines += MediaType.byExtension.map { "  \".\($0.extension)\" => \"\($0.type)\"," }
    return "mimetype.assign = (\n" + lines.joined(separator: "\n")
      + "\n  \"\" => \"\(MediaType.unknown)\"\n)\n"
  }
}

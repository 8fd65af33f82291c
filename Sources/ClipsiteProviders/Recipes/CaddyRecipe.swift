import ClipsiteAppClips
import ClipsiteSiteContent
import ClipsiteSiteModel

/// Caddy: a file for each domain, to be imported into the domain's block. Name and root belong to the machine
/// and stay in the block.
struct CaddyRecipe: ProviderRecipe {
  func files(for domain: HostedDomain) -> [ProviderFile] {
    let text = head(domain) + redirects(domain) + pages
    return [ProviderFile("\(domain.name).caddy", beside: .caddy, Array(text.utf8))]
  }

  private func head(_ domain: HostedDomain) -> String {
    """
    # Caddy, for \(domain.name). Import this file in the block of the domain:
    #   \(domain.name) {
    #     root * /srv/clipsite/\(domain.name)
    #     import /srv/clipsite/\(OutputPath.hostsFolder)/caddy/\(domain.name).caddy
    #   }
    @clipsite_association path \(AppSiteAssociation.path) \(AppSiteAssociation.twinPath)
    # A path that no file of the site can have, which the system would refuse to look for.
    @clipsite_impossible vars_regexp {uri} "\(Self.impossiblePath)"
    @clipsite_hidden {
      path_regexp /\\.
      not path /\(WellKnown.folder)/*
    }
    @clipsite_hidden_below path_regexp ^/\\.well-known/(.*/)?\\.
    @clipsite_slash path_regexp ^/.+/$
    @clipsite_page {
      not file
      file {path}.html {path}/index.html
    }
    route {
      header Cache-Control "\(CacheControl.page)"
      header @clipsite_association Cache-Control "\(CacheControl.association)"
      header @clipsite_association Content-Type \(WellKnown.associationType)
    \(headers(domain))  error @clipsite_impossible 404
      error @clipsite_hidden 404
      error @clipsite_hidden_below 404
      # Inside the server only: /market/ is answered as /market, without a redirect.
      uri @clipsite_slash strip_suffix /

    """
  }

  /// A zero byte, and more bytes than a name or a path has, in the path of a URL as it was sent: characters other
  /// than ASCII count as their bytes.
  private static let impossiblePath: String = {
    let (name, path) = (OutputPath.maximumNameLength + 1, OutputPath.maximumLength + 1)
    return "^[^?]*%00|^[^?]*/(?:[^/?%]|%..){\(name)}|^(?:[^?%]|%..){\(path)}"
  }()

  private func headers(_ domain: HostedDomain) -> String {
    domain.securityHeaders.map { "  header \($0.name) \"\($0.value)\"\n" }.joined()
  }

  private func redirects(_ domain: HostedDomain) -> String {
    guard !domain.redirects.isEmpty else { return "" }
    return """
        map {path} {clipsite_target} {
      \(domain.redirects.map { "    \($0.path) \($0.target)\n" }.joined())    default ""
        }
        @clipsite_query {
          not vars {clipsite_target} ""
          not vars {query} ""
        }
        redir @clipsite_query {clipsite_target}?{query} 301
        @clipsite_short not vars {clipsite_target} ""
        redir @clipsite_short {clipsite_target} 301

      """
  }

  /// Files are served by their own path: a rewrite would take a `?` in a name for the start of a query.
  private var pages: String {
    """
      rewrite @clipsite_page {file_match.relative}
      file_server
    }
    handle_errors {
      rewrite * /404.html
      file_server
    }

    """
  }
}

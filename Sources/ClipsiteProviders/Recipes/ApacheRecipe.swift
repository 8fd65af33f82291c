import ClipsiteSiteContent
import ClipsiteSiteModel

/// Apache HTTP Server: a file for each domain, to be included in a `<Directory>`, or copied to the root of
/// the domain as `.htaccess` where there is no other way. Needs the modules rewrite and headers.
struct ApacheRecipe: ProviderRecipe {
  func files(for domain: HostedDomain) -> [ProviderFile] {
    let text = head(domain) + redirects(domain) + pages
    return [ProviderFile("\(domain.name).conf", beside: .apache, Array(text.utf8))]
  }

  private func head(_ domain: HostedDomain) -> String {
    """
    # Apache, for \(domain.name). Needs the modules rewrite and headers (a2enmod rewrite headers). Include this file in
    # the host of the domain:
    #   <VirtualHost *:443>
    #     ServerName \(domain.name)
    #     DocumentRoot "/srv/clipsite/\(domain.name)"
    #     <Directory "/srv/clipsite/\(domain.name)">
    #       Require all granted
    #       Include "/srv/clipsite/\(OutputPath.hostsFolder)/apache/\(domain.name).conf"
    #     </Directory>
    #   </VirtualHost>
    # Where you may not do that, copy it to the root of the domain as .htaccess.
    DirectoryIndex index.html
    DirectorySlash Off
    # Without the slash a folder would be listed.
    Options -Indexes -MultiViews
    ErrorDocument 404 /404.html
    ErrorDocument 403 /404.html
    Header set Cache-Control "\(CacheControl.page)"
    \(headers(domain))<Files "\(WellKnown.associationName)">
      ForceType \(WellKnown.associationType)
      Header set Cache-Control "\(CacheControl.association)"
    </Files>
    <Files "\(WellKnown.associationName).json">
      ForceType \(WellKnown.associationType)
      Header set Cache-Control "\(CacheControl.association)"
    </Files>
    RewriteEngine On
    RewriteRule "(^|/)\\.(?!well-known/)" - [R=404,L]

    """
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

  private var pages: String {
    """
    # A folder without a page is not there, instead of forbidden.
    RewriteCond "%{REQUEST_FILENAME}" -d
    RewriteRule "^\\\(WellKnown.folder)(/|$)" - [R=404,L]
    RewriteRule "^\\\(WellKnown.folder)/" - [L]
    RewriteCond "%{DOCUMENT_ROOT}/$1.html" -f
    RewriteRule "^(.+?)/?$" "$1.html" [L]
    RewriteCond "%{DOCUMENT_ROOT}/$1/index.html" -f
    RewriteRule "^(.+?)/?$" "$1/index.html" [L]
    RewriteCond "%{REQUEST_FILENAME}" -d
    RewriteCond "%{REQUEST_FILENAME}/index.html" !-f
    RewriteRule "^" - [R=404,L]

    """
  }
}

import ClipsiteAppClips
import ClipsiteSiteContent
import ClipsiteSiteModel

/// nginx: a file for each domain, to be included in the domain's server block. Certificate, name and root
/// belong to the machine and stay in the block; everything that the site needs is in the file.
struct NginxRecipe: ProviderRecipe {
  func files(for domain: HostedDomain) -> [ProviderFile] {
    let text = head(domain) + redirects(domain) + pages
    return [ProviderFile("\(domain.name).conf", beside: .nginx, Array(text.utf8))]
  }

  private func head(_ domain: HostedDomain) -> String {
    """
    # nginx, for \(domain.name). Include this file in the server block of the domain:
    #   server {
    #     listen 443 ssl;
    #     server_name \(domain.name);
    #     ssl_certificate     ...;
    #     ssl_certificate_key ...;
    #     root /srv/clipsite/\(domain.name);
    #     include /srv/clipsite/\(OutputPath.hostsFolder)/nginx/\(domain.name).conf;
    #   }
    index index.html;
    error_page 404 /404.html;
    # Redirects name no scheme and port, which are others where a proxy stands in front.
    absolute_redirect off;
    # One header for the whole block, next to yours: a location with a header of its own would drop these.
    set $clipsite_cache "\(CacheControl.page)";
    add_header Cache-Control $clipsite_cache;
    \(headers(domain))# Inside the server only: /market/ is answered as /market, without a redirect.
    rewrite ^/(.+)/$ /$1;

    location = \(AppSiteAssociation.path) {
      types { }
      default_type \(WellKnown.associationType);
      set $clipsite_cache "\(CacheControl.association)";
    }
    location = \(AppSiteAssociation.twinPath) {
      types { }
      default_type \(WellKnown.associationType);
      set $clipsite_cache "\(CacheControl.association)";
    }
    location ~ /\\.(?!well-known/) {
      return 404;
    }

    """
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

  /// Never `$uri/`: that would redirect to a slash.
  private var pages: String {
    """
    location / {
      try_files $uri $uri.html $uri/index.html =404;
    }

    """
  }
}

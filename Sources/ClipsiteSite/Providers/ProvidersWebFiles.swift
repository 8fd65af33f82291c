// swift-format-ignore-file
// Made from Sources/ClipsiteSite/Providers/WebFiles/ by `.ci/record`. Change the files there instead.

/// The texts of the files in `Sources/ClipsiteSite/Providers/WebFiles`.
enum ProvidersWebFiles {
  /// `cloudfront-headers.js`.
  static let cloudfrontHeadersScript = ##"""
// CloudFront Function for {{domain}}: runtime cloudfront-js-2.0, event "viewer response".
function handler(event) {
  const response = event.response;
  const headers = response.headers;
  "{{headers}}";
  return response;
}

"""##

  /// `cloudfront.js`.
  static let cloudfrontScript = ##"""
// CloudFront Function for {{domain}}: runtime cloudfront-js-2.0, event "viewer request". In the distribution, let
// the errors 403 and 404 answer with /404.html and status 404.
const redirects = "{{redirects}}";
const queries = "{{queries}}";

function handler(event) {
  const request = event.request;
  const uri = request.uri;
  if (uri === '{{association}}') {
    request.uri = '{{twin}}';
    return request;
  }
  const parameters = query(request.querystring);
  if (uri === '/' && Object.prototype.hasOwnProperty.call(queries, parameters)) {
    const headers = { location: { value: queries[parameters] } };
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers };
  }
  const path = uri.length > 1 && uri.endsWith('/') ? uri.slice(0, -1) : uri;
  if (Object.prototype.hasOwnProperty.call(redirects, path)) {
    const headers = { location: { value: redirects[path] + parameters } };
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: headers };
  }
  if (path === '/') {
    request.uri = '/index.html';
  } else if (!path.startsWith('/{{well-known}}/') && !path.slice(path.lastIndexOf('/')).includes('.')) {
    request.uri = path + '{{ending}}';
  }
  return request;
}

function query(parameters) {
  const parts = [];
  for (const name of Object.keys(parameters)) {
    const values = parameters[name].multiValue || [parameters[name]];
    for (const item of values) parts.push(item.value ? name + '=' + item.value : name);
  }
  return parts.length > 0 ? '?' + parts.join('&') : '';
}

"""##

  /// The files by path.
  static let files: [String: String] = [
    "_headers": ##"""
{{association}}
  Content-Type: {{type}}
  Cache-Control: {{association-caching}}
{{twin}}
  Cache-Control: {{association-caching}}

"""##,
    "apache.conf": ##"""
# Apache, for {{domain}}. Needs the modules rewrite and headers (a2enmod rewrite headers). Include this file in
# the host of the domain:
#   <VirtualHost *:443>
#     ServerName {{domain}}
#     DocumentRoot "/srv/clipsite/{{domain}}"
#     <Directory "/srv/clipsite/{{domain}}">
#       Require all granted
#       Include "/srv/clipsite/{{hosts}}/apache/{{domain}}.conf"
#     </Directory>
#   </VirtualHost>
# Where you may not do that, copy it to the root of the domain as .htaccess.
DirectoryIndex index.html
DirectorySlash Off
# Without the slash a folder would be listed.
Options -Indexes -MultiViews
ErrorDocument 404 /404.html
ErrorDocument 403 /404.html
Header set Cache-Control "{{page-caching}}"
{{headers}}<Files "{{association-name}}">
  ForceType {{type}}
  Header set Cache-Control "{{association-caching}}"
</Files>
<Files "{{association-name}}.json">
  ForceType {{type}}
  Header set Cache-Control "{{association-caching}}"
</Files>
RewriteEngine On
RewriteRule "(^|/)\.(?!well-known/)" - [R=404,L]
{{redirects}}# A folder without a page is not there, instead of forbidden.
RewriteCond "%{REQUEST_FILENAME}" -d
RewriteRule "^\{{well-known}}(/|$)" - [R=404,L]
RewriteRule "^\{{well-known}}/" - [L]
RewriteCond "%{DOCUMENT_ROOT}/$1.html" -f
RewriteRule "^(.+?)/?$" "$1.html" [L]
RewriteCond "%{DOCUMENT_ROOT}/$1/index.html" -f
RewriteRule "^(.+?)/?$" "$1/index.html" [L]
RewriteCond "%{REQUEST_FILENAME}" -d
RewriteCond "%{REQUEST_FILENAME}/index.html" !-f
RewriteRule "^" - [R=404,L]

"""##,
    "github-pages.yml": ##"""
# GitHub Pages, for {{domain}}: copy this file to .github/workflows/ and choose "GitHub Actions" and the
# domain in the settings of the repository, below "Pages". It publishes the folder as it was committed; change
# `path` where the site is written to another one. A repository has one domain.
name: Publish {{domain}}
on:
  push:
    branches: [main]
  workflow_dispatch:
permissions:
  contents: read
  pages: write
  id-token: write
concurrency:
  group: pages
  cancel-in-progress: false
jobs:
  publish:
    runs-on: ubuntu-latest
    environment:
      name: github-pages
      url: ${{ steps.deployment.outputs.page_url }}
    steps:
      - uses: actions/checkout@v4
      - uses: actions/configure-pages@v5
      - uses: actions/upload-pages-artifact@v5
        with:
          path: {{folder}}
          # Without this line .well-known is left out.
          include-hidden-files: true
      - id: deployment
        uses: actions/deploy-pages@v4

"""##,
    "gitlab-pages.gitlab-ci.yml": ##"""
# GitLab Pages, for {{domain}}: copy this file to .gitlab-ci.yml. It publishes the folder as it was committed;
# change the path where the site is written to another one. A project has one Pages site.
pages:
  image: busybox:stable
  script:
    - mkdir -p public
    # With the dot at the end, so that .well-known is copied too.
    - cp -R {{folder}}/. public/
    # The rule in _redirects answers from the copy with .json, which has the right type.
    - rm public{{association}}
  artifacts:
    paths: [public]
  rules:
    - if: $CI_COMMIT_BRANCH == $CI_DEFAULT_BRANCH

"""##,
    "lighttpd.conf": ##"""
# lighttpd, for {{domain}}. Include this file in the condition of the domain:
#   server.modules += ("mod_redirect", "mod_rewrite", "mod_setenv")
#   $HTTP["host"] == "{{domain}}" {
#     server.document-root = "/srv/clipsite/{{domain}}"
#     server.errorfile-prefix = "/srv/clipsite/{{domain}}/"
#     include "/srv/clipsite/{{hosts}}/lighttpd/{{domain}}.conf"
#   }
# Headers of your own: setenv.set-response-header, for a list of the other kind would take the place of this one.
index-file.names = ("index.html")
# Nothing is below a file: /market.html/x would be answered with the page.
static-file.disable-pathinfo = "enable"
# A hidden file, or a folder below .well-known, is not there, instead of forbidden: nothing has this path.
$HTTP["url"] =~ "/\.(?!well-known/)|^/\.well-known/(.*/)?$" {
  url.rewrite-once = ("^/" => "/_/_")
}
$HTTP["url"] !~ "^{{association-pattern}}(\.json)?$" {
  setenv.add-response-header = ({{page-headers}})
}
else {
  setenv.add-response-header = ({{association-headers}})
}
{{types}}{{redirects}}url.rewrite-if-not-file = (
  "^/(\?.*)?$" => "/index.html$1",
  "^/(?!\.well-known/)([^?.]+?)/?(\?.*)?$" => "{{file}}"
)

"""##,
    "netlify.toml": ##"""
# Netlify, for {{domain}}: make the folder of this file the base directory of the Netlify site.
# Without it /market answers with a redirect to /market/.
[build]
  publish = "../../../{{domain}}"

[build.processing.html]
  pretty_urls = false

"""##,
    "nginx.conf": ##"""
# nginx, for {{domain}}. Include this file in the server block of the domain:
#   server {
#     listen 443 ssl;
#     server_name {{domain}};
#     ssl_certificate     ...;
#     ssl_certificate_key ...;
#     root /srv/clipsite/{{domain}};
#     include /srv/clipsite/{{hosts}}/nginx/{{domain}}.conf;
#   }
index index.html;
error_page 404 /404.html;
# Redirects name no scheme and port, which are others where a proxy stands in front.
absolute_redirect off;
# One header for the whole block, next to yours: a location with a header of its own would drop these.
set $clipsite_cache "{{page-caching}}";
add_header Cache-Control $clipsite_cache;
{{headers}}# Inside the server only: /market/ is answered as /market, without a redirect.
rewrite ^/(.+)/$ /$1;

location = {{association}} {
  types { }
  default_type {{type}};
  set $clipsite_cache "{{association-caching}}";
}
location = {{twin}} {
  types { }
  default_type {{type}};
  set $clipsite_cache "{{association-caching}}";
}
location ~ /\.(?!well-known/) {
  return 404;
}
{{redirects}}location / {
  try_files $uri $uri.html $uri/index.html =404;
}

"""##,
    "queries.caddy": ##"""
  map {uri} {clipsite_query_target} {
{{queries}}    default ""
  }
  @clipsite_query_target not vars {clipsite_query_target} ""
  redir @clipsite_query_target {clipsite_query_target} 301

"""##,
    "redirects.caddy": ##"""
  map {path} {clipsite_target} {
{{targets}}    default ""
  }
  @clipsite_query {
    not vars {clipsite_target} ""
    not vars {query} ""
  }
  redir @clipsite_query {clipsite_target}?{query} 301
  @clipsite_short not vars {clipsite_target} ""
  redir @clipsite_short {clipsite_target} 301

"""##,
    "render-service.yaml": ##"""
  - type: web
    runtime: static
    name: "{{label}}"
    staticPublishPath: "./{{folder}}"
    headers:
      - path: "{{association}}"
        name: Content-Type
        value: "{{type}}"
      - path: "{{association}}"
        name: Cache-Control
        value: "{{association-caching}}"

"""##,
    "render.yaml": ##"""
# Render: copy this file to the root of the repository. It publishes the folders as they were committed; change
# `staticPublishPath` where the site is written to another one.
services:

"""##,
    "site.caddy": ##"""
# Caddy, for {{domain}}. Import this file in the block of the domain:
#   {{domain}} {
#     root * /srv/clipsite/{{domain}}
#     import /srv/clipsite/{{hosts}}/caddy/{{domain}}.caddy
#   }
@clipsite_association path {{association}} {{twin}}
# A path that no file of the site can have, which the system would refuse to look for.
@clipsite_impossible vars_regexp {uri} "{{impossible}}"
@clipsite_hidden {
  path_regexp /\.
  not path /{{well-known}}/*
}
@clipsite_hidden_below path_regexp ^/\.well-known/(.*/)?\.
@clipsite_slash path_regexp ^/.+/$
@clipsite_page {
  not file
  file {path}.html {path}/index.html
}
route {
  header Cache-Control "{{page-caching}}"
  header @clipsite_association Cache-Control "{{association-caching}}"
  header @clipsite_association Content-Type {{type}}
{{headers}}  error @clipsite_impossible 404
  error @clipsite_hidden 404
  error @clipsite_hidden_below 404
  # Inside the server only: /market/ is answered as /market, without a redirect.
  uri @clipsite_slash strip_suffix /
{{redirects}}  rewrite @clipsite_page {file_match.relative}
  file_server
}
handle_errors {
  rewrite * /404.html
  file_server
}

"""##,
  ]
}

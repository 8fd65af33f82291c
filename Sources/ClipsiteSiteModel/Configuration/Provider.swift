/// A service or server that puts a site on the web: the words of the key `hosts` and of `--host`.
package enum Provider: String, Sendable, CaseIterable {
  /// Netlify.
  case netlify
  /// Cloudflare Pages.
  case cloudflarePages = "cloudflare-pages"
  /// Cloudflare Workers with static assets.
  case cloudflareWorkers = "cloudflare-workers"
  /// Vercel.
  case vercel
  /// Firebase Hosting.
  case firebase
  /// GitHub Pages.
  case gitHubPages = "github-pages"
  /// GitLab Pages.
  case gitLabPages = "gitlab-pages"
  /// Azure Static Web Apps.
  case azureStaticWebApps = "azure-static-web-apps"
  /// Render: static sites.
  case render
  /// Surge.
  case surge
  /// Amazon S3 behind CloudFront.
  case s3CloudFront = "s3-cloudfront"
  /// nginx, tested with 1.22.
  case nginx
  /// Apache HTTP Server, tested with 2.4.
  case apache
  /// Caddy, tested with 2.6.
  case caddy
  /// lighttpd, tested with 1.4.69.
  case lighttpd

  /// The words, in the order in which the documentation lists them.
  package static let names = allCases.map(\.rawValue)
}

/// A service or server that puts a site on the web: the words of the key `hosts` and of `--host`.
public enum WebHost: String, Sendable, CaseIterable {
  case netlify
  case cloudflarePages = "cloudflare-pages"
  case cloudflareWorkers = "cloudflare-workers"
  case vercel
  case firebase
  case gitHubPages = "github-pages"
  case gitLabPages = "gitlab-pages"
  case azureStaticWebApps = "azure-static-web-apps"
  case render
  case surge
  case s3CloudFront = "s3-cloudfront"
  case nginx
  case apache
  case caddy
  case lighttpd

  /// The words, in the order in which the documentation lists them.
  public static let names = allCases.map(\.rawValue)

  /// What this host needs.
  var recipe: any HostRecipe {
    switch self {
    case .netlify: NetlifyRecipe()
    case .cloudflarePages: CloudflarePagesRecipe()
    case .cloudflareWorkers: CloudflareWorkersRecipe()
    case .vercel: VercelRecipe()
    case .firebase: FirebaseRecipe()
    case .gitHubPages: GitHubPagesRecipe()
    case .gitLabPages: GitLabPagesRecipe()
    case .azureStaticWebApps: AzureStaticWebAppsRecipe()
    case .render: RenderRecipe()
    case .surge: SurgeRecipe()
    case .s3CloudFront: S3CloudFrontRecipe()
    case .nginx: NginxRecipe()
    case .apache: ApacheRecipe()
    case .caddy: CaddyRecipe()
    case .lighttpd: LighttpdRecipe()
    }
  }
}

package import ClipsiteSiteModel

/// What one host needs beside the site's own files.
///
/// A recipe says nothing of what the host does by itself; what it cannot do at all is said by the members
/// that the checks in `Checks/Hosting` ask for.
package protocol ProviderRecipe: Sendable {
  /// What the host refuses.
  var limits: ProviderLimits { get }
  /// Whether the type of the AASA file cannot be set there.
  var leavesTypeUnset: Bool { get }
  /// Whether `/market` redirects to `/market/` there with `page-files: folders`, whatever is configured.
  var redirectsFolders: Bool { get }

  /// Whether each page needs a rule there with `page-files: folders`.
  var needsRulesForFolders: Bool { get }

  /// Whether the host can answer a short URL with status 301.
  func canRedirect(_ redirect: ProviderRedirect) -> Bool

  /// The files for all domains together.
  func files(for site: HostedSite) -> [ProviderFile]

  /// The files for one domain.
  func files(for domain: HostedDomain) -> [ProviderFile]
}

extension ProviderRecipe {
  package var limits: ProviderLimits { ProviderLimits() }
  var leavesTypeUnset: Bool { false }
  var redirectsFolders: Bool { false }
  package var needsRulesForFolders: Bool { false }

  func canRedirect(_ redirect: ProviderRedirect) -> Bool { true }

  package func files(for site: HostedSite) -> [ProviderFile] { site.domains.flatMap { files(for: $0) } }

  package func files(for domain: HostedDomain) -> [ProviderFile] { [] }
}

extension Provider {
  /// What this host needs.
  package var recipe: any ProviderRecipe {
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

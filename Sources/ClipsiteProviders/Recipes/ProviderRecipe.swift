import ClipsiteAppClips
import ClipsitePlatform
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

/// What a host refuses, as far as a site can know. A limit that is not there is nil.
package struct ProviderLimits: Sendable {
  /// How many redirects a domain may have, rules for pages included.
  var redirects: Int?
  /// How many parts the path of a redirect may have.
  var pathParts: Int?
  /// How long the line of a redirect may be, in bytes.
  var ruleLength: Int?
  /// How large one configuration file may be, in bytes.
  var configurationSize: Int?
  /// How many files a domain may have.
  var files: Int?
  /// How large one file may be, in bytes.
  package var fileSize: Int?

  /// Whether a redirect is short enough for a rule.
  func takes(_ redirect: ProviderRedirect) -> Bool {
    redirect.partCount <= pathParts ?? .max && redirect.ruleLength <= ruleLength ?? .max
  }
}

/// One file for a host.
package struct ProviderFile: Sendable {
  /// Where it goes, below the output folder.
  package let path: OutputPath
  /// Its bytes.
  package let bytes: [UInt8]
  /// How many redirects it holds, where the host counts them.
  var redirectCount = 0

  /// A file in the root of a domain, which the host takes out of what it serves.
  init(_ name: String, in domain: AssociatedDomain, _ bytes: [UInt8]) {
    path = OutputPath(domain, RelativePath(name))
    self.bytes = bytes
  }

  /// A file beside the domains' folders, which nobody serves.
  ///
  /// - Parameter name: The path below the folder of the host, as in `example.com.conf`.
  init(_ name: String, beside host: Provider, _ bytes: [UInt8]) {
    path = OutputPath(beside: RelativePath("\(host.rawValue)/\(name)"))
    self.bytes = bytes
  }
}

import ClipsiteAppClips
package import ClipsiteContent
import ClipsiteSystem

/// The files that one provider needs beside the site's own, and what it cannot do at all, which the checks ask
/// for. A recipe says nothing of what the provider does by itself.
package struct ProviderRecipe: Sendable {
  package var limits = ProviderLimits()
  /// Indicates whether the provider cannot set the type of the AASA file.
  var leavesTypeUnset = false
  /// Indicates whether the provider always redirects `/market` to `/market/` with `page-files: folders`.
  var redirectsFolders = false
  /// Indicates whether the provider needs a rule for each page with `page-files: folders`.
  package var needsRulesForFolders = false
  /// Indicates whether the provider can answer a short URL with status 301.
  var canRedirect: @Sendable (ProviderRedirect) -> Bool = { _ in true }
  /// Indicates whether the provider redirects short URLs with a query.
  var tellsQueriesApart = false
  /// The files for some domains.
  let files: @Sendable ([HostedDomain]) -> [ProviderFile]

  /// The files of a provider that needs separate ones for each domain.
  static func each(
    _ files: @escaping @Sendable (HostedDomain) -> [ProviderFile]
  ) -> @Sendable ([HostedDomain]) -> [ProviderFile] {
    { $0.flatMap(files) }
  }
}

extension Provider {
  /// The recipe of this provider.
  package var recipe: ProviderRecipe {
    switch self {
    case .netlify: .netlify
    case .cloudflarePages: .cloudflarePages
    case .cloudflareWorkers: .cloudflareWorkers
    case .vercel: .vercel
    case .firebase: .firebase
    case .gitHubPages: .gitHubPages
    case .gitLabPages: .gitLabPages
    case .azureStaticWebApps: .azureStaticWebApps
    case .render: .render
    case .surge: .surge
    case .s3CloudFront: .s3CloudFront
    case .nginx: .nginx
    case .apache: .apache
    case .caddy: .caddy
    case .lighttpd: .lighttpd
    }
  }
}

/// The limits of a provider, as far as a site can know them. A missing limit is `nil`.
package struct ProviderLimits: Sendable {
  /// The number of redirects that a domain may have, rules for pages included.
  var redirects: Int?
  /// The number of parts that the path of a redirect may have.
  var pathParts: Int?
  /// The length that the line of a redirect may have, in bytes.
  var ruleLength: Int?
  /// The size that one configuration file may have, in bytes.
  var configurationSize: Int?
  /// The number of files that a domain may have.
  var files: Int?
  /// The size that one file may have, in bytes.
  package var fileSize: Int?

  /// Indicates whether a redirect is short enough for a rule.
  func takes(_ redirect: ProviderRedirect) -> Bool {
    redirect.partCount <= pathParts ?? .max && redirect.ruleLength <= ruleLength ?? .max
  }
}

/// One file for a host.
package struct ProviderFile: Sendable {
  /// The path below the output folder.
  package let path: OutputPath
  package let bytes: [UInt8]
  /// The number of redirects in the file, if the provider counts them.
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

  /// Fills a text of `WebFiles` for a domain, as a file beside the site that the provider includes or copies.
  ///
  /// - Parameters:
  ///   - template: The name of the text. What follows its first period ends the name of the file.
  ///   - values: The values of this provider's own places, as `{{redirects}}`. None of a site's texts can be
  ///     one, because `SafeText` has no braces.
  static func filled(
    _ template: String, _ provider: Provider, _ domain: HostedDomain, _ values: [String: String] = [:]
  ) -> ProviderFile {
    let text = domain.filled(template, values)
    return ProviderFile("\(domain.name)\(template.drop { $0 != "." })", beside: provider, Array(text.utf8))
  }
}

extension HostedDomain {
  /// Returns a text of `WebFiles` with the values of the domain, and those of a provider's own places.
  func filled(_ template: String, _ own: [String: String] = [:]) -> String {
    ProvidersWebFiles.files.filled(template, values.merging(own) { _, own in own })
  }

  /// A line for each security header.
  func headers(_ line: (SecurityHeader) -> String) -> String { securityHeaders.map(line).joined() }

  /// A rule for each short URL.
  func rules(_ rule: (ProviderRedirect) -> String) -> String { redirects.map(rule).joined() }

  /// A rule for each short URL with a query.
  func queryRules(_ rule: (QueryRedirect) -> String) -> String { queries.map(rule).joined() }

  /// The values that every provider's text can have.
  var values: [String: String] {
    [
      "domain": name.text, "folder": folder.text, "hosts": OutputPath.hostsFolder.text,
      "association": AppSiteAssociation.path, "twin": AppSiteAssociation.twinPath,
      "association-name": WellKnown.associationName.text, "well-known": WellKnown.folder.text,
      "type": AppSiteAssociation.mediaType, "page-caching": CacheControl.page,
      "association-caching": CacheControl.association, "label": label,
    ]
  }
}

package import ClipsiteAppClips
import ClipsiteSiteModel

/// A site as the recipes of hosts see it.
package struct HostedSite: Sendable {
  /// The domains, those of short URLs too, in the order of the site.
  package let domains: [HostedDomain]
}

/// One domain of a site as the recipes of hosts see it.
package struct HostedDomain: Sendable {
  /// The domain.
  package let domain: AssociatedDomain
  /// Its short URLs.
  var redirects: [ProviderRedirect]
  /// The paths of its pages but the home page, for hosts that need a rule for each; otherwise empty.
  let pages: [SafeText]
  /// How its pages are laid down as files.
  let pageFiles: PageFiles
  /// What its answers say to make them safer; empty where the site leaves that to its operator.
  var securityHeaders: [SecurityHeader] = []

  /// The domain with some of its short URLs.
  func keeping(_ isKept: (ProviderRedirect) -> Bool) -> HostedDomain {
    var domain = self
    domain.redirects.removeAll { !isKept($0) }
    return domain
  }

  /// The domain as text for configurations.
  var name: SafeText { SafeText(domain.rawValue) }
  /// The folder that the domain is written to unless `--output` names another, seen from the site's folder.
  var folder: SafeText { SafeText("\(SiteFolder.outputFolderName)/\(domain)") }
}

public import ClipsiteAppClips

/// What `site.yml` says: the app, the domains, the defaults.
public struct SiteConfiguration: Sendable {
  /// The name of the site, as in `og:site_name`.
  public let name: String
  /// The language of pages that name none.
  public let language: LanguageTag
  /// The domains; the first is the primary one. Never empty.
  public let domains: [AssociatedDomain]
  /// The app and its App Clip.
  public let app: AppIdentity
  /// Everything that may be left out.
  public internal(set) var options: SiteOptions

  /// The domain that holds everything without a domain of its own.
  public var primaryDomain: AssociatedDomain { domains[0] }
}

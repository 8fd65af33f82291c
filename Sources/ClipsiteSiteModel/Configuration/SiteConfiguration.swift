package import ClipsiteAppClips

/// What `site.yml` says: the app, the domains, the defaults.
package struct SiteConfiguration: Sendable {
  /// The name of the site, as in `og:site_name`.
  package let name: String
  /// The language of pages that name none.
  package let language: LanguageTag
  /// The domains; the first is the primary one. Never empty.
  package let domains: [AssociatedDomain]
  /// The app and its App Clip.
  package let app: AppIdentity
  /// Everything that may be left out.
  package internal(set) var options: SiteOptions

  /// The domain that holds everything without a domain of its own.
  package var primaryDomain: AssociatedDomain { domains[0] }
}

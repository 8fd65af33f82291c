package import ClipsiteAppClips

/// What the AASA file of a URL's domain says (Apple, “Supporting associated domains”).
package struct AssociationAnswer: Sendable {
  /// The domain.
  package let domain: AssociatedDomain
  /// The identifiers below `appclips`.
  package let appClips: [String]
  /// Whether the site's App Clip is among them.
  package let isAssociated: Bool
  /// What `applinks` says of the URL.
  package let universalLink: UniversalLinkAnswer

  init(_ lookup: AssociationLookup, of url: InvocationURL, clip: AppID) {
    domain = url.host
    appClips = lookup.appClips
    isAssociated = lookup.names(clip)
    universalLink = lookup.answer(for: url)
  }
}

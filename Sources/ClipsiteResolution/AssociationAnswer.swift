public import ClipsiteAppClips

/// What the AASA file of a URL's domain says (Apple, “Supporting associated domains”).
public struct AssociationAnswer: Sendable {
  /// The domain.
  public let domain: AssociatedDomain
  /// The identifiers below `appclips`.
  public let appClips: [String]
  /// Whether the site's App Clip is among them.
  public let isAssociated: Bool
  /// What `applinks` says of the URL.
  public let universalLink: UniversalLinkAnswer

  init(_ lookup: AssociationLookup, of url: InvocationURL, clip: AppID) {
    domain = url.host
    appClips = lookup.appClips
    isAssociated = lookup.names(clip)
    universalLink = lookup.answer(for: url)
  }
}

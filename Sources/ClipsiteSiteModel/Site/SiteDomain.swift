package import ClipsiteAppClips

/// A domain that the site is written for. Each has a folder of its own and its own AASA file.
package struct SiteDomain: Sendable {
  /// Why the site has this domain.
  package enum Role: Sendable {
    /// The first of `domains`.
    case primary
    /// Another one of `domains`.
    case declared
    /// The domain of a short URL in `aliases`.
    case shortURLs
  }

  /// The domain.
  package let name: AssociatedDomain
  /// Why the site has it.
  package let role: Role
}

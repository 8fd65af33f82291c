public import ClipsiteAppClips

/// A domain that the site is written for. Each has a folder of its own and its own AASA file.
public struct Host: Sendable {
  /// Why the site has this domain.
  public enum Role: Sendable {
    /// The first of `domains`.
    case primary
    /// Another one of `domains`.
    case declared
    /// The domain of a short URL in `aliases`.
    case shortURLs
  }

  /// The domain.
  public let domain: AssociatedDomain
  /// Why the site has it.
  public let role: Role
}

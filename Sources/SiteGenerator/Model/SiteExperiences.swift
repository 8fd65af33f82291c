public import AppClips

/// The advanced App Clip experiences of a site: one for every page that stands for a business or location and shows the
/// App Clip, as if each was registered in App Store Connect.
public struct SiteExperiences: Sendable {
  /// What an invocation URL launches.
  public enum Launched: Sendable {
    /// The experience of a page: by every reading of Apple's rule its URL is the most specific prefix.
    case one(Page)
    /// The default experience: no page with an experience is a prefix.
    case defaultExperience
    /// Apple's documents leave open which of these it is; nil stands for the default experience. The first is the one by
    /// whole path components.
    case ambiguous(Page?, Page?)
  }

  private let pages: [Page]
  private let index: ExperienceIndex

  /// Finds the experiences of a site.
  public init(of site: Site) {
    pages = site.pages.filter(site.hasExperience)
    index = ExperienceIndex(
      pages.map { InvocationURL(host: site.hosts[$0.host].domain, slugs: $0.path.description) })
  }

  /// What an invocation URL launches on a domain of the site.
  public func launched(by url: InvocationURL) -> Launched {
    switch index.match(url) {
    case .none: .defaultExperience
    case .match(let index): .one(pages[index])
    case .ambiguous(let one, let other): .ambiguous(one.map { pages[$0] }, other.map { pages[$0] })
    }
  }
}

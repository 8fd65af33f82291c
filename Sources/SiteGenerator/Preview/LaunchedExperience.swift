import AppClips

/// The App Clip experience that the URL of a page launches, when every page that stands for a business or location
/// and shows the App Clip is registered as one.
public enum LaunchedExperience: Sendable {
  /// The page shows no App Clip.
  case noClip
  /// The page's own.
  case own
  /// That of another page, whose URL is the longest prefix.
  case other(Page)
  /// The default experience: no registered URL is a prefix.
  case defaultExperience
  /// Apple's documents leave open which of these it is; nil stands for the default experience.
  case ambiguous(Page?, Page?)

  init(of page: Page, in site: Site) {
    guard site.display(of: page) != .none else {
      self = .noClip
      return
    }
    let url = InvocationURL(host: site.hosts[page.host].domain, slugs: page.path.description)
    switch SiteExperiences(of: site).launched(by: url) {
    case .one(let launched): self = launched === page ? .own : .other(launched)
    case .defaultExperience: self = .defaultExperience
    case .ambiguous(let one, let other): self = .ambiguous(one, other)
    }
  }
}

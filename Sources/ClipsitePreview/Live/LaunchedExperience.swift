import ClipsiteAppClips
import ClipsiteSiteModel

/// The App Clip experience that the URL of a page launches, when those of the site are registered.
enum LaunchedExperience: Sendable {
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

  init(of page: Page, in site: Site, _ experiences: SiteExperiences) {
    guard site.display(of: page) != .none else {
      self = .noClip
      return
    }
    let url = InvocationURL(host: site[page.domain].name, slugs: page.path.description)
    switch experiences.launched(by: url) {
    case .one(let launched): self = launched.page === page ? .own : .other(launched.page)
    case .defaultExperience: self = .defaultExperience
    case .ambiguous(let one, let other): self = .ambiguous(one?.page, other?.page)
    }
  }
}

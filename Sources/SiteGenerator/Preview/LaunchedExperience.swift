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
    guard site.display(of: page) != .none, let url = try? InvocationURL(site.url(of: page))
    else {
      self = .noClip
      return
    }
    // Only a page whose path is the start of this one's can match, by any reading of the rule.
    let candidates: [(page: Page, url: InvocationURL)] = site.pages.compactMap { other in
      guard other.host == page.host, page.path.description.utf8.starts(with: other.path.description.utf8),
        site.hasExperience(other), let url = try? InvocationURL(site.url(of: other))
      else { return nil }
      return (other, url)
    }
    switch ExperienceMatch.find(url, among: candidates.map(\.url)) {
    case .none: self = .defaultExperience
    case .match(let index): self = candidates[index].page === page ? .own : .other(candidates[index].page)
    case .ambiguous(let one, let other):
      self = .ambiguous(one.map { candidates[$0].page }, other.map { candidates[$0].page })
    }
  }
}

package import ClipsiteAppClips

/// The advanced App Clip experiences of a site, made ready to be asked which of them a URL launches: those
/// that `ExperienceSet` says are to be registered in App Store Connect.
package struct SiteExperiences: Sendable {
  /// An experience, by what it is registered for.
  package struct Registered: Sendable {
    /// The registered URL: that of the page, or a short URL that leads there.
    package let url: InvocationURL
    /// The page whose card it shows.
    package let page: Page
  }

  /// What an invocation URL launches.
  package enum Launched: Sendable {
    /// One experience: by every reading of Apple's rule its URL is the most specific prefix.
    case one(Registered)
    /// The default experience: no registered URL is a prefix.
    case defaultExperience
    /// Apple's documents leave open which of these it is; nil stands for the default experience. The first is
    /// the one by whole path components.
    case ambiguous(Registered?, Registered?)
  }

  private let registered: [Registered]
  private let index: ExperienceIndex

  /// Finds the experiences of a site.
  package init(of site: Site, _ content: ContentFolder) {
    registered = ExperienceSet(site, content).experiences.map {
      Registered(url: $0.experience.url, page: site[$0.page])
    }
    index = ExperienceIndex(registered.map(\.url))
  }

  /// What an invocation URL launches on a domain of the site.
  package func launched(by url: InvocationURL) -> Launched {
    switch index.match(url) {
    case .none: .defaultExperience
    case .match(let index): .one(registered[index])
    case .ambiguous(let one, let other): .ambiguous(one.map { registered[$0] }, other.map { registered[$0] })
    }
  }
}

package import ClipsiteAppClips
import ClipsiteSiteContent
package import ClipsiteSiteModel

/// The App Clip experience that a URL launches (Apple, “Configuring App Clip experiences”).
///
/// The site's experiences are taken to be registered as `clipsite experiences export` prints them.
package struct ExperienceAnswer: Sendable {
  /// The experience, or `nil` if the URL launches no App Clip of the site.
  package let match: ExperienceMatch<SiteExperiences.Registered>?
  /// The title of the card, or `nil` for the default experience, whose title is the name of the app.
  package let title: String?
  /// The subtitle of the card.
  package let subtitle: String?
  /// The verb on the button of the card.
  package let action: ClipAction?
  /// The languages of App Store Connect in which the site has the card; empty for the default experience.
  package let languages: [AppStoreConnectLanguage]

  package init(_ match: ExperienceMatch<SiteExperiences.Registered>?, in site: Site) {
    self.match = match
    let page = match?.candidates.first??.page
    let clip = page.map { site.clip(of: $0) }
    title = page.map { clip?.title ?? $0.source.fields.title }
    subtitle = clip?.subtitle
    action = page.map { _ in clip?.action ?? .open }
    languages = page.map { site.localizations(of: $0).map(\.language) } ?? []
  }

  private var candidates: [SiteExperiences.Registered?] { match?.candidates ?? [] }

  /// The verdict in one word, as programs read it.
  package var verdict: String {
    switch match {
    case .match: "one"
    case .ambiguous: "ambiguous"
    case .defaultExperience: "default"
    case nil: "none"
    }
  }

  /// The registered URL that wins, by whole path components where that is open, or `nil` for the default
  /// experience.
  package var url: String? { candidates.first??.url.description }
  /// The registered URL that wins by another reading, if the answer is open, or `nil` for the default
  /// experience.
  package var otherURL: String? { candidates.count > 1 ? candidates[1]?.url.description : nil }
  /// The page whose card is shown, or `nil` for the default experience.
  package var page: Page? { candidates.first??.page }
  /// Indicates whether every page that it may be has a place on the map.
  var hasPlace: Bool { candidates.allSatisfy { $0?.page.source.fields.place != nil } }
  /// Indicates whether the answer may also be the default experience.
  var mayBeDefault: Bool { candidates.contains { $0 == nil } }
}

extension ExperienceMatch {
  /// The experiences that it may be. `nil` is the default experience.
  fileprivate var candidates: [Experience?] {
    switch self {
    case .match(let one): [one]
    case .ambiguous(let one, let other): [one, other]
    case .defaultExperience: [nil]
    }
  }
}

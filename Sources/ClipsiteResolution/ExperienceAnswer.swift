package import ClipsiteAppClips
package import ClipsiteSiteModel

/// The App Clip experience that a URL launches (Apple, “Configuring App Clip experiences”).
///
/// The site's experiences are taken to be registered as `clipsite experiences export` prints them.
package struct ExperienceAnswer: Sendable {
  /// The certainty of the answer.
  package enum Verdict: String, Hashable, Sendable {
    /// By every reading of Apple's rule it is this one.
    case one
    /// Apple's documents leave open which one it is.
    case ambiguous
    /// No advanced experience matches; the default experience applies.
    case defaultExperience = "default"
    /// The URL launches no App Clip of the site.
    case none
  }

  /// The certainty of the answer.
  package let verdict: Verdict
  /// The registered URL that wins, by whole path components where that is open, or `nil` for the default
  /// experience.
  package let url: String?
  /// The registered URL that wins by another reading, if the answer is open, or `nil` for the default
  /// experience.
  package let otherURL: String?
  /// The title of the card, or `nil` for the default experience, whose title is the name of the app.
  package let title: String?
  /// The subtitle of the card.
  package let subtitle: String?
  /// The verb on the button of the card.
  package let action: ClipAction?
  /// The languages of App Store Connect in which the site has the card; empty for the default experience.
  package let languages: [AppStoreConnectLanguage]
  /// The page whose card is shown, or `nil` for the default experience.
  package let page: Page?
  /// Indicates whether every page that it may be has a place on the map.
  let hasPlace: Bool
  /// Indicates whether the answer may also be the default experience.
  let mayBeDefault: Bool

  /// No App Clip of the site.
  package static let none = ExperienceAnswer(.none)
  /// The default experience, as a default link launches it.
  package static let defaultExperience = ExperienceAnswer(.defaultExperience)

  private init(_ verdict: Verdict) {
    self.verdict = verdict
    (url, otherURL, title, subtitle, action, languages, page) = (nil, nil, nil, nil, nil, [], nil)
    hasPlace = false
    mayBeDefault = verdict == .defaultExperience
  }

  package init(_ launched: SiteExperiences.Launched, in site: Site) {
    let found: [SiteExperiences.Registered?]
    switch launched {
    case .one(let one): (verdict, found) = (.one, [one])
    case .defaultExperience: (verdict, found) = (.defaultExperience, [nil])
    case .ambiguous(let one, let other): (verdict, found) = (.ambiguous, [one, other])
    }
    url = found.first??.url.description
    otherURL = found.count > 1 ? found[1]?.url.description : nil
    page = found.first??.page
    let clip = page.map { site.clip(of: $0) }
    title = page.map { clip?.title ?? $0.source.fields.title }
    subtitle = clip?.subtitle
    action = page.map { _ in clip?.action ?? .open }
    languages = page.map { site.localizations(of: $0).map(\.language) } ?? []
    hasPlace = found.allSatisfy { $0?.page.source.fields.place != nil }
    mayBeDefault = found.contains { $0 == nil }
  }
}

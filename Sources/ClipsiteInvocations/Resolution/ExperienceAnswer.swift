package import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteSite

/// The App Clip experience that a URL launches (Apple, “Configuring App Clip experiences”).
///
/// The site's experiences are taken to be registered as `clipsite experiences export` prints them.
package struct ExperienceAnswer: Sendable {
  /// The experience, or `nil` if the URL launches no App Clip of the site.
  package let match: ExperienceMatch<SiteExperiences.Registered>?
  /// The card, or `nil` for the default experience, whose card only App Store Connect knows.
  package let card: LaunchedCard?

  package init(_ match: ExperienceMatch<SiteExperiences.Registered>?, in site: Site) {
    self.match = match
    card = site.card(of: match)
  }

  /// The title of the card, or `nil` for the default experience, whose title is the name of the app.
  package var title: String? { card?.title }
  /// The subtitle of the card.
  package var subtitle: String? { card?.subtitle }
  /// The verb on the button of the card.
  package var action: ClipAction? { card?.action }
  /// The languages of App Store Connect in which the site has the card; empty for the default experience.
  package var languages: [AppStoreConnectLanguage] { card?.localizations.map(\.language) ?? [] }

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
  /// Indicates whether every experience that it may be has a place on the map.
  var hasPlace: Bool { candidates.allSatisfy { $0?.hasPlace == true } }
  /// Indicates whether the answer may also be the default experience.
  var mayBeDefault: Bool { candidates.contains { $0 == nil } }
}

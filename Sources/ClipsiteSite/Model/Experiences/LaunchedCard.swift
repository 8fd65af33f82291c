package import ClipsiteAppClips
import ClipsiteContent

/// The App Clip card that people see for a URL: that of the experience which the URL launches, in one of the
/// languages of the experience.
package struct LaunchedCard: Sendable {
  /// The page whose experience and header image it is.
  package let page: Page
  /// The page whose words it has: the same one, or a variant.
  package let words: Page
  /// The title.
  package let title: String
  /// The subtitle.
  package let subtitle: String?
  /// The verb on the button.
  package let action: ClipAction
  /// The header image, or `nil` without one.
  package let image: ImageReference?
  /// All localizations of the card, with the pages whose words they have.
  package let localizations: [(language: AppStoreConnectLanguage, page: Page)]
}

extension Site {
  /// The card for a URL, or `nil` for the default experience, whose card only App Store Connect knows, and for
  /// a URL without an App Clip.
  ///
  /// - Parameters:
  ///   - match: The experience that the URL launches. If that is open, the one by whole path components counts.
  ///   - language: The reader's language, or `nil` for the default language of the card.
  package func card(
    of match: ExperienceMatch<SiteExperiences.Registered>?, in language: LanguageTag? = nil
  ) -> LaunchedCard? {
    guard let page = match?.candidates.first??.page else { return nil }
    let localizations = localizations(of: page)
    let wanted = language.flatMap(AppStoreConnectLanguage.init)
    let words = localizations.first { $0.language == wanted }?.page ?? localizations.first?.page ?? page
    return LaunchedCard(
      page: page, words: words, title: words.source.fields.cardTitle, subtitle: clip(of: words).cardSubtitle,
      action: clip(of: page).action ?? .open, image: image(of: page)?.reference, localizations: localizations)
  }

  /// The card for the URL of a page, in its default language.
  package func card(of page: Page, among experiences: SiteExperiences) -> LaunchedCard? {
    card(of: experiences.launched(by: invocationURL(of: page)))
  }

  /// Indicates whether a page names an image that its App Clip card does not have, because its URL launches the
  /// experience of another page.
  ///
  /// - Parameter card: The card for the URL of the page.
  package func hasImageWithoutCard(_ page: Page, _ card: @autoclosure () -> LaunchedCard?) -> Bool {
    guard page.source.fields.image != nil, display(of: page) != .none else { return false }
    return image(of: page)?.reference != card()?.image
  }
}

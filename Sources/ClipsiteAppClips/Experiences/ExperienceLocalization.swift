/// The words on the card of an advanced experience in one language (App Store Connect API,
/// `AppClipAdvancedExperienceLocalization`).
public struct ExperienceLocalization: Hashable, Sendable {
  /// The language of both texts.
  public var language: AppStoreConnectLanguage
  /// The title of the card; should fit `CardText.maximumTitleLength`.
  public var title: String
  /// The text below the title; should fit `CardText.maximumSubtitleLength`.
  public var subtitle: String?

  /// The words in a language.
  public init(language: AppStoreConnectLanguage, title: String, subtitle: String? = nil) {
    self.language = language
    self.title = title
    self.subtitle = subtitle
  }
}

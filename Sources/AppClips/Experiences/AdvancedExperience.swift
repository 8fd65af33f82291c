/// The metadata of an App Clip experience for the URLs below one registered URL.
///
/// App Clip Codes, Maps, location suggestions, further domains and a card of its own for a location each need
/// one (Apple, “Configuring the launch experience of your App Clip”).
public struct AdvancedExperience: Hashable, Sendable {
  /// The registered URL, a prefix of the URLs that it serves.
  public var url: InvocationURL
  /// The title of the card; should fit `CardText.maximumTitleLength`.
  public var title: String
  /// The text below the title; should fit `CardText.maximumSubtitleLength`.
  public var subtitle: String
  /// The verb on the button.
  public var action: ClipAction
  /// The kind of business, for Maps.
  public var category: BusinessCategory?
  /// The language of title and subtitle.
  public var language: AppStoreConnectLanguage

  /// An advanced experience.
  public init(
    url: InvocationURL, title: String, subtitle: String, action: ClipAction = .open,
    category: BusinessCategory? = nil, language: AppStoreConnectLanguage
  ) {
    self.url = url
    self.title = title
    self.subtitle = subtitle
    self.action = action
    self.category = category
    self.language = language
  }
}

/// What fits on an App Clip card.
///
/// The limits are those that App Store Connect shows (Apple, “Configuring App Clip experiences”).
public enum CardText {
  /// The greatest number of characters in a title.
  public static let maximumTitleLength = 30
  /// The greatest number of characters in a subtitle.
  public static let maximumSubtitleLength = 56
  /// The width of the header image in pixels.
  public static let headerImageWidth = 1800
  /// The height of the header image in pixels.
  public static let headerImageHeight = 1200

  /// How many characters a title is too long; 0 when it fits.
  public static func excess(ofTitle title: String) -> Int { excess(title, maximumTitleLength) }

  /// How many characters a subtitle is too long; 0 when it fits.
  public static func excess(ofSubtitle subtitle: String) -> Int { excess(subtitle, maximumSubtitleLength) }

  /// A text of few bytes has few characters; counting characters is only worth it for a long one.
  private static func excess(_ text: String, _ limit: Int) -> Int {
    text.utf8.count <= limit ? 0 : max(0, text.count - limit)
  }
}

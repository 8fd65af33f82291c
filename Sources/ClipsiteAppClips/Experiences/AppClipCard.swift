/// The limits of texts on an App Clip card.
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
  /// The size of the header image in words, as in “an image of 1800 by 1200 pixels”.
  package static let headerImagePixels = "\(headerImageWidth) by \(headerImageHeight) pixels"
  /// The size of the header image as tables have it.
  package static let headerImageSize = "\(headerImageWidth) × \(headerImageHeight) pixels"

  /// Returns the number of characters by which a title is too long, or 0 if it fits.
  public static func excess(ofTitle title: String) -> Int { excess(title, maximumTitleLength) }

  /// Returns the number of characters by which a subtitle is too long, or 0 if it fits.
  public static func excess(ofSubtitle subtitle: String) -> Int { excess(subtitle, maximumSubtitleLength) }

  /// A text of few bytes has few characters; counting characters is only worth it for a long one.
  private static func excess(_ text: String, _ limit: Int) -> Int {
    text.utf8.count <= limit ? 0 : max(0, text.count - limit)
  }
}

/// The verb on the button of an App Clip card (App Store Connect API, `AppClipAction`).
public enum ClipAction: String, Hashable, Sendable, CaseIterable {
  /// For most App Clips.
  case open = "OPEN"
  /// For media, information and education.
  case view = "VIEW"
  /// For games.
  case play = "PLAY"

  /// Reads the spelling that front matter uses: `open`, `view` or `play`.
  public init?(frontMatter text: String) {
    guard let action = Self.allCases.first(where: { $0.frontMatter == text }) else { return nil }
    self = action
  }

  /// The spelling in front matter.
  public var frontMatter: String {
    switch self {
    case .open: "open"
    case .view: "view"
    case .play: "play"
    }
  }

  /// The English text of the button.
  public var label: String {
    switch self {
    case .open: "Open"
    case .view: "View"
    case .play: "Play"
    }
  }
}

/// The form in which Safari shows the App Clip on a page.
public enum ClipDisplay: String, Hashable, Sendable, CaseIterable {
  /// The App Clip card, on iOS 15 and later; a Smart App Banner before.
  case card
  /// A Smart App Banner.
  case banner
  /// Nothing: the page has no tag.
  case none
}

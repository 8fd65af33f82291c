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

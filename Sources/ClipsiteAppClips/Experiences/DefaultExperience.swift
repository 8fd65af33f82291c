/// The metadata of the one App Clip experience that every App Clip has; its title is the app's name.
///
/// It applies when no advanced experience matches the invocation URL (Apple, “Configuring the launch
/// experience of your App Clip”).
public struct DefaultExperience: Hashable, Sendable {
  /// The text below the title; should fit `CardText.maximumSubtitleLength`.
  public var subtitle: String
  /// The verb on the button.
  public var action: ClipAction

  /// A default experience.
  public init(subtitle: String, action: ClipAction = .open) {
    self.subtitle = subtitle
    self.action = action
  }
}

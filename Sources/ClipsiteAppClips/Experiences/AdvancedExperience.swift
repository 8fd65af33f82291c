/// The metadata of an App Clip experience for the URLs below one registered URL.
///
/// App Clip Codes, Maps, location suggestions, further domains and a card of its own for a location each need
/// one (Apple, “Configuring the launch experience of your App Clip”).
public struct AdvancedExperience: Hashable, Sendable {
  /// The registered URL, a prefix of the URLs that it serves. It can never be changed.
  public var url: InvocationURL
  /// What it shows.
  public var card: ExperienceCard

  /// An advanced experience.
  public init(url: InvocationURL, card: ExperienceCard) {
    self.url = url
    self.card = card
  }
}

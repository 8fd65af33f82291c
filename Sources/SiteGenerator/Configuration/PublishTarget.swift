public import AppClips

/// A place that the site can be published to: an entry of `publish` in `site.yml`.
public struct PublishTarget: Sendable {
  /// How bytes get there.
  public enum Destination: Sendable {
    /// All domains go to one place, each into a folder of its own name, as in the output folder.
    case together(PublishPlace)
    /// Each domain is the root of a place of its own.
    case apart([AssociatedDomain: PublishPlace])
  }

  /// The name, as `clipsite publish NAME` takes it.
  public let name: String
  /// Where the name is written.
  public let span: Span
  /// How bytes get there.
  public let destination: Destination
  /// How many releases a folder keeps.
  public let keptReleases: Int
}

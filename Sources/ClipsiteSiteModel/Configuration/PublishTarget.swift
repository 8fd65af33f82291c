public import ClipsiteAppClips

/// A place that the site can be published to: an entry of `publish` in `site.yml`.
public struct PublishTarget: Sendable {
  /// How bytes get there.
  public enum Destination: Sendable {
    /// All domains go to one place, each into a folder of its own name, as in the output folder.
    case together(PublishPlace)
    /// Each domain is the root of a place of its own.
    case apart([AssociatedDomain: PublishPlace])
    /// A command line for the shell, which carries files where they belong.
    case command(String)

    private var places: [PublishPlace] {
      switch self {
      case .together(let place): [place]
      case .apart(let places): Array(places.values)
      case .command: []
      }
    }

    /// Whether files go to a bucket.
    var hasBucket: Bool { places.contains { if case .bucket = $0 { true } else { false } } }
    /// Whether files go to a folder.
    var hasFolder: Bool { places.contains { if case .folder = $0 { true } else { false } } }
  }

  /// The names of pages in a bucket: the key `page-keys`.
  public enum PageKeys: String, Sendable, CaseIterable {
    /// `market`: object stores answer exactly the key that is asked for.
    case urls
    /// `market.html`: for stores behind something that appends `.html`.
    case files
    /// Both.
    case both
  }

  /// The name, as `clipsite publish NAME` takes it.
  public let name: String
  /// Where the name is written.
  public let span: Span
  /// How bytes get there.
  public let destination: Destination
  /// The address of the object store, as in `https://s3.example.com`; nil for Amazon S3.
  public let endpoint: StoreEndpoint?
  /// The region that requests are signed for; nil when the environment tells.
  public let region: String?
  /// The names of pages in a bucket; nil for those that the hosts of the site ask for.
  public let pageKeys: PageKeys?
  /// How many releases a folder keeps.
  public let keptReleases: Int
}

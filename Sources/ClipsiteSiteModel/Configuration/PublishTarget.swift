package import ClipsiteAppClips

/// A place that the site can be published to: an entry of `publish` in `site.yml`.
package struct PublishTarget: Sendable {
  /// How bytes get there.
  package enum Destination: Sendable {
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
    package var hasBucket: Bool { places.contains { if case .bucket = $0 { true } else { false } } }
    /// Whether files go to a folder.
    var hasFolder: Bool { places.contains { if case .folder = $0 { true } else { false } } }
  }

  /// The names of pages in a bucket: the key `page-keys`.
  package enum PageKeys: String, Sendable, CaseIterable {
    /// `market`: object stores answer exactly the key that is asked for.
    case urls
    /// `market.html`: for stores behind something that appends `.html`.
    case files
    /// Both.
    case both
  }

  /// The name, as `clipsite publish NAME` takes it.
  package let name: String
  /// Where the name is written.
  package let range: ByteRange
  /// How bytes get there.
  package let destination: Destination
  /// The address of the object store, as in `https://s3.example.com`; nil for Amazon S3.
  package let endpoint: StoreEndpoint?
  /// The region that requests are signed for; nil when the environment tells.
  package let region: String?
  /// The names of pages in a bucket; nil for those that the hosts of the site ask for.
  package let pageKeys: PageKeys?
  /// How many releases a folder keeps.
  package let keptReleases: Int
}

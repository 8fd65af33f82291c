/// A business or a location of the site, as an App Clip needs to know it.
public struct RoutedLocation: Hashable, Sendable, Identifiable {
  /// The path of its file in the site's content without `.md`, as in `ferry-street/market` or
  /// `ferry-street/index`. It stays what it is when URLs change.
  public let id: String
  /// The title.
  public let title: String
  /// The URL of its page, in its one form.
  public let url: String
  /// Degrees north and east, where the site has them.
  public let coordinate: Coordinate?

  /// A point on the Earth (WGS 84).
  public struct Coordinate: Hashable, Sendable {
    /// Degrees north.
    public let latitude: Double
    /// Degrees east.
    public let longitude: Double

    /// A point.
    public init(latitude: Double, longitude: Double) {
      self.latitude = latitude
      self.longitude = longitude
    }
  }

  /// A location.
  public init(id: String, title: String, url: String, coordinate: Coordinate? = nil) {
    self.id = id
    self.title = title
    self.url = url
    self.coordinate = coordinate
  }

  /// An invocation URL of the location.
  ///
  /// - Parameters:
  ///   - path: Parts of the path behind that of the location, not encoded.
  ///   - parameters: Names and values for the query, not encoded.
  public func url(adding path: [String] = [], parameters: InvocationParameters) -> String {
    var text = url
    for part in path { text += (text.hasSuffix("/") ? "" : "/") + PercentCoding.encode(part) }
    return text + (parameters.isEmpty ? "" : "?\(parameters)")
  }
}

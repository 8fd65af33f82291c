/// A file of the content that is copied: a picture, a PDF, something below `.well-known`.
public struct Asset: Sendable {
  /// The path below the content folder.
  public let source: String
  /// The position of the domain in `Site.hosts`.
  public let host: Int
  /// The path below the domain's folder, without a slash in front.
  public let path: String
}

public import ClipsitePlatform

/// A file of the content that is copied: a picture, a PDF, something below `.well-known`.
public struct Asset: Sendable {
  /// The path below the content folder.
  public let source: RelativePath
  /// The position of the domain in `Site.hosts`.
  public let host: Int
  /// The path below the domain's folder, without a slash in front.
  public let path: RelativePath
  /// Whether it is part of the site; not so a `.well-known` file of a domain that the layout does not use.
  public let isServed: Bool

  init(source: RelativePath, host: Int, path: RelativePath, isServed: Bool = true) {
    self.source = source
    self.host = host
    self.path = path
    self.isServed = isServed
  }
}

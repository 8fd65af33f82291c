package import ClipsitePlatform

/// A file of the content that is copied: a picture, a PDF, something below `.well-known`.
package struct Asset: Sendable {
  /// The path below the content folder.
  package let source: RelativePath
  /// The position of the domain in `Site.hosts`.
  package let host: Int
  /// The path below the domain's folder, without a slash in front.
  package let path: RelativePath
  /// Whether it is part of the site; not so a `.well-known` file of a domain that the layout does not use.
  package let isServed: Bool

  /// Whether it is an AASA file, which is merged into the domain's instead of being copied.
  package var isAssociation: Bool { path == WellKnown.associationPath }

  package init(source: RelativePath, host: Int, path: RelativePath, isServed: Bool = true) {
    self.source = source
    self.host = host
    self.path = path
    self.isServed = isServed
  }
}

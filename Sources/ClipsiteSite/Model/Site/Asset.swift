package import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteSystem

/// A file of the content that is copied: a picture, a PDF, something below `.well-known`.
package struct Asset: Sendable {
  /// The path below the content folder.
  package let source: RelativePath
  package let domain: DomainID
  /// The path below the domain's folder, without a slash in front.
  package let path: RelativePath
  /// Indicates whether the file is part of the site. It is `false` for a `.well-known` file of a domain that
  /// the layout does not use.
  package let isServed: Bool

  /// Indicates whether this is an AASA file.
  package var isAssociation: Bool { path == WellKnown.associationPath }

  /// Indicates whether this is a file for apps, which is merged into the domain's instead of being copied.
  package var isMerged: Bool { isAssociation || path == WellKnown.assetLinksPath }

  /// Indicates whether this is `assetlinks.json`. Some servers ignore letter case.
  package var isAssetLinks: Bool { "/\(path)".asciiLowercased == AssetLinks.path }

  package init(source: RelativePath, domain: DomainID, path: RelativePath, isServed: Bool = true) {
    self.source = source
    self.domain = domain
    self.path = path
    self.isServed = isServed
  }
}

/// A picture that a page names.
package enum ImageReference: Hashable, Sendable {
  /// A file of the site.
  case asset(AssetID)
  /// A picture elsewhere.
  case remote(WebURL)
}

/// A photo on a page.
package struct PagePhoto: Sendable {
  /// The file, or a picture elsewhere.
  package let image: ImageReference
  /// The description for people who do not see it.
  package let alt: String?
}

package import ClipsiteSite

/// The recipe that makes the bytes of one file. It is small, and worth nothing without its site.
package enum Recipe: Hashable, Sendable {
  /// A page.
  case page(PageID)
  /// The n-th part, from 2, of a page with a long list.
  case listPart(page: PageID, number: Int)
  /// The page of its own that shows a location's App Clip card.
  case cardPage(PageID)
  /// The page at a short URL.
  case redirect(AliasID)
  /// A domain's answer to unknown URLs.
  case notFound(domain: DomainID)
  /// The n-th part, from 1, of a domain's sitemap.
  case sitemap(domain: DomainID, part: Int)
  /// The list of the parts of a domain's sitemap.
  case sitemapIndex(domain: DomainID)
  /// A domain's `robots.txt`, with the lines of the author's own file.
  case robots(domain: DomainID, asset: AssetID?)
  /// A copied file.
  case asset(AssetID)
  /// A picture that is made of a file of the content.
  case picture(asset: AssetID, ImageUse)
  /// The preview picture of a page without one.
  case socialCard(page: PageID)
  /// An icon that is made of the logo, for a domain.
  case icon(domain: DomainID, SiteIcon)
  /// A search page, by its position in `RenderingSource.finders`.
  case finder(Int)
  /// The n-th file of the index of a search page.
  case finderFile(finder: Int, file: Int)
  /// Bytes that are known already, such as an AASA file.
  case bytes([UInt8])
  /// Configuration of a host, which no visitor gets.
  case providerFile([UInt8])

  /// Indicates whether a template of the theme makes the file.
  package var isPage: Bool {
    switch self {
    case .page, .listPart, .cardPage, .redirect, .notFound, .finder: true
    case .finderFile, .sitemap, .sitemapIndex, .robots, .asset, .picture, .socialCard, .icon, .bytes,
      .providerFile:
      false
    }
  }

  /// Indicates whether the recipe makes an image, which takes a thousand times as long as a page.
  package var isPicture: Bool {
    switch self {
    case .picture, .socialCard, .icon: true
    default: false
    }
  }

  /// Indicates whether providers hide the file from visitors.
  var isHidden: Bool { if case .providerFile = self { true } else { false } }
}

/// A file of the content that is part of the output as it is. It is copied and compared in pieces, for it may
/// be larger than what a worker should hold in memory.
package struct CopiedFile: Hashable, Sendable {
  /// The path of the file for the system.
  package let path: String
  /// The content folder, which the file must be in whenever it is read.
  package let folder: String
  /// The size when it was looked at, in bytes.
  package let size: Int
}

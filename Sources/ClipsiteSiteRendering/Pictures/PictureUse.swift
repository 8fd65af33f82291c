package import ClipsitePictures
import ClipsitePlatform
package import ClipsiteSiteModel

/// What a picture of the site is made for; there is one file for each.
package enum PictureUse: Hashable, Sendable {
  /// `og:image`: 1200 by 630 pixels, or as much of that as the source has.
  case preview
  /// One of the pictures that a browser may choose from, by its width in pixels.
  case scaled(width: Int32, PictureFormat)

  /// What a file is called: the source `ferry-street/market.jpg` becomes `ferry-street/market-800.webp`.
  func path(from source: RelativePath) -> RelativePath {
    let ending =
      switch self {
      case .preview: "-preview.jpg"
      case .scaled(let width, let format): "-\(width).\(format.fileExtension)"
      }
    return source.withoutExtension.appending(ending: ending)
  }
}

extension Asset {
  /// The file that is made of this one.
  package func file(for use: PictureUse) -> Asset {
    Asset(source: source, domain: domain, path: use.path(from: path))
  }
}

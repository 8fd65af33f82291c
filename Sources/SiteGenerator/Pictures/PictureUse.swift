public import Pictures

/// What a picture of the site is made for; there is one file for each.
public enum PictureUse: Hashable, Sendable {
  /// `og:image`: 1200 by 630 pixels, or as much of that as the source has.
  case preview
  /// One of the pictures that a browser may choose from, by its width in pixels.
  case scaled(width: Int32, PictureFormat)

  /// What a file is called: the source `ferry-street/market.jpg` becomes `ferry-street/market-800.webp`.
  func path(from source: String) -> String {
    let name = ContentPath.name(of: source)
    let stem = source.dropLast(
      name.lastIndex(of: ".").map { name.distance(from: $0, to: name.endIndex) } ?? 0)
    switch self {
    case .preview: return stem + "-preview.jpg"
    case .scaled(let width, let format): return stem + "-\(width).\(format.fileExtension)"
    }
  }
}

extension Asset {
  /// The file that is made of this one.
  func file(for use: PictureUse) -> Asset { Asset(source: source, host: host, path: use.path(from: path)) }
}

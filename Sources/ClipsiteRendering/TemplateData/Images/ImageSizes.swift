package import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem

/// The sizes that a picture is made in. They follow from its header, so the files of a site are known before
/// one is decoded.
package struct ImageSizes: Hashable, Sendable {
  /// The sizes that browsers choose from, smallest first; never empty, and none larger than the source.
  package let scaled: [ImageSize]
  /// The size for `og:image`.
  package let preview: ImageSize

  /// From a phone's list of places to the whole width of a desk's screen.
  static let widths = [480, 800, 1200, 1800]
  /// The size for previews (Meta, “Images in link shares”; Apple's TN3156 wants at least 900 pixels).
  static let fullPreview = SocialCard.size

  /// The sizes for a picture, or `nil` for what is copied as it is: a GIF, which may move, and what is too
  /// large.
  package init?(_ header: ImageHeader) {
    let (width, height) = (header.displayWidth, header.displayHeight)
    guard header.format != .gif, !ImageSizeRules.isTooLarge(header) else { return nil }
    let largest = min(width, Self.widths.last ?? width)
    scaled = (Self.widths.filter { $0 < largest } + [largest]).compactMap { width -> ImageSize? in
      Self.size(width, header)
    }
    preview = Self.part(of: Self.fullPreview, width, height)
    // A strip so narrow that no height is left for it.
    if scaled.isEmpty { return nil }
  }

  /// The size with a width and the ratio of the source.
  private static func size(_ width: Int, _ header: ImageHeader) -> ImageSize? {
    let height = (width * header.displayHeight * 2 + header.displayWidth) / (header.displayWidth * 2)
    return (1...ImageSize.longest).contains(height) ? ImageSize(width, height) : nil
  }

  /// The largest size of a ratio that a picture holds, but no larger than wanted.
  private static func part(of size: ImageSize, _ width: Int, _ height: Int) -> ImageSize {
    if width >= size.width, height >= size.height { return size }
    return width * size.height <= height * size.width
      ? ImageSize(width, max(1, width * size.height / size.width))
      : ImageSize(max(1, height * size.width / size.height), height)
  }

  /// The size for a use.
  ///
  /// - Precondition: The use is one of `uses`.
  package func size(for use: ImageUse) -> ImageSize {
    guard case .scaled(let width, _) = use else { return preview }
    return scaled.first { $0.width == width } ?? preview
  }

  /// All that is made of the picture.
  package var uses: [ImageUse] { [.preview] + scaledUses(.jpeg) + scaledUses(.webp) }

  /// Returns the sizes that browsers choose from, in one format.
  func scaledUses(_ format: OutputImageFormat) -> [ImageUse] {
    scaled.map { .scaled(width: Int32($0.width), format) }
  }

  /// The picture for those that do not choose: the largest JPEG.
  var largest: ImageUse { .scaled(width: Int32(scaled.last?.width ?? 1), .jpeg) }
}

/// A use of an image of the site. There is one file for each.
package enum ImageUse: Hashable, Sendable {
  /// `og:image`: 1200 by 630 pixels, or as much of that as the source has.
  case preview
  /// One of the pictures that a browser may choose from, by its width in pixels.
  case scaled(width: Int32, OutputImageFormat)

  /// Returns the path of a file: the source `ferry-street/market.jpg` becomes `ferry-street/market-800.webp`.
  package func path(from source: RelativePath) -> RelativePath {
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
  package func file(for use: ImageUse) -> Asset {
    Asset(source: source, domain: domain, path: use.path(from: path))
  }
}

/// An icon that is made of the logo, at the root of each domain.
package enum SiteIcon: Hashable, Sendable, CaseIterable {
  /// For home screens and link previews: opaque, 180 by 180 pixels (Apple, “Configuring Web Applications”).
  case touch
  /// For tabs, in three sizes.
  case favicon

  /// The name of the file, which browsers also look for where no page names it.
  package var name: RelativePath {
    switch self {
    case .touch: "apple-touch-icon.png"
    case .favicon: "favicon.ico"
    }
  }

  /// The side of the touch icon, in pixels.
  package static let touchSide = 180
}

import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
package import ClipsiteSite
import ClipsiteSystem

/// The source of the names of an image.
struct ImageContext: Sendable {
  private let reference: ImageReference
  fileprivate let alt: String?
  /// The point that stays in view.
  private let focus: ImageFocus?
  private let domain: DomainID
  private let source: PageContextSource
  /// The language of `alt`, if it is another one than that of the page.
  fileprivate let language: String?

  /// The picture of a page, or `nil` for a page without one.
  init?(_ page: Page, _ source: PageContextSource, language: String?) {
    guard let (reference, alt) = source.site.image(of: page) else { return nil }
    self.init(
      reference, alt: alt, focus: source.site.imageFocus(of: page), from: page.domain, source,
      language: language)
  }

  /// - Parameter host: The domain of the page that shows the picture.
  init(
    _ reference: ImageReference, alt: String?, focus: ImageFocus? = nil, from domain: DomainID,
    _ source: PageContextSource, language: String? = nil
  ) {
    (self.reference, self.alt, self.focus, self.domain, self.source) = (reference, alt, focus, domain, source)
    self.language = language
  }

  private var asset: AssetID? { if case .asset(let asset) = reference { asset } else { nil } }

  /// The address for those that do not choose a size.
  var url: String {
    switch reference {
    case .remote(let url): url.rawValue
    case .asset(let asset): source.site.reference(toPicture: asset, source.images, from: domain)
    }
  }

  /// The classes of the point that stays in view, or `nil` for the center.
  var focusClasses: String? { focus?.classes }

  fileprivate var width: Int? {
    guard let asset, let header = source.images.header(of: asset) else { return nil }
    return source.images.sizes(of: asset)?.scaled.last?.width ?? header.displayWidth
  }

  fileprivate var height: Int? {
    guard let asset, let header = source.images.header(of: asset) else { return nil }
    return source.images.sizes(of: asset)?.scaled.last?.height ?? header.displayHeight
  }

  /// The sizes in one format, or `nil` for a picture that is copied as it is.
  func srcset(_ format: OutputImageFormat) -> String? {
    asset.flatMap { source.site.srcset(of: $0, format, source.images, from: domain) }
  }
}

extension TemplateContext {
  /// A picture.
  static let image = Fields<ImageContext>([
    .text("url", "The address, with its domain only when that is another one", example: "/market.jpg") {
      $0.url
    },
    .text("width", "The width in pixels, missing for pictures of other sites", example: "1800") {
      $0.width?.description
    },
    .text("height", "The height in pixels, missing for pictures of other sites", example: "1200") {
      $0.height?.description
    },
    .text("alt", "What the picture shows", example: "A tray of donuts") { $0.alt },
    .text("language", "The language of these words, if it is not that of the page", example: "en") {
      $0.alt == nil ? nil : $0.language
    },
    .text(
      "focus", "The classes for the point that stays in view, missing for the center", example: "x30 y20"
    ) { $0.focusClasses },
    .text(
      "srcset", "Its sizes as JPEG, with `pictures` in site.yml",
      example: "/market-480.jpg 480w, /market-800.jpg 800w"
    ) { $0.srcset(.jpeg) },
    .text(
      "webp-srcset", "The same sizes as WebP", example: "/market-480.webp 480w, /market-800.webp 800w"
    ) { $0.srcset(.webp) },
  ])
}

extension Site {
  /// The address of a picture as pages of a domain write it: the largest that is made of it, or the file
  /// itself.
  package func reference(toPicture asset: AssetID, _ images: ImageTable, from domain: DomainID) -> String {
    let file = images.sizes(of: asset).map { self[asset].file(for: $0.largest) } ?? self[asset]
    return reference(to: file, from: domain)
  }

  /// The sizes of a picture in one format, as the attribute `srcset` lists them (HTML Living Standard,
  /// “Srcset attributes”), or `nil` if it is copied as it is.
  fileprivate func srcset(
    of asset: AssetID, _ format: OutputImageFormat, _ images: ImageTable, from domain: DomainID
  ) -> String? {
    guard let sizes = images.sizes(of: asset) else { return nil }
    let candidates = zip(sizes.scaled, sizes.scaledUses(format)).map { size, use in
      "\(reference(to: self[asset].file(for: use), from: domain)) \(size.width)w"
    }
    return candidates.joined(separator: ", ")
  }
}

import ClipsiteAppClips
import ClipsiteContent
package import ClipsiteSite
package import ClipsiteSystem

/// The cards that stand in for the pictures of pages that have none.
package enum SocialCards {
  /// Indicates whether a page gets a card. If its image is missing, that is reported, and the page gets no
  /// card.
  package static func hasCard(_ page: Page, in site: Site) -> Bool {
    site.configuration.options.makesPictures && page.source.fields.image == nil && site.image(of: page) == nil
  }

  /// Returns the path of a page's card, below its domain's folder.
  package static func path(of page: Page) -> RelativePath {
    RelativePath((page.path.isRoot ? "index" : page.path.withoutSlash) + "-preview.png")
  }

  package static func card(of page: Page, in site: Site) -> SocialCard {
    let configuration = site.configuration
    let title = page.source.fields.title
    let language = site.language(of: page)
    let locality = page.source.fields.place?.address.locality
    let accent = configuration.options.looks?.accent?.light ?? accent
    return SocialCard(
      title: title.isEmpty ? configuration.name : title,
      siteName: title.isEmpty || title == configuration.name ? nil : configuration.name,
      detail: locality.flatMap { title.contains($0) ? nil : $0 },
      language: language.rawValue, isRightToLeft: language.isRightToLeft,
      ground: RGBColor(accent), ink: RGBColor(accent.textOnIt),
      font: font(configuration.options.looks?.font ?? .system))
  }

  /// The color of a site that names none: the accent of the starter theme.
  private static let accent = HexColor(red: 0xA3, green: 0x3C, blue: 0x13)

  private static func font(_ font: Looks.Font) -> SocialCard.Font {
    switch font {
    case .system, .rounded: .sans
    case .serif: .serif
    case .mono: .mono
    }
  }
}

extension RGBColor {
  /// A color of the site.
  fileprivate init(_ color: HexColor) { self.init(red: color.red, green: color.green, blue: color.blue) }
}

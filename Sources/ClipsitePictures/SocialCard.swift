/// What the preview of a page without a picture shows: its name in the colors of the brand.
package struct SocialCard: Hashable, Sendable {
  /// The kind of type, from what the computer has that makes the picture.
  package enum Font: String, Hashable, Sendable {
    case sans = "Sans"
    case serif = "Serif"
    case mono = "Monospace"
  }

  /// The name of the place, in large letters.
  package var title: String
  /// The name of the site, above it.
  package var siteName: String?
  /// The town or the like, below it.
  package var detail: String?
  /// The language tag (BCP 47), which decides on the forms of Chinese characters.
  package var language: String
  /// Whether lines begin on the right.
  package var isRightToLeft: Bool
  /// The color of the ground.
  package var ground: RGBColor
  /// The color of the letters, which is legible on the ground.
  package var ink: RGBColor
  /// The kind of type.
  package var font: Font

  /// A card.
  package init(
    title: String, siteName: String? = nil, detail: String? = nil, language: String,
    isRightToLeft: Bool = false, ground: RGBColor, ink: RGBColor, font: Font = .sans
  ) {
    self.title = title
    self.siteName = siteName
    self.detail = detail
    self.language = language
    self.isRightToLeft = isRightToLeft
    self.ground = ground
    self.ink = ink
    self.font = font
  }

  /// The size of a card: that of preview pictures (Meta, “Images in link shares”).
  package static let size = PictureSize(1200, 630)

  /// Words in many scripts: by how they are set it is known whether fonts have changed.
  static let fontSample = "Ragnvald Жук Ωμέγα אבג عربي हिन्दी ไทย 東京 とうきょう 서울"

  /// All that the card shows, in words that tell it from every other.
  package var recipe: String {
    let parts = [
      title, siteName ?? "", detail ?? "", language, isRightToLeft ? "rtl" : "ltr", font.rawValue,
      "\(ground.red) \(ground.green) \(ground.blue)", "\(ink.red) \(ink.green) \(ink.blue)",
    ]
    // No text of a page holds a zero.
    return "card 1\0" + parts.joined(separator: "\0")
  }
}

extension PictureMaker {
  /// A card as PNG.
  ///
  /// - Throws: `PictureError.refused` when the computer has no font.
  package func picture(of card: SocialCard) throws(PictureError) -> [UInt8] {
    try make(card.recipe) {
      SocialCardPainter(card, library).pixels().flatMap { library.encode($0, as: .png) }
    }
  }
}

import ClipsiteText

/// The preview of a page without an image: its name in the colors of the brand.
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
  /// Indicates whether lines begin on the right.
  package var isRightToLeft: Bool
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
  package static let size = ImageSize(1200, 630)

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

extension ImageMaker {
  /// A card as PNG.
  ///
  /// - Throws: `ImageError.refused` when the computer has no font.
  package func picture(of card: SocialCard) throws(ImageError) -> [UInt8] {
    try make(card.recipe) {
      SocialCardPainter(card, library).pixels().flatMap { library.encode($0, as: .png) }
    }
  }
}

/// Draws a card: a ground with a large disk at one corner, the name of the site at the top, that of the place
/// at the bottom.
package struct SocialCardPainter {
  private let card: SocialCard
  private let library: ImageLibrary

  package init(_ card: SocialCard, _ library: ImageLibrary) {
    self.card = card
    self.library = library
  }

  private static let margin = 84
  /// The sizes of letters, in pixels; the largest that fits is taken.
  private static let titleSizes = [112, 96, 84, 72, 62, 54]
  private static let smallSizes = [38, 34]
  private static let titleHeight = 300
  private static let smallHeight = 52
  private static let gap = 34
  /// The number of characters of a text that are set, about twice as many as a card holds. A title may be as
  /// long as front matter, and libvips cannot make an image that high.
  private static let textLimit = 500
  /// The number of Unicode scalars of a character that are set. Emoji have up to ten, and more marks would
  /// not fit above a letter.
  private static let scalarLimit = 12

  /// The card, or `nil` if no text can be set.
  package func pixels() -> RGBPixels? {
    let size = SocialCard.size
    guard let title = fit(card.title, Self.titleSizes, height: Self.titleHeight) else { return nil }
    var pixels = RGBPixels(size, filledWith: card.ground)
    drawDecoration(on: &pixels)
    var bottom = size.height - Self.margin
    if let detail = card.detail.flatMap({ fit($0, Self.smallSizes, height: Self.smallHeight) }) {
      draw(detail, bottom: bottom, on: &pixels)
      bottom -= Self.smallHeight - 12 + Self.gap
    }
    draw(title, bottom: bottom, on: &pixels)
    if let siteName = card.siteName.flatMap({ fit($0, Self.smallSizes, height: Self.smallHeight) }) {
      draw(siteName, bottom: Self.margin + siteName.height, on: &pixels)
    }
    return pixels
  }

  /// Two disks at the corner where no line begins. They are further from the color of the letters than the
  /// ground is, so that letters are as legible on them.
  private func drawDecoration(on pixels: inout RGBPixels) {
    let lightness = [card.ink, card.ground].map { Int($0.red) + Int($0.green) + Int($0.blue) }
    let away: RGBColor = lightness[0] >= lightness[1] ? .black : .white
    let x = card.isRightToLeft ? 0 : pixels.size.width
    pixels.drawDisk(x: x, y: 0, radius: 400, away, opacity: 22)
    pixels.drawDisk(x: x, y: 0, radius: 230, away, opacity: 28)
  }

  private func draw(_ text: InkMask, bottom: Int, on pixels: inout RGBPixels) {
    let x = card.isRightToLeft ? pixels.size.width - Self.margin - text.width : Self.margin
    pixels.draw(text, x: x, y: bottom - text.height, card.ink)
  }

  // MARK: Text

  /// A text in the largest letters with which it takes no more than a height; one that is too long even for
  /// the smallest ends early.
  private func fit(_ text: String, _ sizes: [Int], height: Int) -> InkMask? {
    let text = Self.shortened(text)
    for size in sizes {
      guard let mask = set(text, size) else { return nil }
      if mask.height <= height, mask.width <= width { return mask }
    }
    var rest = text[...]
    while rest.count > 1, let smallest = sizes.last {
      rest = rest.prefix(rest.count * 4 / 5)
      guard let mask = set(rest + "…", smallest) else { return nil }
      if mask.height <= height, mask.width <= width { return mask }
    }
    return nil
  }

  /// A text without what could never be seen of it.
  private static func shortened(_ text: String) -> String {
    var result = ""
    for character in text.prefix(textLimit) {
      result.unicodeScalars.append(contentsOf: character.unicodeScalars.prefix(scalarLimit))
    }
    return result
  }

  private var width: Int { SocialCard.size.width - 2 * Self.margin }

  private func set(_ text: some StringProtocol, _ size: Int) -> InkMask? {
    let markup = "<span lang=\"\(Self.escaped(card.language))\">\(Self.escaped(text))</span>"
    return library.mask(markup, "\(card.font.rawValue) Bold \(size)", width: width)
  }

  /// Text as Pango's markup has it; it refuses control characters, as XML does.
  private static func escaped(_ text: some StringProtocol) -> String {
    var allowed = ""
    for scalar in text.unicodeScalars {
      let isForbidden = scalar.value < 0x20 || scalar.value & 0xFFFE == 0xFFFE
      allowed.unicodeScalars.append(isForbidden ? " " : scalar)
    }
    return MarkupEscaping.escaped(allowed, .xml)
  }
}

import ClipsiteAppClips

/// A text in the size and lines that its place has room for.
struct SignTextFit: Sendable {
  /// The lines from the top.
  let lines: [String]
  /// The size of letters.
  let size: Double
  /// The distance between the baselines of lines, in units of the size.
  let spacing: Double
  /// The space that is added between letters.
  let letterSpacing: Double
  /// The width of the longest line.
  let width: Double
  /// The number of letters that no installed font has.
  let missing: Int
  /// The family of the first letters.
  let family: String

  /// The part of its size that a text may shrink to, and the steps on the way there.
  private static let smallest = 0.6
  private static let step = 0.04
  /// The number of characters of the longest text. Pango takes seconds for longer ones in several scripts.
  static let longest = 1_000

  /// Fits a text into a place, or returns `nil` if it does not fit at 60 % of the size. No word is broken, and
  /// nothing is left out.
  ///
  /// - Parameter families: Those of the brand.
  init?(
    _ text: String, in place: SignTextPlace, _ language: LanguageTag, _ families: [String],
    _ library: PrintLibrary
  ) {
    guard text.unicodeScalars.count <= Self.longest else { return nil }
    var style = PrintLibrary.Style(
      families: place.families.isEmpty ? families : place.families, weight: place.weight, size: place.size,
      language: language.rawValue, isRightToLeft: language.isRightToLeft)
    var scale = 1.0
    while scale >= Self.smallest - 0.001 {
      style.size = place.size * scale
      style.letterSpacing = language.joinsLetters ? 0 : place.letterSpacing * style.size
      let layout = library.lines(of: text, style, width: place.width)
      let height = Self.height(of: layout.lines.count, language.lineSpacing) * scale
      if layout.fits(place), height <= Self.height(of: place.lineCount, LanguageTag.usualLineSpacing) {
        let balanced = Self.balanced(layout, text, place, style, library)
        lines = balanced.lines.map(\.text)
        width = balanced.longest
        (size, letterSpacing) = (style.size, style.letterSpacing)
        spacing = language.lineSpacing
        (missing, family) = (layout.missing, layout.family)
        return
      }
      scale -= Self.step
    }
    return nil
  }

  /// The height of lines, in units of the size: a place is made for lines of the usual distance.
  private static func height(of lineCount: Int, _ spacing: Double) -> Double {
    1 + Double(lineCount - 1) * spacing
  }

  /// The same number of lines, of about the same length.
  private static func balanced(
    _ layout: PrintLibrary.Layout, _ text: String, _ place: SignTextPlace, _ style: PrintLibrary.Style,
    _ library: PrintLibrary
  ) -> PrintLibrary.Layout {
    guard layout.lines.count > 1 else { return layout }
    var best = layout
    var (narrow, wide) = (place.width / Double(layout.lines.count + 1), place.width)
    while wide - narrow > place.width / 50 {
      let width = (narrow + wide) / 2
      let attempt = library.lines(of: text, style, width: width)
      if attempt.lines.count == layout.lines.count, attempt.longest <= width {
        (best, wide) = (attempt, width)
      } else {
        narrow = width
      }
    }
    return best
  }
}

extension PrintLibrary.Layout {
  /// The width of the longest line.
  fileprivate var longest: Double { lines.map(\.width).max() ?? 0 }

  fileprivate func fits(_ place: SignTextPlace) -> Bool {
    !lines.isEmpty && lines.count <= place.lineCount && longest <= place.width
  }
}

extension LanguageTag {
  private var base: Substring { rawValue.prefix { $0 != "-" } }

  /// Indicates whether its letters join, so that space between them would tear words.
  fileprivate var joinsLetters: Bool { ["ar", "fa", "ur", "ps", "ckb", "ug", "sd"].contains(base) }

  /// The distance between baselines that templates are made for, in units of the size.
  fileprivate static var usualLineSpacing: Double { 1.08 }

  /// The distance between baselines, in units of the size: marks above and below letters need room.
  fileprivate var lineSpacing: Double {
    isRightToLeft ? 1.3 : ["zh", "ja", "ko"].contains(base) ? 1.2 : Self.usualLineSpacing
  }
}

package import ClipsiteText

/// The point of an image that stays in view where a page cuts the image, as CSS positions one (CSS Values 4,
/// “2D Positioning”): the keys `image-focus`.
///
/// Themes have a class for each ten percent, because a security policy that names the styles of a site allows
/// no style for a single image.
package struct ImageFocus: Hashable, Sendable {
  /// The distance from the left, in percent: a multiple of 10.
  package let x: Int
  /// The distance from the top, in percent: a multiple of 10.
  package let y: Int

  /// Reads one or two words or percentages, such as `top`, `left top`, or `30% 20%`. Returns `nil` for any
  /// other text.
  init?(_ text: String) {
    let words = text.split(separator: " ").map { Word($0) }
    switch (words.first ?? nil, words.count > 1 ? words[1] : .either(50)) {
    case (.vertical(let y)?, .horizontal(let x)?), (.vertical(let y)?, .either(let x)?),
      (.horizontal(let x)?, .vertical(let y)?), (.horizontal(let x)?, .either(let y)?),
      (.either(let x)?, .vertical(let y)?), (.either(let x)?, .either(let y)?):
      guard words.count <= 2 else { return nil }
      (self.x, self.y) = ((x + 5) / 10 * 10, (y + 5) / 10 * 10)
    default: return nil
    }
  }

  /// The classes that themes have for the two distances.
  package var classes: String { "x\(x) y\(y)" }

  private enum Word {
    case horizontal(Int)
    case vertical(Int)
    case either(Int)

    init?(_ text: Substring) {
      switch text {
      case "left": self = .horizontal(0)
      case "right": self = .horizontal(100)
      case "top": self = .vertical(0)
      case "bottom": self = .vertical(100)
      case "center": self = .either(50)
      default:
        guard text.last == "%", let percent = Int(text.dropLast()), 0...100 ~= percent else { return nil }
        self = .either(percent)
      }
    }
  }

  private static let word = "(left|right|top|bottom|center|[-+]?[0-9]+%)"

  static let form = KeyForm(
    "position as in CSS", .invalidFocus, pattern: "^ *\(word)( +\(word))? *$"
  ) { text throws(InvalidValue) in
    if let focus = ImageFocus(text) { return focus }
    throw InvalidValue("`\(text)` is not a position in an image", fix: "write it as in `30% 20%` or `top`")
  }
}

extension DiagnosticCode {
  /// The focus of an image is not a position.
  package static let invalidFocus = DiagnosticCode(
    "InvalidFocus", .error,
    summary: "The focus of an image is not a position.",
    explanation: """
      Pages cut images to the shape of the theme, on a phone to a wide strip. `image-focus` is the point that stays
      in view: `left`, `center`, or `right`, and `top`, `center`, or `bottom`, or two percentages from the left and
      from the top. clipsite rounds them to tens.
      """,
    fix: "Write the position as in `30% 20%` or `top`.",
    example: .init(
      .frontMatter, wrong: "image-focus: upper left", right: "image-focus: left top"))
}

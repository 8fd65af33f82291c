import ClipsiteText

/// A sheet of paper with one sign: how large it is, and where the sign is on it.
///
/// A sign that is smaller than the paper is in its middle with crop marks. A sign that is as large as the
/// paper gets a larger page, for the print shop to cut, or without bleed a page of that size. A template in
/// another format is scaled to the paper, and its background fills the rest.
package struct SignSheet: Hashable, Sendable {
  /// The size of the page in millimeters.
  let width: Double
  let height: Double
  /// The trimmed sign on it.
  let trim: SignBox
  /// Millimeters on paper for each unit of the template.
  let scale: Double
  /// The part of the template that is printed, with its bleed, in units of the template.
  let visible: SignBox
  /// The width of what is printed beyond the edges of the trimmed sign.
  let bleed: Double
  /// Indicates whether there is room for marks around the sign.
  let hasMarks: Bool

  /// The room around a sign that marks need: their distance and length, and a line of text.
  private static let margin = 12.0

  /// A sheet for a template.
  ///
  /// - Parameter bleeds: Whether color goes on beyond the edges of the sign, where it is cut.
  package init(_ template: SignTemplate, on paper: PaperSize, bleeds: Bool) {
    let (short, long) = paper.millimeters
    let isWide = template.width > template.height
    let (paperWidth, paperHeight) = isWide ? (long, short) : (short, long)
    let (ownWidth, ownHeight) = (template.width, template.height)
    bleed = bleeds ? SignTemplate.bleed : 0
    let isSmaller =
      paperWidth >= ownWidth + 2 * Self.margin && paperHeight >= ownHeight + 2 * Self.margin
    scale = isSmaller ? 1 : min(paperWidth / ownWidth, paperHeight / ownHeight)
    let size = isSmaller ? (ownWidth, ownHeight) : (paperWidth, paperHeight)
    hasMarks = isSmaller || bleeds
    let edge = isSmaller || !bleeds ? 0 : 2 * Self.margin
    (width, height) = (paperWidth + edge, paperHeight + edge)
    trim = SignBox(
      x: (width - size.0) / 2, y: (height - size.1) / 2, width: size.0, height: size.1)
    let seen = (width: (size.0 + 2 * bleed) / scale, height: (size.1 + 2 * bleed) / scale)
    visible = SignBox(
      x: (ownWidth - seen.width) / 2, y: (ownHeight - seen.height) / 2, width: seen.width,
      height: seen.height)
  }

  /// The part of the template that is left when the sign is cut, in units of the template.
  var seen: SignBox { visible.expanded(by: -bleed / scale) }

  /// Indicates whether the paper is much smaller than the template was made for.
  package var isTooSmall: Bool { scale < 0.6 }

  /// The trimmed sign with its bleed.
  var printed: SignBox { trim.expanded(by: bleed) }

  /// The point of the sheet where the origin of the template is.
  var origin: (x: Double, y: Double) {
    (printed.x - visible.x * scale, printed.y - visible.y * scale)
  }

  // MARK: Marks

  /// The lines around the sign, and a line of text for the printer, as a drawing of the whole sheet.
  ///
  /// - Parameters:
  ///   - fold: Where the sign is folded, in units of the template from the top.
  ///   - proof: What the sheet is, in words.
  func marks(fold: Double?, proof: String) -> [UInt8] {
    var lines: [String] = []
    if hasMarks { lines += cropMarks }
    let foldY = fold.map { origin.y + $0 * scale }
    if let foldY, hasMarks {
      lines += [Self.line(trim.x - 8, foldY, trim.x - 3, foldY)]
      lines += [Self.line(trim.x + trim.width + 3, foldY, trim.x + trim.width + 8, foldY)]
    }
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 \(SignNumber.text(width)) \(SignNumber.text(height))">\
      <path fill="none" stroke="#000" stroke-width="0.1" d="\(lines.joined())"/>
      """
    if let foldY, !hasMarks {
      let ends = [Self.line(0, foldY, 8, foldY), Self.line(width - 8, foldY, width, foldY)].joined()
      svg += "<path fill=\"none\" stroke=\"#fff\" stroke-opacity=\"0.6\" stroke-width=\"0.25\" "
      svg += "stroke-dasharray=\"1 1\" d=\"\(ends)\"/>"
    }
    return Array((svg + (hasMarks ? strip(proof) : "") + "</svg>").utf8)
  }

  private static func line(_ x: Double, _ y: Double, _ endX: Double, _ endY: Double) -> String {
    "M\(SignNumber.text(x)) \(SignNumber.text(y))L\(SignNumber.text(endX)) \(SignNumber.text(endY))"
  }

  /// Two lines at each corner: 3 mm away from the sign, and 5 mm long.
  private var cropMarks: [String] {
    let (near, far) = (3.0, 8.0)
    let sides = [(trim.x, -1.0), (trim.x + trim.width, 1)]
    let ends = [(trim.y, -1.0), (trim.y + trim.height, 1)]
    return sides.flatMap { side in
      ends.flatMap { end in
        [
          Self.line(side.0 + side.1 * near, end.0, side.0 + side.1 * far, end.0),
          Self.line(side.0, end.0 + end.1 * near, side.0, end.0 + end.1 * far),
        ]
      }
    }
  }

  /// A ruler of 50 mm, which shows whether a printer has changed the size, and what is printed.
  private func strip(_ proof: String) -> String {
    let y = trim.y + trim.height + 9
    let start = trim.x
    let ruler = [
      Self.line(start, y, start + 50, y), Self.line(start, y - 1, start, y + 1),
      Self.line(start + 50, y - 1, start + 50, y + 1),
    ].joined()
    let text = MarkupEscaping.escaped("50 mm · 100 % · \(proof)", .xml)
    return """
      <path fill="none" stroke="#000" stroke-width="0.1" d="\(ruler)"/>\
      <text x="\(SignNumber.text(start))" y="\(SignNumber.text(y + 2.6))" font-size="1.8" \
      font-family="Noto Sans, Inter, sans-serif">\(text)</text>
      """
  }
}

extension PaperSize {
  /// The shorter and the longer side, in millimeters.
  fileprivate var millimeters: (short: Double, long: Double) {
    switch self {
    case .a6: (105, 148)
    case .a4: (210, 297)
    case .letter: (215.9, 279.4)
    }
  }
}

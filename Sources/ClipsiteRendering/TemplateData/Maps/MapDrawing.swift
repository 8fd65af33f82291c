import ClipsiteLocales
import ClipsiteMustache

/// An outline with dots as an SVG element, without a script and without the attribute `style`.
struct MapDrawing {
  private let outline: Outline
  private let dots: MapDots
  /// The radii of the four sizes of dots, in hundredths of a unit.
  private let radii: [Int]
  private var frame: (x: Int, y: Int, width: Int, height: Int)

  /// The kinds of maps.
  enum Purpose {
    /// The map of a page.
    case page
    /// The picture of a link, 96 pixels high.
    case link
    /// A part of the world, cut to what the dots need.
    case part
  }

  /// Draws the towns of a map, or returns `nil` if there is nothing to see: fewer dots than two, or too many
  /// locations that nobody can place.
  init?(_ towns: [Town: MapPlaces], on outline: Outline, _ kind: Purpose) {
    let isLink = kind == .link
    dots = MapDots(towns, on: outline, distance: (isLink ? 13.2 : 6.6) * outline.unit)
    let total = towns.values.reduce(0) { $0 + $1.count }
    guard dots.dots.count >= (isLink ? 1 : 2), 4 * dots.count >= 3 * total else { return nil }
    radii = (isLink ? [460.0, 560, 700, 900] : [220.0, 310, 420, 560]).map {
      Int(($0 * outline.unit).rounded())
    }
    self.outline = outline
    frame = (0, 0, outline.width, outline.height)
    if kind == .part { crop() }
  }

  /// Cuts the frame to the dots, with some ground around them.
  private mutating func crop() {
    let (columns, rows) = (dots.dots.map(\.x).sorted(), dots.dots.map(\.y).sorted())
    let (west, east) = (columns[0], columns[columns.count - 1])
    let (north, south) = (rows[0], rows[rows.count - 1])
    var width = max(east - west + 40, outline.width * 45 / 100)
    var height = max(south - north + 40, outline.height * 30 / 100)
    width = min(max(width, height), outline.width)
    height = min(max(height, width * 60 / 100), outline.height)
    frame = (
      min(max((west + east - width) / 2, 0), outline.width - width),
      min(max((north + south - height) / 2, 0), outline.height - height), width, height
    )
  }

  /// Returns the element.
  ///
  /// - Parameter label: The words for people who do not see it, or `nil` if the link around it has them.
  func element(label: String?) -> HTML {
    let f = frame
    var bytes: [UInt8] = []
    HTML.escape(label ?? "", into: &bytes)
    let words = String(decoding: bytes, as: UTF8.self)
    var text =
      "<svg viewBox=\"\(f.x) \(f.y) \(f.width) \(f.height)\" width=\"\(f.width)\" height=\"\(f.height)\""
    text += label == nil ? " aria-hidden=\"true\">" : " role=\"img\" aria-label=\"\(words)\">"
    text += "<path class=\"land\" d=\"\(outline.land(withInsets: dots.insets))\"/>"
    if label != nil, !outline.borders.isEmpty { text += "<path class=\"lines\" d=\"\(outline.borders)\"/>" }
    let largest = dots.dots.map(\.count).max() ?? 0
    for size in radii.indices.reversed() {
      let own = dots.dots.filter { $0.size(besides: largest) == size }
      if own.isEmpty { continue }
      let path = path(of: own.sorted { ($0.y, $0.x) < ($1.y, $1.x) })
      let width = 2 * radii[size]
      text += "<path class=\"halo\" stroke-width=\"\(decimal(width + 160))\" d=\"\(path)\"/>"
      text += "<path class=\"dots\" stroke-width=\"\(decimal(width))\" d=\"\(path)\"/>"
    }
    return HTML(markup: text + "</svg>")
  }

  /// A line without length for each dot, which its round end makes a dot.
  private func path(of dots: [MapDots.Dot]) -> String {
    var (x, y) = (0, 0)
    return dots.enumerated().map { number, dot in
      let (right, down) = (dot.x - x, dot.y - y)
      (x, y) = (dot.x, dot.y)
      return "\(number == 0 ? "M" : "m")\(right)\(down < 0 ? "" : " ")\(down)h0"
    }.joined()
  }

  /// Writes hundredths, as in `16.3`.
  private func decimal(_ hundredths: Int) -> String {
    let (whole, rest) = hundredths.quotientAndRemainder(dividingBy: 100)
    let digits = rest.isMultiple(of: 10) ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return rest == 0 ? "\(whole)" : "\(whole).\(digits)"
  }
}

import ClipsiteSystem

/// A rectangle, in millimeters unless something else is said.
package struct SignBox: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  static let nothing = SignBox(x: 0, y: 0, width: 0, height: 0)

  /// The rectangle with a margin around it.
  func expanded(by margin: Double) -> SignBox {
    SignBox(x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Indicates whether two rectangles have a point in common that is not on their edges.
  func overlaps(_ other: SignBox) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height && other.y < y + height
  }

  /// Indicates whether a rectangle lies in this one.
  func contains(_ other: SignBox) -> Bool {
    other.x >= x && other.y >= y && other.x + other.width <= x + width
      && other.y + other.height <= y + height
  }
}

/// An affine transform of the plane (SVG 2, section 8.5, “The transform property”).
struct SignTransform: Hashable, Sendable {
  var xx = 1.0
  var yx = 0.0
  var xy = 0.0
  var yy = 1.0
  var x = 0.0
  var y = 0.0

  static let identity = SignTransform()

  static func moved(_ x: Double, _ y: Double) -> SignTransform { SignTransform(x: x, y: y) }

  static func scaled(_ x: Double, _ y: Double) -> SignTransform { SignTransform(xx: x, yy: y) }

  /// The plane turned over at a vertical line.
  static func mirrored(at x: Double) -> SignTransform { SignTransform(xx: -1, x: 2 * x) }

  /// Does the transform on the right first.
  static func * (left: SignTransform, right: SignTransform) -> SignTransform {
    SignTransform(
      xx: left.xx * right.xx + left.xy * right.yx, yx: left.yx * right.xx + left.yy * right.yx,
      xy: left.xx * right.xy + left.xy * right.yy, yy: left.yx * right.xy + left.yy * right.yy,
      x: left.xx * right.x + left.xy * right.y + left.x, y: left.yx * right.x + left.yy * right.y + left.y)
  }

  /// The smallest upright rectangle around a transformed one.
  func bounds(of box: SignBox) -> SignBox {
    let corners = [(0.0, 0.0), (1, 0), (0, 1), (1, 1)].map { corner in
      let (cornerX, cornerY) = (box.x + corner.0 * box.width, box.y + corner.1 * box.height)
      return (xx * cornerX + xy * cornerY + x, yx * cornerX + yy * cornerY + y)
    }
    let (xs, ys) = (corners.map(\.0), corners.map(\.1))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return SignBox(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// The length of what was one unit.
  var scale: Double { (xx * xx + yx * yx).squareRoot() }

  /// The transform as SVG writes it.
  var text: String { "matrix(\([xx, yx, xy, yy, x, y].map(SignNumber.text).joined(separator: " ")))" }
}

extension SignTransform {
  /// Reads the value of an attribute `transform`, or returns `nil` for what is none. Skewing is not read.
  init?(_ text: String) {
    var result = SignTransform.identity
    for part in text.split(separator: ")") {
      let pieces = part.split(separator: "(", omittingEmptySubsequences: false)
      guard pieces.count == 2 else {
        if part.allSatisfy({ $0.isWhitespace || $0 == "," }) { continue }
        return nil
      }
      let name = pieces[0].filter { !$0.isWhitespace && $0 != "," }
      let numbers = pieces[1].split { $0.isWhitespace || $0 == "," }.compactMap { Double($0) }
      guard let step = Self.function(name, numbers) else { return nil }
      result = result * step
    }
    self = result
  }

  private static func function(_ name: String, _ numbers: [Double]) -> SignTransform? {
    switch (name, numbers.count) {
    case ("translate", 1...2): return moved(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    case ("scale", 1...2): return scaled(numbers[0], numbers.last ?? 1)
    case ("matrix", 6):
      return SignTransform(
        xx: numbers[0], yx: numbers[1], xy: numbers[2], yy: numbers[3], x: numbers[4], y: numbers[5])
    case ("rotate", 1), ("rotate", 3):
      let angle = numbers[0] * .pi / 180
      let (sine, cosine) = (Mathematics.sine(angle), Mathematics.cosine(angle))
      let turn = SignTransform(xx: cosine, yx: sine, xy: -sine, yy: cosine)
      guard numbers.count == 3 else { return turn }
      return moved(numbers[1], numbers[2]) * turn * moved(-numbers[1], -numbers[2])
    default: return nil
    }
  }
}

/// Numbers of drawings.
enum SignNumber {
  /// A number with at most four digits behind the point, so that no exponent is needed.
  static func text(_ number: Double) -> String {
    let rounded = (number * 10_000).rounded() / 10_000
    return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
  }

  /// A number of millimeters for people.
  static func rounded(_ number: Double) -> String { text((number * 10).rounded() / 10) }

  /// Reads a number with or without a unit, which is millimeters in a template.
  static func value(_ text: String) -> Double? {
    let number = text.trimmingPrefix { $0.isWhitespace }.prefix { "+-.0123456789".contains($0) }
    return Double(number).flatMap { $0.isFinite && abs($0) < 1e6 ? $0 : nil }
  }
}

/// The outline of a country, a state of the United States, a part of the world, or the world, for a map.
///
/// Source: Natural Earth and the U.S. Census Bureau (see `OutlineTable.swift`). Outlines are simplified, and
/// are no statement about borders.
package struct Outline: Sendable {
  /// An area of the map with its own projection, such as Alaska.
  private struct Area: Sendable {
    /// West, south, east, and north in degrees. East of the antimeridian, longitudes are above 180.
    let box: [Double]
    let projection: OutlineProjection
    let land: String

    init?(_ fields: ArraySlice<Substring>) {
      guard fields.count == 3, let projection = OutlineProjection(fields[fields.startIndex + 1]) else {
        return nil
      }
      box = fields[fields.startIndex].numbers
      (self.projection, land) = (projection, String(fields[fields.startIndex + 2]))
    }

    /// Returns `true` if the box with a margin around it, in parts of its larger side, contains a point.
    func contains(_ latitude: Double, _ longitude: Double, margin: Double = 0) -> Bool {
      let east = box[2] > 180 && longitude < 0 ? longitude + 360 : longitude
      let margin = margin * max(box[2] - box[0], box[3] - box[1])
      return east >= box[0] - margin && east <= box[2] + margin && latitude >= box[1] - margin
        && latitude <= box[3] + margin
    }
  }

  /// A point on the map.
  package struct Point: Sendable {
    package let x: Double
    package let y: Double
    /// The position of its inset, or `nil` on the main map.
    package let inset: Int?
  }

  package let width: Int
  package let height: Int
  /// The path of the borders inside, or an empty text.
  package let borders: String
  private let main: Area
  private let insets: [Area]

  /// The unit for the sizes of dots: 1 if the longer side of the map is 300.
  package let unit: Double

  /// Returns the outline with a key, such as `US`, `US-CA`, `150` for Europe (UN M.49), or `001` for the world,
  /// or `nil` if the table does not have it.
  package init?(_ key: String) {
    guard let line = OutlineTable.line(key) else { return nil }
    let fields = line.split(separator: "|", omittingEmptySubsequences: false)[...]
    guard fields.count >= 5, let main = Area(fields[1...3]) else { return nil }
    let size = fields[0].numbers
    (width, height, borders, self.main) = (Int(size[0]), Int(size[1]), String(fields[4]), main)
    insets = stride(from: 5, to: fields.count - 2, by: 3).compactMap { Area(fields[$0..<$0 + 3]) }
    unit = key == Self.world ? 1 : max(size[0], size[1]) / 300
  }

  package static let world = "001"
  /// The parts of the world, the more frequent ones first: Europe, North America, South America, Africa, the
  /// Middle East, Asia, and Australia with New Zealand.
  package static let parts = ["150", "021", "005", "002", "145", "142", "053"]

  /// Returns the key of a state of the United States, which addresses write as `CA` or `California`.
  package static func key(ofRegion name: String, in country: String) -> String? {
    guard country == "US" else { return nil }
    let code = ([name.uppercased()] + RegionNames.others(than: name, in: country)).first {
      $0.utf8.count == 2
    }
    return code.map { "US-\($0)" }
  }

  /// Returns a point on the map, or `nil` if it is outside.
  package func point(latitude: Double, longitude: Double) -> Point? {
    let inset = insets.firstIndex { $0.contains(latitude, longitude) }
    let area = inset.map { insets[$0] } ?? main
    guard area.contains(latitude, longitude, margin: 0.02) else { return nil }
    let (x, y) = area.projection.project(latitude: latitude, longitude: longitude)
    guard x >= 0, y >= 0, x <= Double(width), y <= Double(height) else { return nil }
    return Point(x: x, y: y, inset: inset)
  }

  /// Returns the path of the land, with the insets that have a location.
  package func land(withInsets used: Set<Int>) -> String {
    main.land + insets.indices.filter(used.contains).map { insets[$0].land }.joined()
  }
}

/// The way from degrees to the units of a map, of sums and products only: every machine has the same result.
enum OutlineProjection: Sendable {
  /// A conic to the second order: the middle, then k, t, c, the scale, and the origin.
  case conic([Double])
  /// Natural Earth: the middle, the scale, and the origin.
  case world([Double])

  init?(_ text: Substring) {
    let numbers = text.numbers
    switch numbers.count {
    case 8: self = .conic(numbers)
    case 4: self = .world(numbers)
    default: return nil
    }
  }

  func project(latitude: Double, longitude: Double) -> (x: Double, y: Double) {
    switch self {
    case .conic(let n):
      let east = Self.turned(longitude - n[0])
      let north = latitude - n[1]
      return (n[2] * east * (1 - n[3] * north) * n[5] + n[6], n[7] - (north + n[4] * east * east) * n[5])
    case .world(let n):
      // The map is cut at 169° W.
      let east = ((longitude < -169 ? longitude + 360 : longitude) - n[0]) * .pi / 180
      let north = latitude * .pi / 180
      let two = north * north
      let four = two * two
      let width = 0.8707 - 0.131979 * two + four * (four * (0.003971 * two - 0.001529 * four) - 0.013791)
      let height = 1.007226 + two * (0.015085 + four * (0.028874 * two - 0.044475 - 0.005916 * four))
      return (east * width * n[1] + n[2], n[3] - north * height * n[1])
    }
  }

  /// A difference of longitudes on the shorter way.
  private static func turned(_ degrees: Double) -> Double {
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  }
}

extension OutlineTable {
  /// The ranges of the lines after their keys.
  private static let ranges: [String: Range<Int>] = {
    let bytes = Self.bytes
    var ranges: [String: Range<Int>] = [:]
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex
      let key = bytes[start..<end].prefix { $0 != UInt8(ascii: "|") }
      ranges[String(decoding: key, as: UTF8.self)] = min(key.endIndex + 1, end)..<end
      start = end + 1
    }
    return ranges
  }()

  private static var bytes: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: Optional(text.utf8Start), count: text.utf8CodeUnitCount)
  }

  static func line(_ key: String) -> String? {
    ranges[key].map { String(decoding: bytes[$0], as: UTF8.self) }
  }
}

extension Substring {
  /// The numbers between spaces.
  fileprivate var numbers: [Double] { split(separator: " ").compactMap { Double($0) } }
}

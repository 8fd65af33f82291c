package import ClipsiteAppClips
import ClipsiteContent
import ClipsiteSystem

/// The nearest other locations of each location with coordinates.
package struct SiteNeighbors: Sendable {
  /// The largest number of each kind.
  static let count = 5
  /// The distance beyond which a location is not nearby, in meters: about an hour's drive.
  static let reach = 80_000.0

  /// The positions in `Site.pages` of the locations, ascending.
  private let locations: [Int32]
  /// For each location positions in `locations`, and −1 where there are no more.
  private let nearest: [Int32]

  /// Looks for the neighbors of every location, in O(n log n) for places as they are.
  init(_ pages: [Page], _ workers: Workers) {
    var locations: [Int32] = []
    var points: [GlobePoint] = []
    for (index, page) in pages.enumerated() where page.kind == .location && !page.isVariant {
      guard let point = page.source.fields.place?.coordinates.map(GlobePoint.init) else { continue }
      locations.append(Int32(index))
      points.append(point)
    }
    let tree = PointTree(points)
    let limit = GlobePoint.squared(meters: Self.reach)
    let slices = workers.map(points.count, by: 512) { slice in
      slice.flatMap { position in
        let found = tree.nearest(to: position, count: Self.count, within: limit).map(\.position)
        return found + Array(repeating: -1, count: Self.count - found.count)
      }
    }
    self.locations = locations
    nearest = Array(slices.joined())
  }

  /// The neighbors of a location, the nearest first.
  ///
  /// - Parameter page: A page.
  /// - Returns: Locations; none for what is no location or has no coordinates.
  package func neighbors(of page: PageID) -> [PageID] {
    let place = locations.partitioningIndex { $0 >= page.offset }
    guard place < locations.count, locations[place] == page.offset else { return [] }
    return nearest[place * Self.count..<(place + 1) * Self.count].prefix { $0 >= 0 }
      .map { PageID(Int(locations[Int($0)])) }
  }
}

/// A point on the globe as a vector from its center, in whole numbers, so that comparing distances takes
/// neither rounding nor a case for the poles or the date line.
package struct GlobePoint: Hashable {
  let vector: SIMD3<Int32>

  /// The radius of the globe in these numbers: one of them is 6 mm.
  private static let scale = Double(1 << 30)
  /// The mean radius of the Earth in meters (IUGG).
  private static let radius = 6_371_008.8

  /// The point at some coordinates.
  package init(_ coordinates: GeoCoordinates) {
    let (phi, lambda) = (coordinates.degreesNorth * .pi / 180, coordinates.degreesEast * .pi / 180)
    vector = SIMD3(
      Self.whole(Mathematics.cosine(phi) * Mathematics.cosine(lambda)),
      Self.whole(Mathematics.cosine(phi) * Mathematics.sine(lambda)), Self.whole(Mathematics.sine(phi)))
  }

  init(_ vector: SIMD3<Int32>) { self.vector = vector }

  private static func whole(_ part: Double) -> Int32 { Int32((part * scale).rounded()) }

  /// The square of the straight line between two points. At most that of the diameter, 2⁶².
  package func squaredDistance(to other: GlobePoint) -> Int64 {
    let (own, other) = (vector, other.vector)
    let (x, y) = (Int64(own.x) - Int64(other.x), Int64(own.y) - Int64(other.y))
    let z = Int64(own.z) - Int64(other.z)
    return x * x + y * y + z * z
  }

  /// A squared distance in meters. The straight line is shorter than the way over the ground, by 8 m in 200
  /// km.
  package static func meters(ofSquared distance: Int64) -> Double {
    Double(distance).squareRoot() / scale * radius
  }

  /// The squared distance of so many meters.
  static func squared(meters: Double) -> Int64 {
    let distance = meters / radius * scale
    return Int64(distance * distance)
  }
}

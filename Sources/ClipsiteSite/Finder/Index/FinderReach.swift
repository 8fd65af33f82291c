/// The squares of a map around a point, so that the script can load all that it needs at once.
///
/// Distances are on a flat map of the surroundings. A wrong number costs the script a request, never a
/// result.
struct FinderReach {
  private let map: FinderMap
  private let places: [FinderPlace]
  private let point: FinderPoint
  private let width: Double
  /// The squares of the distances to the nearest locations, ascending.
  private var nearest: [Double] = []
  private var leaves = 0

  /// The number of locations that a search shows first.
  private static let count = 20
  /// The factor for the distance of the farthest of them. The flat map is a little off, and a leaf more costs
  /// less than a second round of requests.
  private static let tolerance = 1.01

  /// Returns the number of leaves of a map that contain the nearest locations.
  static func leaves(around point: FinderPoint, in map: FinderMap, of places: [FinderPlace]) -> Int {
    // A map that is not divided has nothing to count, however many locations are around.
    guard map.leaves.count > 1 else { return map.leaves.count }
    var reach = FinderReach(map, places, point)
    reach.find(0, at: 0)
    reach.countLeaves(0)
    return reach.leaves
  }

  private init(_ map: FinderMap, _ places: [FinderPlace], _ point: FinderPoint) {
    (self.map, self.places, self.point) = (map, places, point)
    // The cosine of the latitude, by the first terms of its series.
    let angle = Double(point.latitude) * .pi / 18_000_000
    let square = angle * angle
    let cosine = 1 - square / 2 + square * square / 24 - square * square * square / 720
    width = max(0.01, cosine)
  }

  private var limit: Double { nearest.count < Self.count ? .infinity : nearest[Self.count - 1] }

  private mutating func find(_ square: Int, at distance: Double) {
    if distance >= limit { return }
    switch map.squares[square].content {
    case .leaf(let leaf): for place in map.leaves[leaf].places { add(places[Int(place)].point) }
    case .parts(let parts):
      for (distance, part) in parts.map({ (self.distance(to: map.squares[$0]), $0) }).sorted(by: <) {
        find(part, at: distance)
      }
    }
  }

  private mutating func add(_ found: FinderPoint?) {
    guard let found else { return }
    let distance = distance(
      north: Double(found.latitude - point.latitude), east: Double(found.longitude - point.longitude))
    if distance >= limit { return }
    nearest.insert(distance, at: nearest.partitioningIndex { $0 > distance })
    if nearest.count > Self.count { nearest.removeLast() }
  }

  private mutating func countLeaves(_ square: Int) {
    if distance(to: map.squares[square]) > limit * Self.tolerance { return }
    switch map.squares[square].content {
    case .leaf: leaves += 1
    case .parts(let parts): for part in parts { countLeaves(part) }
    }
  }

  private func distance(to square: FinderMap.Square) -> Double {
    let (latitude, longitude) = (Double(point.latitude), Double(point.longitude))
    let north = max(square.south - latitude, latitude - square.south - square.height, 0)
    let west = square.west - longitude
    return distance(north: north, east: west <= 0 && west + 2 * square.height >= 0 ? 0 : nearer(west, square))
  }

  private func nearer(_ west: Double, _ square: FinderMap.Square) -> Double {
    min(turned(west), turned(west + 2 * square.height))
  }

  /// The difference of longitudes on the shorter way.
  private func turned(_ east: Double) -> Double {
    let east = abs(east)
    return min(east, 36_000_000 - east)
  }

  private func distance(north: Double, east: Double) -> Double {
    let east = turned(east) * width
    return north * north + east * east
  }
}

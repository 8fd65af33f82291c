import ClipsiteAppClips
import Testing

@testable import ClipsiteSite

struct PointTreeTests {
  private static func points(_ coordinates: [(Double, Double)]) throws -> [GlobePoint] {
    try coordinates.map { latitude, longitude in
      GlobePoint(try GeoCoordinates(latitude: "\(latitude)", longitude: "\(longitude)"))
    }
  }

  /// Points that a seed decides (a linear congruential generator), some of them on one spot.
  private static func scattered(_ count: Int, seed: UInt64) throws -> [GlobePoint] {
    var state = seed
    func next(_ range: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (Double(state >> 40) / Double(1 << 24) * range * 100).rounded() / 100
    }
    return try points((0..<count).map { $0 % 7 == 0 ? (10, 10) : (next(178) - 89, next(358) - 179) })
  }

  private static func nearestByLookingAtAll(_ points: [GlobePoint], to position: Int, count: Int) -> [Int32] {
    points.indices.filter { $0 != position }
      .map { (distance: points[position].squaredDistance(to: points[$0]), position: Int32($0)) }
      .sorted { ($0.distance, $0.position) < ($1.distance, $1.position) }.prefix(count).map(\.position)
  }

  @Test(arguments: [0, 1, 2, 5, 8, 9, 64, 300])
  func findsWhatLookingAtAllFinds(count: Int) throws {
    let points = try Self.scattered(count, seed: UInt64(count) + 1)
    let tree = PointTree(points)
    for position in points.indices {
      let found = tree.nearest(to: position, count: 5, within: .max).map(\.position)
      #expect(found == Self.nearestByLookingAtAll(points, to: position, count: 5))
    }
  }

  @Test func leavesOutWhatIsTooFar() throws {
    let points = try Self.points([(0, 0), (0, 1), (0, 2)])
    let limit = GlobePoint.squared(meters: 150_000)
    #expect(PointTree(points).nearest(to: 0, count: 5, within: limit).map(\.position) == [1])
  }

  @Test func theDateLineAndThePolesAreNoBorders() throws {
    let points = try Self.points([(0, 179.9), (0, 179), (0, -179.9), (89.9, 0), (89.9, 180), (88, 0)])
    let tree = PointTree(points)
    #expect(tree.nearest(to: 0, count: 1, within: .max).map(\.position) == [2])
    #expect(tree.nearest(to: 3, count: 1, within: .max).map(\.position) == [4])
  }

  @Test func manyPointsOnOneSpotAreFoundInTheirOrder() throws {
    let points = try Self.points(Array(repeating: (37.79, -122.39), count: 2000))
    let tree = PointTree(points)
    #expect(tree.nearest(to: 1, count: 5, within: .max).map(\.position) == [0, 2, 3, 4, 5])
  }

  /// Points of a kind that a search could look at one by one.
  enum Crowd: CaseIterable {
    case oneSpot, twoSpots, oneYard, oneStreet, oneParallel

    func coordinates(_ count: Int) -> [(Double, Double)] {
      (0..<count).map { index in
        // Golden ratio: spread evenly, in no order.
        let (part, other) = ((Double(index) * 0.618_033_988_75), (Double(index) * 0.754_877_666_25))
        let (first, second) = (part - part.rounded(.down), other - other.rounded(.down))
        return switch self {
        case .oneSpot: (37.79, -122.39)
        case .twoSpots: (index % 2 == 0 ? 37.79 : 37.8, -122.39)
        case .oneYard: (37.79 + first * 0.0001, -122.39 + second * 0.0001)
        case .oneStreet: (37.79, -122.39 + first * 0.01)
        case .oneParallel: (80, first * 360 - 180)
        }
      }
    }
  }

  @Test(arguments: Crowd.allCases)
  func aSearchLooksIntoFewBoxesWhereverThePointsAre(_ crowd: Crowd) throws {
    let count = 4096
    let points = try Self.points(crowd.coordinates(count))
    let tree = PointTree(points)
    let visits = points.indices.reduce(0) { $0 + tree.search(to: $1, count: 5, within: .max).visits }
    // The tree has 9 levels below the first; looking at all would be 1,023 boxes for each point.
    #expect(visits < count * 60, "\(visits / count) boxes for each point")
    for position in stride(from: 0, to: count, by: 97) {
      let found = tree.nearest(to: position, count: 5, within: .max).map(\.position)
      #expect(found == Self.nearestByLookingAtAll(points, to: position, count: 5))
    }
  }
}

struct GlobePointTests {
  private func meters(_ from: (String, String), _ to: (String, String)) throws -> Double {
    let one = GlobePoint(try GeoCoordinates(latitude: from.0, longitude: from.1))
    let other = GlobePoint(try GeoCoordinates(latitude: to.0, longitude: to.1))
    return GlobePoint.meters(ofSquared: one.squaredDistance(to: other))
  }

  @Test func aMinuteOfArcIsANauticalMile() throws {
    // 6,371,008.8 m × π / 180 / 60
    #expect(abs(try meters(("0", "0"), ("0.0166666667", "0")) - 1853.25) < 0.1)
    #expect(abs(try meters(("60", "10"), ("60", "10.0166666667")) - 926.6) < 0.1)
  }

  @Test func oppositePointsAreADiameterApart() throws {
    #expect(abs(try meters(("90", "0"), ("-90", "0")) - 2 * 6_371_008.8) < 1)
    #expect(try meters(("37.79721", "-122.39456"), ("37.79721", "-122.39456")) == 0)
  }

  @Test(arguments: [1.0, 999, 200_000])
  func squaresAndMetersAreInverse(meters: Double) {
    #expect(abs(GlobePoint.meters(ofSquared: GlobePoint.squared(meters: meters)) - meters) < 0.01)
  }
}

import ClipsiteAppClips
import Testing

@testable import ClipsiteSiteModel

@Suite(.timeLimit(.minutes(30))) struct GlobePointTests {
  private func meters(_ from: (String, String), _ to: (String, String)) throws -> Double {
    let one = try #require(GlobePoint(try GeoCoordinates(latitude: from.0, longitude: from.1)))
    let other = try #require(GlobePoint(try GeoCoordinates(latitude: to.0, longitude: to.1)))
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

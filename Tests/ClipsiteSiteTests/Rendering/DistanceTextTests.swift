import ClipsiteAppClips
import Testing

@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct DistanceTextTests {
  @Test(arguments: [
    (0.0, "0 m"), (4, "0 m"), (447, "450 m"), (994, "990 m"), (995, "1.0 km"), (1249, "1.2 km"),
    (9949, "9.9 km"), (9950, "10 km"), (12_499, "12 km"), (199_999, "200 km"),
  ])
  func kilometersAreTheRule(meters: Double, text: String) {
    #expect(DistanceText.text(meters: meters, in: nil) == text)
  }

  @Test(arguments: [(80.0, "0.0 mi"), (805, "0.5 mi"), (16_100, "10 mi"), (40_234, "25 mi")])
  func someCountriesHaveMiles(meters: Double, text: String) throws {
    #expect(DistanceText.text(meters: meters, in: try CountryCode("US")) == text)
    #expect(DistanceText.text(meters: meters, in: try CountryCode("GB")) == text)
  }
}

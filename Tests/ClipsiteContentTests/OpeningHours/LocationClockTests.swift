import ClipsiteAppClips
import Testing

@testable import ClipsiteContent

struct LocationClockTests {
  /// A location without a zone in its file.
  private static func clock(_ region: String?, _ country: String, folder: String?) throws -> LocationClock {
    let country = try CountryCode(country)
    return LocationClock(
      own: nil, country: country, region: LocationClock(region: region, in: country), folder: folder)
  }

  @Test(
    arguments: [
      ("NY", "US", nil, "America/New_York"), ("NY", "US", "America/Los_Angeles", "America/New_York"),
      ("TX", "US", "America/Chicago", "America/Chicago"), (nil, "US", "America/Denver", "America/Denver"),
      ("Arizona", "US", "America/Denver", "America/Denver"),
      ("Arizona", "US", "America/Phoenix", "America/Phoenix"),
      ("GC", "ES", nil, "Atlantic/Canary"), ("GC", "ES", "Europe/Madrid", "Atlantic/Canary"),
      ("Bayern", "DE", "America/Denver", "Europe/Berlin"),
    ] as [(String?, String, String?, String)])
  func aRegionDecidesBeforeTheFolder(region: String?, country: String, folder: String?, zone: String) throws {
    #expect(try Self.clock(region, country, folder: folder) == .known(zone))
  }

  /// A chain from California with a shop in Arizona.
  @Test func aFolderHasNoZoneForOtherRegions() throws {
    let clock = try Self.clock("AZ", "US", folder: "America/Los_Angeles")
    #expect(clock == .mainland("America/Phoenix", others: ["America/Denver"]))
  }

  @Test func aDividedRegionNeedsAZone() throws {
    #expect(try Self.clock("TX", "US", folder: nil).zone == nil)
    #expect(LocationClock(region: "CA", in: nil) == nil)
    #expect(try LocationClock(region: nil, in: CountryCode("US")) == nil)
  }
}

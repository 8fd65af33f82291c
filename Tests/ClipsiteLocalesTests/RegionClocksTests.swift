import Foundation
import Testing

@testable import ClipsiteLocales

/// The zones of regions, compared with the hours that their largest towns are from Greenwich in winter and summer.
struct RegionClocksTests {
  /// January and July of 2024: later rules of some provinces are not in every computer's data.
  private static let days = [1_704_628_800, 1_720_440_000].map(Date.init(timeIntervalSince1970:))

  private static func offsets(of zone: String) throws -> [Double] {
    let zone = try #require(TimeZone(identifier: zone))
    return days.map { Double(zone.secondsFromGMT(for: $0)) / 3600 }
  }

  /// The time of a region, or `nil` if somebody must name the zone.
  private static func offsets(of region: String, in country: String) throws -> [Double]? {
    switch TimeZones.clock(ofRegion: region, in: country) {
    case .one(let zone), .mainland(let zone, _): try offsets(of: zone)
    case .several, nil: nil
    }
  }

  @Test(
    arguments: [
      (
        "US", "Connecticut Delaware Georgia Maine Maryland Massachusetts Ohio Pennsylvania Vermont Virginia",
        -5, -4
      ),
      ("US", "NH NJ NY NC SC RI WV DC ct Ohio", -5, -4),
      ("US", "Alabama Arkansas Illinois Iowa Louisiana Minnesota Mississippi Missouri Oklahoma WI", -6, -5),
      ("US", "Colorado Montana Utah Wyoming NM", -7, -6), ("US", "Arizona", -7, -7),
      ("US", "California CA ca CALIFORNIA Washington Nevada", -8, -7), ("US", "Hawaii", -10, -10),
      ("US", "GU", 10, 10), ("US", "PR", -4, -4),
      ("CA", "Ontario Quebec Québec", -5, -4), ("CA", "Manitoba", -6, -5), ("CA", "Saskatchewan", -6, -6),
      ("CA", "Alberta NT", -7, -6), ("CA", "BC", -8, -7), ("CA", "NB NS PE", -4, -3), ("CA", "Yukon", -7, -7),
      ("AU", "NSW Victoria Tasmania ACT", 11, 10), ("AU", "Queensland", 10, 10), ("AU", "SA", 10.5, 9.5),
      ("AU", "NT", 9.5, 9.5), ("AU", "WA", 8, 8),
      ("BR", "SP RJ MG Bahia CE Pernambuco Pará RS DF", -3, -3), ("BR", "MT MS RO RR", -4, -4),
      ("BR", "Acre", -5, -5),
      ("MX", "CDMX Jalisco Jal. Puebla Veracruz Yucatán Durango", -6, -6), ("MX", "Sonora Sinaloa", -7, -7),
      ("MX", "Q.R.", -5, -5), ("MX", "B.C.", -8, -7),
      ("ID", "Jakarta Aceh Banten", 7, 7), ("ID", "Bali", 8, 8), ("ID", "Papua Maluku", 9, 9),
      ("ES", "GC TF Canarias", 0, 1), ("PT", "Açores", -1, 0), ("PT", "Madeira", 0, 1),
      ("EC", "Galápagos", -6, -6), ("CL", "Magallanes", -3, -3),
    ] as [(String, String, Double, Double)])
  func aRegionHasTheTimeOfItsTowns(country: String, regions: String, winter: Double, summer: Double) throws {
    for region in regions.split(separator: " ") {
      #expect(try Self.offsets(of: String(region), in: country) == [winter, summer], "\(region)")
    }
  }

  /// Five percent of the people of these regions have another time than the others, or nobody counts them.
  @Test(arguments: [
    (
      "US",
      "Alaska Florida Idaho Indiana Kansas Kentucky Michigan Nebraska Oregon Tennessee Texas ND SD Guadalajara"
    ),
    ("CA", "NL Nunavut"), ("BR", "Amazonas AM"), ("MX", "Chihuahua Coah. Nayarit Tamaulipas"),
    ("DE", "Bayern BE"), ("FR", "CA"), ("XX", "CA"),
  ])
  func aDividedRegionHasNone(country: String, regions: String) {
    for region in regions.split(separator: " ") {
      #expect(TimeZones.clock(ofRegion: String(region), in: country) == nil, "\(region)")
    }
  }

  /// Whoever lives in the smaller part of a region must be able to name it.
  @Test func theZonesOfRegionsAreNamesWithOtherTimes() {
    for country in ["AU", "BR", "CA", "MX", "US"] {
      for names in TableLine("regions", country)?.fields ?? [] {
        for name in names.split(separator: "=") {
          guard case .mainland(let zone, let others)? = TimeZones.clock(ofRegion: String(name), in: country)
          else {
            continue
          }
          #expect(([zone] + others).allSatisfy(TimeZones.isName))
          #expect(!others.isEmpty && !others.contains(zone), "\(name)")
        }
      }
    }
  }
}

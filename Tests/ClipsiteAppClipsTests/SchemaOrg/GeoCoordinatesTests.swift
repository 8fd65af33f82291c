import ClipsiteAppClips
import Testing

@Suite(.timeLimit(.minutes(30))) struct GeoCoordinatesTests {
  @Test(arguments: [
    ("37.7936", "-122.3958", "37.7936", "-122.3958"), ("+0.50", "007.10", "0.50", "7.10"),
    ("-90", "180", "-90", "180"),
    ("-0.0", "0", "-0.0", "0"),
  ])
  func keepsTheDecimals(latitude: String, longitude: String, north: String, east: String) throws {
    let point = try GeoCoordinates(latitude: latitude, longitude: longitude)
    #expect(point.latitude == north && point.longitude == east)
  }

  @Test func countsDecimals() throws {
    #expect(try GeoCoordinates(latitude: "37.79361", longitude: "-122.3958").decimals == 4)
    #expect(try GeoCoordinates(latitude: "37", longitude: "-122.3958").decimals == 0)
  }

  @Test(
    arguments: [
      ("", "0", .empty), ("90.1", "0", .latitudeOutOfRange), ("-90.0001", "0", .latitudeOutOfRange),
      ("0", "180.5", .longitudeOutOfRange), ("-122.39", "37.79", .latitudeOutOfRange),
      ("37,79", "0", .decimalComma),
      ("37°", "0", .notDecimal), ("1e1", "0", .notDecimal), ("nan", "0", .notDecimal),
      ("0x1", "0", .notDecimal), (".5", "0", .notDecimal),
      ("5.", "0", .notDecimal), ("--5", "0", .notDecimal), ("1.2.3", "0", .notDecimal),
      ("0", " 1", .notDecimal),
    ] as [(String, String, GeoCoordinates.Rule)])
  func refuses(latitude: String, longitude: String, rule: GeoCoordinates.Rule) {
    let broken = brokenRule { () throws(InvalidValue<GeoCoordinates.Rule>) in
      try GeoCoordinates(latitude: latitude, longitude: longitude)
    }
    #expect(broken == rule)
    #expect(speaksPlainly(rule))
  }
}

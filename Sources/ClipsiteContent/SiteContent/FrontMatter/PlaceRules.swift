import ClipsiteAppClips
import ClipsiteLocales
package import ClipsiteText

/// The rule that the values of `place` are about one location: the country has the zone and the position.
enum PlaceRules {
  /// Reports parts of the address that say nothing, values that contradict the country or the region, and the
  /// position 0, 0, which is in the sea off Africa.
  ///
  /// - Parameter place: The mapping with the values.
  static func check(
    _ location: Location.Fields, timeZone: String?, of place: YAMLNode, _ reader: inout MappingReader
  ) {
    let address = location.address
    let country = address.country
    let parts: [(key: StaticString, text: String?)] = [
      ("street", address.street), ("locality", address.locality), ("region", address.region),
      ("postal-code", address.postalCode),
    ]
    for case (let key, let text?) in parts
    where NoValue.contains(text, of: key.description)
      && !NoValue.isName(text, of: key.description, in: country?.rawValue)
    {
      let node = place.value(forKey: key) ?? place
      reader.reportNoValue(Ranged(text, at: ByteRange(node.range)), of: key)
    }
    var (wrongZone, wrongPoint) = (false, false)
    if let timeZone, let country, !isClock(timeZone, of: country.rawValue),
      let zone = TimeZones.zones(of: country.rawValue).first
    {
      wrongZone = true
      reader.report(
        .contradictoryPlace, at: range(of: "time-zone", in: place),
        "no part of `\(country.rawValue)` (\(country.name)) has the time of `\(timeZone)`",
        fix: "write a zone of the country, such as `\(zone)`, or correct `country`")
    }
    if let point = location.coordinates, let fault = mistake(of: point, in: country) {
      wrongPoint = true
      reader.report(.contradictoryPlace, at: range(of: "latitude", in: place), fault.message, fix: fault.fix)
    }
    let contradictions = AddressContradictions(address).found(
      at: wrongPoint ? nil : location.coordinates, timeZone: wrongZone ? nil : timeZone)
    for (key, fault) in contradictions {
      reader.report(.contradictoryPlace, at: range(of: key, in: place), fault.message, fix: fault.fix)
    }
  }

  /// Indicates whether a country has the time of a zone, or a territory with a code of its own has the zone.
  /// Addresses there are also written with the country, and the boxes of countries include them.
  private static func isClock(_ timeZone: String, of country: String) -> Bool {
    TimeZones.isClock(timeZone, of: country)
      || CountryArea.codes(of: country).dropFirst().contains { TimeZones.zones(of: $0).contains(timeZone) }
  }

  /// The mistake in a position, or `nil` if it can be right.
  private static func mistake(of point: GeoCoordinates, in country: CountryCode?) -> InvalidValue? {
    let (latitude, longitude) = (point.degreesNorth, point.degreesEast)
    if latitude == 0, longitude == 0 {
      return InvalidValue(
        "the position 0, 0 is in the sea", fix: "correct `latitude` and `longitude`, or remove them")
    }
    guard let country, let area = CountryArea.of(country: country.rawValue),
      !area.contains(latitude: latitude, longitude: longitude)
    else { return nil }
    let meant: String? =
      if area.contains(latitude: longitude, longitude: latitude) {
        "exchange `latitude` and `longitude`"
      } else if area.contains(latitude: latitude, longitude: -longitude) {
        "write the longitude as `\(negated(point.longitude))`"
      } else if area.contains(latitude: -latitude, longitude: longitude) {
        "write the latitude as `\(negated(point.latitude))`"
      } else {
        nil
      }
    return InvalidValue(
      "the position \(point.latitude), \(point.longitude) is not in `\(country.rawValue)` (\(country.name))",
      fix: meant.map { "\($0), or correct `country`" } ?? "correct `latitude` and `longitude`, or `country`")
  }

  private static func negated(_ number: String) -> String {
    number.hasPrefix("-") ? String(number.dropFirst()) : "-" + number
  }

  private static func range(of key: StaticString, in place: YAMLNode) -> SourceRange {
    (place.value(forKey: key) ?? place).place
  }
}

extension DiagnosticCode {
  /// A value of `place` contradicts the country.
  package static let contradictoryPlace = DiagnosticCode(
    "ContradictoryPlace", .warning,
    summary: "The parts of an address contradict each other, its country, the time zone, or the position.",
    explanation: """
      The page shows whether the location is open by its time zone, and maps show its position. A zone or a
      position that the country does not have is often a copy from another location, or has latitude and
      longitude exchanged. clipsite compares positions with generous boxes around the country and its
      territories (Natural Earth), and zones with those of the country and its territories (IANA time zone
      database). Postal codes have as many digits and letters as those of the country (Google, libaddressinput). A
      spreadsheet makes `2134` of `02134`. In Australia, Brazil, Canada, and the US, clipsite knows the states and
      provinces, with their postal codes and, except for Brazil, their areas. A street or a town that repeats the
      town, the region, or the postal code appears twice on the page.
      """,
    fix: "Correct the value that the message names, or the one that it is compared with.",
    example: .init(
      .frontMatter,
      wrong: """
        place:
          country: GB
          time-zone: America/New_York
        """,
      right: """
        place:
          country: GB
          time-zone: Europe/London
        """))
}

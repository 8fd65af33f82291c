package enum CountryClock: Sendable, Hashable {
  /// The whole country has the same time all year.
  case one(String)
  /// Nearly all of the country has the first zone's time, and some islands or regions have others.
  case mainland(String, others: [String])
  /// The country has several clocks, and a location must name its zone. Uninhabited countries have none.
  case several([String])
}

/// The names of time zones, and the zones of countries.
///
/// Source: IANA tzdata (see `LocaleTable.swift`). Offsets are not in the table: governments change them, and
/// a browser knows those of today.
package enum TimeZones {
  /// Returns the clock of a country, or `nil` if no country has the code (ISO 3166-1 alpha-2).
  package static func clock(of country: String) -> CountryClock? { clocks[country.uppercased()] }

  /// The clocks of all countries: every location of a site asks for one.
  private static let clocks = Dictionary(
    TableLine.keys(of: "zone").compactMap { country in
      readClock(of: country).map { (country, $0) }
    }
  ) { first, _ in first }

  private static func readClock(of country: String) -> CountryClock? {
    guard let fields = TableLine("zone", country)?.fields, let kind = fields.first else {
      return nil
    }
    let zones = Array(fields.dropFirst())
    switch (kind, zones.first) {
    case ("one", let zone?): return .one(zone)
    case ("mainland", let zone?): return .mainland(zone, others: Array(zones.dropFirst()))
    default: return .several(zones)
    }
  }

  /// A Boolean value that indicates whether a zone can be the clock of a country: it is one of its zones, or an
  /// old name, which no country has.
  package static func isPossible(_ zone: String, in country: String) -> Bool {
    switch clock(of: country) {
    case .one(let own): zone == own
    case .mainland(let own, let others):
      zone == own || others.contains(zone) || !zonesOfCountries.contains(zone)
    case .several(let zones): zones.contains(zone) || !zonesOfCountries.contains(zone)
    case nil: true
    }
  }

  /// A Boolean value that indicates whether a zone has the time of a part of a country; `true` if nobody knows.
  package static func isClock(_ zone: String, of country: String) -> Bool {
    guard let own = groupsOfCountries[country], !own.isEmpty, let group = groups[zone] else { return true }
    return own.contains(group)
  }

  /// A Boolean value that indicates whether a zone has the time of a part of a region; `true` if nobody knows.
  package static func isClock(_ zone: String, ofRegion region: String, in country: String) -> Bool {
    let zones: [String]
    switch clock(ofRegion: region, in: country) {
    case .one(zone), .mainland(zone, _): return true
    case .one(let own): zones = [own]
    case .mainland(let own, let others): zones = [own] + others
    case .several, nil: return true
    }
    return groups[zone].map { group in zones.contains { groups[$0] == group } } ?? true
  }

  /// The zones of a country, the one of most of its people first. One stands for all with the same time.
  package static func zones(of country: String) -> [String] {
    switch clock(of: country) {
    case .one(let own): [own]
    case .mainland(let own, let others): [own] + others
    case .several(let zones): zones
    case nil: []
    }
  }

  /// The first zone of those with the same time, by the name of each.
  private static let groups = Dictionary(
    TableLine.keys(of: "clocks").flatMap { first in
      (TableLine("clocks", first)?.fields ?? []).map { ($0, first) } + [(first, first)]
    }
  ) { first, _ in first }

  /// The groups of the zones of each country: every location of a site can ask for one.
  private static let groupsOfCountries = Dictionary(
    uniqueKeysWithValues: clocks.keys.map { ($0, Set(zones(of: $0).compactMap { groups[$0] })) })

  private static let zonesOfCountries = Set(
    TableLine.keys(of: "zone").flatMap { TableLine("zone", $0)?.fields.dropFirst() ?? [] })

  /// A Boolean value that indicates whether a text is the name of a zone, such as `Europe/Berlin`.
  ///
  /// Old names such as `Asia/Calcutta` and `US/Eastern` are names, too. Names without an area (`EST`, `CET`)
  /// and offsets (`GMT+1`, `Etc/GMT-1`) are no location's clock, and some of them ignore daylight saving
  /// time.
  package static func isName(_ text: String) -> Bool {
    // A sign outside ASCII can be equal to a letter.
    allNames.contains(text) && text.utf8.allSatisfy { $0 < 0x80 }
  }

  private static let allNames = Set(names)

  /// Returns the name with the letter case of the database, or `nil` if no zone has the name in any case.
  package static func canonicalCase(of text: String) -> String? {
    let wanted = text.lowercased()
    return names.first { $0.lowercased() == wanted }
  }

  /// Returns the zone of a large town that is no zone's name but is often taken for one, or `nil` for others.
  package static func zone(ofTownIn name: String) -> String? {
    let town = name.split(separator: "/").last.map { $0.lowercased() } ?? ""
    return TableLine.keys(of: "towns").first { zone in
      TableLine("towns", zone)?.fields.contains(town) == true
    }
  }

  /// All names, to suggest one in place of a misspelled one.
  package static var names: [String] {
    TableLine.keys(of: "zones").flatMap { area in
      (TableLine("zones", area)?.fields ?? []).map { "\(area)/\($0)" }
    }
  }
}

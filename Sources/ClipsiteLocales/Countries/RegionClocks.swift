extension TimeZones {
  /// Returns the clock of a region of a country with several, or `nil` if the region is divided or unknown.
  ///
  /// - Parameters:
  ///   - region: One of the names that `RegionNames` has for the region, in any case of letters.
  ///   - country: The code of the country (ISO 3166-1 alpha-2).
  package static func clock(ofRegion region: String, in country: String) -> CountryClock? {
    guard let clocks = clocksOfRegions[country] else { return nil }
    return clocks[region] ?? clocks[region.lowercased()]
  }

  /// The clocks by country and by each name of a region, as it is usually written and in small letters.
  private static let clocksOfRegions = Dictionary(
    uniqueKeysWithValues: TableLine.keys(of: "regionclocks").map { ($0, clocks(ofRegionsIn: $0)) })

  private static func clocks(ofRegionsIn country: String) -> [String: CountryClock] {
    var clocks: [String: CountryClock] = [:]
    let groups = RegionNames.groups(in: country)
    for field in TableLine("regionclocks", country)?.fields ?? [] {
      let names = field.split(separator: "=").map(String.init)
      let zones = names[0].split(separator: " ").map(String.init)
      let clock: CountryClock =
        zones.count == 1 ? .one(zones[0]) : .mainland(zones[0], others: Array(zones.dropFirst()))
      for name in names.dropFirst().flatMap({ groups[$0.lowercased()] ?? [$0] }) {
        (clocks[name], clocks[name.lowercased()]) = (clock, clock)
      }
    }
    return clocks
  }
}

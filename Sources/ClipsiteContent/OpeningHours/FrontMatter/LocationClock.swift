package import ClipsiteAppClips
import ClipsiteLocales

/// The time zone of a location, and where it comes from.
package enum LocationClock: Sendable, Hashable {
  /// Its folder or file names the zone, or its country or region has only one.
  case known(String)
  /// The zone of nearly all of its country or region, which has others as well.
  case mainland(String, others: [String])
  /// The zones of its country, of which nobody has named one.
  case unknown([String])
  /// It has neither a zone nor a country.
  case withoutCountry

  /// The name of the zone, or `nil` if nobody knows it.
  package var zone: String? {
    switch self {
    case .known(let zone), .mainland(let zone, _): zone
    case .unknown, .withoutCountry: nil
    }
  }

  /// A Boolean value that indicates whether somebody should name the zone.
  package var isDoubtful: Bool { if case .known = self { false } else { true } }

  /// The clock of a region, or `nil` if its country or its folder decides.
  package init?(region: String?, in country: CountryCode?) {
    guard let region, let country else { return nil }
    switch TimeZones.clock(ofRegion: region, in: country.rawValue) {
    case .one(let zone): self = .known(zone)
    case .mainland(let zone, let others): self = .mainland(zone, others: others)
    case .several, nil: return nil
    }
  }

  /// Finds the clock of a location.
  ///
  /// A folder's zone is for countries and regions with several that have this one. A chain in Seattle can have
  /// a shop in Berlin, in Sydney, or in Boston.
  ///
  /// - Parameter region: The clock of the region of the location, if its region decides.
  package init(own: String?, country: CountryCode?, region: LocationClock?, folder: String?) {
    if let own {
      self = .known(own)
      return
    }
    if let region {
      self = folder.flatMap { region.zones.contains($0) ? .known($0) : nil } ?? region
      return
    }
    let folder = folder.flatMap { zone in
      country.map { TimeZones.isPossible(zone, in: $0.rawValue) } ?? true ? zone : nil
    }
    switch country.flatMap({ TimeZones.clock(of: $0.rawValue) }) {
    case .one(let zone): self = .known(zone)
    case .mainland(let zone, let others): self = folder.map(Self.known) ?? .mainland(zone, others: others)
    case .several(let zones): self = folder.map(Self.known) ?? .unknown(zones)
    case nil: self = folder.map(Self.known) ?? .withoutCountry
    }
  }

  /// The zones that a location with this clock can have.
  private var zones: [String] {
    switch self {
    case .known(let zone): [zone]
    case .mainland(let zone, let others): [zone] + others
    case .unknown(let zones): zones
    case .withoutCountry: []
    }
  }
}

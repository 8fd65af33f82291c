import ClipsiteAppClips

/// A location as the index keeps it.
struct FinderPlace: Sendable {
  /// Its record as JSON, without the hours and the end.
  let record: [UInt8]
  /// The latitude and longitude in units of 0.00001 degrees, or `nil` without coordinates.
  let point: FinderPoint?
  /// The position of the town; −1 without a town.
  let town: Int32
  /// The position of the postal code; −1 without one.
  let code: Int32
  /// The positions of the hours and the clock in their tables; −1 without them.
  let hours: Int32
  let clock: Int32
}

/// A point in units of 0.00001 degrees, which is about a meter.
struct FinderPoint: Hashable, Sendable {
  let latitude: Int32
  let longitude: Int32

  /// The nearest point of this grid to degrees that are in range.
  init(latitude: Double, longitude: Double) {
    self.latitude = Int32((latitude * 100_000).rounded())
    self.longitude = Int32((longitude * 100_000).rounded())
  }

  /// The cell of a grid of 65,536 columns and rows, as the bits of both numbers in turn: two bits for each
  /// level of the tree, the row first.
  var cell: UInt32 {
    let column = Self.part(longitude, of: 36_000_000)
    let row = Self.part(latitude, of: 18_000_000)
    return Self.spread(row) << 1 | Self.spread(column)
  }

  private static func part(_ value: Int32, of size: Int64) -> UInt32 {
    let part = (Int64(value) + size / 2) * 65_536 / size
    return UInt32(min(max(part, 0), 65_535))
  }

  /// The 16 bits of a number with room for another between each.
  private static func spread(_ value: UInt32) -> UInt32 {
    var bits = value
    bits = (bits | bits << 8) & 0x00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333
    return (bits | bits << 1) & 0x5555_5555
  }
}

/// The ends of the words of a location, which follow those of the location before it.
struct FinderWordEnds: Sendable {
  /// The end of the words of its name and business.
  var name: Int32
  /// The end of the words of its street.
  var street: Int32
  /// The end of the number of its house, with the word beside it.
  var house: Int32
}

/// A region as an address has it, or only a country if it has none.
struct FinderRegion: Hashable, Sendable {
  let name: String
  let country: CountryCode
}

/// A town or a postal code, by the text that people see.
struct FinderArea: Hashable, Sendable {
  enum Level: Int, Sendable { case town, code }

  let kind: Level
  /// The town or the code.
  let name: String
  /// The part that tells it from others of that name: for a town the region and country, for a code the town.
  let rest: String
  /// The country of a code.
  var country: CountryCode?

  var label: String { rest.isEmpty ? name : "\(name), \(rest)" }
}

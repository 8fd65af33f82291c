import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteSystem
import ClipsiteText

/// The hours of the locations of an index: each week with its dated days once, and each time zone once.
///
/// A location has one number for both. With separate numbers, 500 weeks in ten zones would be 5,000 entries.
struct FinderHours: Sendable {
  /// Hours as the script reads them, which locations share.
  struct Key: Hashable, Sendable {
    let json: [UInt8]
    /// The hash of the text, which each language looks up.
    let fingerprint: UInt64

    func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
  }

  /// A time zone, and the country whose clock texts follow.
  struct Clock: Hashable, Sendable {
    let zone: String
    let country: CountryCode?
  }

  /// The hours and the clock of a location.
  typealias Entry = (key: Key, clock: Clock)

  /// Different values with their positions.
  private struct Table<Value: Hashable & Sendable>: Sendable {
    private(set) var values: [Value] = []
    private var positions: [Value: Int32] = [:]

    /// Returns the position of a value, which is added if it is new.
    mutating func position(of value: Value) -> Int32 {
      let position = positions[value] ?? Int32(values.count)
      if position == values.count {
        values.append(value)
        positions[value] = position
      }
      return position
    }
  }

  private var keys = Table<Key>()
  private var clocks = Table<Clock>()

  var isEmpty: Bool { keys.values.isEmpty }

  /// Returns the positions of hours and a clock in the tables, to which new ones are added.
  mutating func positions(of entry: Entry) -> (hours: Int32, clock: Int32) {
    (keys.position(of: entry.key), clocks.position(of: entry.clock))
  }

  /// The number of a location with hours and a clock.
  func number(hours: Int32, clock: Int32) -> Int { Int(hours) * clocks.values.count + Int(clock) }

  /// The table as JSON: the clocks with their words, and the hours.
  ///
  /// - Parameter words: Returns the words for locations in a country.
  func bytes(naming words: (CountryCode?) -> HoursLanguage) -> [UInt8] {
    JSONWriter.bytes { writer in
      writer.beginArray()
      writer.beginArray()
      for clock in clocks.values { writer.value(json: HoursData.words(words(clock.country), in: clock.zone)) }
      writer.endArray()
      writer.beginArray()
      for key in keys.values { writer.value(json: key.json) }
      writer.endArray()
      writer.endArray()
    }
  }
}

extension FinderHours {
  /// The hours and the clock of a page, or `nil` if nobody can compare them with now.
  static func entry(of page: Page, in site: Site) -> Entry? {
    guard page.kind == .location, site.configuration.options.marksToday,
      let schedule = site.schedule(of: page), let stated = schedule.allHours,
      let zone = site.clock(of: page).zone
    else { return nil }
    let json = HoursData.times(stated, closedUntil: schedule.closedUntil)
    return (
      Key(json: json, fingerprint: Fingerprint.of(json, end: json.count)),
      Clock(zone: zone, country: page.source.fields.place?.address.country)
    )
  }
}

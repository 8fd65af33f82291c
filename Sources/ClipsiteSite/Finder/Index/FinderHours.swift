import ClipsiteAppClips
import ClipsiteContent
import ClipsiteLocales
import ClipsiteSystem
import ClipsiteText

/// The hours of the locations of an index: each week with its dated days once, and each time zone once.
///
/// A location has one number for both. With separate numbers, 500 weeks in ten zones would be 5,000 entries.
struct FinderHours: Sendable {
  /// Hours as locations share them.
  struct Key: Hashable, Sendable {
    let hours: BusinessHours
    let closedUntil: CalendarDate?
    /// The hash, because all times take long to hash.
    private let number: Int

    init(hours: BusinessHours, closedUntil: CalendarDate?) {
      (self.hours, self.closedUntil, number) = (hours, closedUntil, hours.hashValue)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(number) }
  }

  /// A time zone, and the country whose clock texts follow.
  struct Clock: Hashable, Sendable {
    let zone: String
    let country: CountryCode?
  }

  private(set) var keys: [Key] = []
  private(set) var clocks: [Clock] = []
  private var keyPositions: [Key: Int32] = [:]
  private var clockPositions: [Clock: Int32] = [:]

  var isEmpty: Bool { keys.isEmpty }

  /// Returns the position of hours in the table, to which new ones are added.
  mutating func position(of key: Key) -> Int32 {
    let position = keyPositions[key] ?? Int32(keys.count)
    if position == keys.count {
      keys.append(key)
      keyPositions[key] = position
    }
    return position
  }

  /// Returns the position of a clock in the table, to which new ones are added.
  mutating func position(of clock: Clock) -> Int32 {
    if let known = clockPositions[clock] { return known }
    clocks.append(clock)
    clockPositions[clock] = Int32(clocks.count - 1)
    return Int32(clocks.count - 1)
  }

  /// The number of a location with hours and a clock.
  func number(hours: Int32, clock: Int32) -> Int { Int(hours) * clocks.count + Int(clock) }

  /// The table as JSON: the clocks with their words, and the hours.
  ///
  /// - Parameter words: Returns the words for locations in a country.
  func bytes(naming words: (CountryCode?) -> HoursLanguage) -> [UInt8] {
    JSONWriter.bytes { writer in
      writer.beginArray()
      writer.beginArray()
      for clock in clocks { writer.value(json: HoursData.clock(clock.zone, words(clock.country))) }
      writer.endArray()
      writer.beginArray()
      for key in keys { writer.value(json: HoursData.times(key.hours, closedUntil: key.closedUntil)) }
      writer.endArray()
      writer.endArray()
    }
  }
}

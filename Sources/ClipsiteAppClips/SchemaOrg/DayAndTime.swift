/// A day of the week; weeks start on Monday (ISO 8601).
public enum Weekday: Int, Hashable, Sendable, CaseIterable, Comparable {
  /// Monday.
  case monday
  /// Tuesday.
  case tuesday
  /// Wednesday.
  case wednesday
  /// Thursday.
  case thursday
  /// Friday.
  case friday
  /// Saturday.
  case saturday
  /// Sunday.
  case sunday

  /// Reads the two letters that schema.org uses for `openingHours`, in any letter case: `Mo` to `Su`.
  public init?(abbreviation text: some StringProtocol) {
    let bytes = text.utf8
    guard bytes.count == 2, let first = bytes.first, let second = bytes.dropFirst().first else { return nil }
    switch (first | 0x20, second | 0x20) {
    case (UInt8(ascii: "m"), UInt8(ascii: "o")): self = .monday
    case (UInt8(ascii: "t"), UInt8(ascii: "u")): self = .tuesday
    case (UInt8(ascii: "w"), UInt8(ascii: "e")): self = .wednesday
    case (UInt8(ascii: "t"), UInt8(ascii: "h")): self = .thursday
    case (UInt8(ascii: "f"), UInt8(ascii: "r")): self = .friday
    case (UInt8(ascii: "s"), UInt8(ascii: "a")): self = .saturday
    case (UInt8(ascii: "s"), UInt8(ascii: "u")): self = .sunday
    default: return nil
    }
  }

  /// The English name, which is also the name of the schema.org `DayOfWeek`.
  public var name: String {
    switch self {
    case .monday: "Monday"
    case .tuesday: "Tuesday"
    case .wednesday: "Wednesday"
    case .thursday: "Thursday"
    case .friday: "Friday"
    case .saturday: "Saturday"
    case .sunday: "Sunday"
    }
  }

  /// The day before, which for Monday is Sunday.
  var dayBefore: Weekday { self == .monday ? .sunday : Weekday(rawValue: rawValue - 1) ?? self }

  /// The order in the week.
  public static func < (lhs: Weekday, rhs: Weekday) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// A time of day from 00:00 to 24:00, to the minute.
public struct TimeOfDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Minutes since midnight, 0 to 1440.
  public let minutes: Int

  /// The end of the day, 24:00.
  public static let endOfDay = TimeOfDay(minutes: 1440)

  private init(minutes: Int) { self.minutes = minutes }

  /// Reads `HH:MM`, or `H:MM`, or `nil` if it is neither.
  public init?(_ text: some StringProtocol) {
    let bytes = text.utf8
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")), let hour = Self.number(bytes[..<colon], 1...2),
      let minute = Self.number(bytes[bytes.index(after: colon)...], 2...2), minute < 60,
      hour < 24 || (hour == 24 && minute == 0)
    else { return nil }
    minutes = hour * 60 + minute
  }

  private static func number(_ digits: some Collection<UInt8>, _ length: ClosedRange<Int>) -> Int? {
    guard length ~= digits.count, digits.allSatisfy(\.isDigit) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// The time as `HH:MM`.
  public var description: String {
    let (hour, minute) = (UInt8(minutes / 60), UInt8(minutes % 60))
    return String(unsafeUninitializedCapacity: 5) { text in
      (text[0], text[1]) = (UInt8(ascii: "0") + hour / 10, UInt8(ascii: "0") + hour % 10)
      text[2] = UInt8(ascii: ":")
      (text[3], text[4]) = (UInt8(ascii: "0") + minute / 10, UInt8(ascii: "0") + minute % 10)
      return 5
    }
  }

  /// The order in the day.
  public static func < (lhs: TimeOfDay, rhs: TimeOfDay) -> Bool { lhs.minutes < rhs.minutes }
}

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

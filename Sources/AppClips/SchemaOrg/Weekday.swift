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
    let lowered = text.asciiLowercased
    guard let day = Self.allCases.first(where: { $0.abbreviation.asciiLowercased == lowered }) else {
      return nil
    }
    self = day
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

  /// The two letters.
  public var abbreviation: String { String(name.prefix(2)) }

  /// The order in the week.
  public static func < (lhs: Weekday, rhs: Weekday) -> Bool { lhs.rawValue < rhs.rawValue }
}

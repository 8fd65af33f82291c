/// A time of day from 00:00 to 24:00, to the minute.
public struct TimeOfDay: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// Minutes since midnight, 0 to 1440.
  public let minutes: Int

  /// The end of the day, 24:00.
  public static let endOfDay = TimeOfDay(minutes: 1440)

  private init(minutes: Int) { self.minutes = minutes }

  /// Reads `HH:MM`, or `H:MM`; nil when it is neither.
  public init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, 1...2 ~= parts[0].utf8.count, parts[1].utf8.count == 2, parts[0].isAllDigits,
      parts[1].isAllDigits, let hour = Int(parts[0]), let minute = Int(parts[1]), minute < 60,
      hour < 24 || (hour == 24 && minute == 0)
    else { return nil }
    minutes = hour * 60 + minute
  }

  /// The time as `HH:MM`.
  public var description: String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    return (hour < 10 ? "0\(hour)" : "\(hour)") + ":" + (minute < 10 ? "0\(minute)" : "\(minute)")
  }

  /// The order in the day.
  public static func < (lhs: TimeOfDay, rhs: TimeOfDay) -> Bool { lhs.minutes < rhs.minutes }
}

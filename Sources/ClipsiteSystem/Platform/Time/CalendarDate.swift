/// A date of the Gregorian calendar from the year 1 to 9999, without a time or a zone.
package struct CalendarDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The date as a number such as 20261224, which is in the order of dates.
  private let digits: Int32

  package var year: Int { Int(digits) / 10_000 }
  /// 1 for January.
  package var month: Int { Int(digits) / 100 % 100 }
  package var day: Int { Int(digits) % 100 }

  /// Checks a date; `nil` if the calendar does not have it.
  package init?(year: Int, month: Int, day: Int) {
    guard 1...9999 ~= year, let days = Self.days(in: month, of: year), 1...days ~= day else { return nil }
    digits = Int32(year * 10_000 + month * 100 + day)
  }

  /// The date with a number, or the nearest one that can be written (Howard Hinnant, “chrono-Compatible
  /// Low-Level Date Algorithms”).
  package init(number: Int) {
    let days = min(max(number, Self.numbers.lowerBound), Self.numbers.upperBound) + Self.daysBefore1970
    let (era, day) = days.quotientAndRemainder(dividingBy: 146_097)
    let year = (day - day / 1460 + day / 36_524 - day / 146_096) / 365
    let rest = day - (365 * year + year / 4 - year / 100)
    let month = (5 * rest + 2) / 153
    let (y, m) = month < 10 ? (year, month + 3) : (year + 1, month - 9)
    digits = Int32((y + era * 400) * 10_000 + m * 100 + rest - (153 * month + 2) / 5 + 1)
  }

  /// The number of days since 1 January 1970.
  package var number: Int {
    let (y, m) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1 - Self.daysBefore1970
  }

  /// The numbers of 1 January of the year 1, and of 31 December 9999.
  private static let numbers = -719_162...2_932_896
  /// The days from 1 March of the year 0 to 1 January 1970.
  private static let daysBefore1970 = 719_468

  /// The day of the week, 0 for Monday.
  package var weekday: Int { (number + 3) - (number + 3).flooredQuotient(7) * 7 }

  /// The day after, or the same at the end of the calendar.
  package var next: CalendarDate { CalendarDate(number: number + 1) }
  /// The day before, or the same at the start of the calendar.
  package var previous: CalendarDate { CalendarDate(number: number - 1) }

  /// The date as `YYYY-MM-DD` (ISO 8601).
  package var description: String {
    // In one piece: each page with special hours has some.
    String(unsafeUninitializedCapacity: 10) { text in
      var rest = digits
      for index in (0..<10).reversed() {
        let isDash = index == 4 || index == 7
        text[index] = isDash ? UInt8(ascii: "-") : UInt8(ascii: "0") + UInt8(rest % 10)
        if !isDash { rest /= 10 }
      }
      return 10
    }
  }

  package static func < (lhs: CalendarDate, rhs: CalendarDate) -> Bool { lhs.digits < rhs.digits }

  /// The number of days of a month, or `nil` if no month has the number. February has 29 without a year.
  package static func days(in month: Int, of year: Int? = nil) -> Int? {
    guard 1...12 ~= month else { return nil }
    if month == 2 {
      guard let year else { return 29 }
      return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }

  /// The names of the months in front matter, in HTTP, and in certificates.
  package static let englishMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}

extension Int {
  /// The quotient rounded down; a remainder is never negative.
  package func flooredQuotient(_ divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

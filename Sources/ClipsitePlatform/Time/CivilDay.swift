/// A day of the Gregorian calendar and its number, where 0 is the first of January 1970.
package struct CivilDay {
  /// The number of days since the first of January 1970.
  package let number: Int
  package let year: Int
  /// January is 1.
  package let month: Int
  /// The first day of a month is 1.
  package let day: Int

  /// Sunday is 0.
  package var weekday: Int { (number + 4) - (number + 4).flooredQuotient(7) * 7 }

  /// A day by its date, or `nil` if there is no such day.
  package init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      day >= 1, day <= Self.length(of: month, in: year)
    else { return nil }
    self.year = year
    self.month = month
    self.day = day
    number = Self.daysBefore(year: year) + Self.daysBefore(month: month, in: year) + day - 1
  }

  /// A day by its number.
  package init(number: Int) {
    self.number = number
    // A year is 365.2425 days long, so the guess is off by one at most.
    var year = 1970 + (number * 10_000).flooredQuotient(3_652_425)
    while Self.daysBefore(year: year) > number { year -= 1 }
    while Self.daysBefore(year: year + 1) <= number { year += 1 }
    let dayOfYear = number - Self.daysBefore(year: year)
    var month = 12
    while Self.daysBefore(month: month, in: year) > dayOfYear { month -= 1 }
    self.year = year
    self.month = month
    day = dayOfYear - Self.daysBefore(month: month, in: year) + 1
  }

  private static func isLeap(_ year: Int) -> Bool {
    year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
  }

  private static func length(of month: Int, in year: Int) -> Int {
    switch month {
    case 2: isLeap(year) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }

  /// The number of the first day of a year.
  private static func daysBefore(year: Int) -> Int {
    let past = year - 1
    let leaps = past.flooredQuotient(4) - past.flooredQuotient(100) + past.flooredQuotient(400)
    return past * 365 + leaps - 719_162
  }

  private static func daysBefore(month: Int, in year: Int) -> Int {
    let before = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
    return before[month - 1] + (month > 2 && isLeap(year) ? 1 : 0)
  }
}

extension Int {
  /// The quotient rounded down; a remainder is never negative.
  package func flooredQuotient(_ divisor: Int) -> Int {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? quotient - 1 : quotient
  }
}

import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText

/// The days of the year at the start of a rule: dates, and months with or without days and years.
extension HoursParser {
  /// A day of the year or a month, with its year if that is written.
  private struct Point {
    var year: Int?
    var month: Int
    var day: Int?
  }

  mutating func span() throws(InvalidValue) -> DateSpan? {
    if case .date(let first)? = token {
      index += 1
      guard token == .dash || token == .comma, case .date(let last)? = token(1) else {
        return .dates(first, first)
      }
      guard token == .dash else { return .dates(first, first) }
      index += 2
      if last < first { throw broken(.badDate("\(first) - \(last)")) }
      return .dates(first, last)
    }
    guard let start = try point() else { return nil }
    var end = start
    if token == .dash {
      let before = index
      index += 1
      if let other = try point(monthBefore: start.day == nil ? nil : start.month) {
        end = other
        // `Dec 26-24` is a slip, and not a year without one day.
        if end.month == start.month, let last = end.day, let first = start.day, last < first, end.year == nil
        {
          throw broken(.badDate("\(CalendarDate.englishMonths[start.month - 1]) \(first)-\(last)"))
        }
      } else {
        index = before
      }
    }
    return try Self.span(start, end, broken)
  }

  /// The days from one to another. One year is enough: in `2026 Dec 30-Jan 2`, it is that of the first day,
  /// and in `Dec 30-Jan 2, 2027` that of the last.
  private static func span(
    _ start: Point, _ end: Point, _ broken: (HoursRule) -> InvalidValue
  ) throws(InvalidValue) -> DateSpan {
    let isOverNewYear = (end.month, end.day ?? 31) < (start.month, start.day ?? 1)
    let startYear = start.year ?? end.year.map { isOverNewYear ? $0 - 1 : $0 }
    let endYear = end.year ?? startYear.map { isOverNewYear ? $0 + 1 : $0 }
    let lastDay = end.day ?? CalendarDate.days(in: end.month, of: endYear) ?? 31
    let first = MonthDay(month: start.month, day: start.day ?? 1)
    let last = MonthDay(month: end.month, day: lastDay)
    for day in [first, last] where !(1...(CalendarDate.days(in: day.month) ?? 0) ~= day.day) {
      throw broken(.badDate("\(CalendarDate.englishMonths[day.month - 1]) \(day.day)"))
    }
    guard let startYear, let endYear else { return .yearly(first, last) }
    guard let from = CalendarDate(inSchedule: startYear, month: first.month, day: first.day),
      let through = CalendarDate(inSchedule: endYear, month: last.month, day: last.day), from <= through
    else { throw broken(.badDate("\(startYear)-\(first.digits)")) }
    return .dates(from, through)
  }

  /// A year such as 2026, before or after a day.
  private mutating func takeYear() -> Int? {
    let before = index
    if token == .comma { index += 1 }
    if case .number(let year, let digits)? = token, digits.utf8.count == 4 {
      index += 1
      return year
    }
    index = before
    return nil
  }

  /// A month with or without a day: `Apr`, `Dec 24`, `24 December`, `2026 Apr`.
  ///
  /// - Parameter monthBefore: The month of the first day of a range, as in `Dec 24-26`.
  private mutating func point(monthBefore: Int? = nil) throws(InvalidValue) -> Point? {
    let before = index
    let year = takeYear()
    if case .word(.month(let month), let name)? = token {
      index += 1
      let day = takeDay()
      let point = Point(year: year ?? takeYear(), month: month, day: day)
      if point.year == nil, day == nil { try checkMonth(name, month) }
      return point
    }
    if let day = takeDay() {
      if case .word(.month(let month), _)? = token {
        index += 1
        return Point(year: year ?? takeYear(), month: month, day: day)
      }
      // In `24-26 Dec`, the month follows the second day.
      if monthBefore == nil, token == .dash, case .word(.month(let month), _)? = token(2), isDay(token(1)) {
        return Point(year: year, month: month, day: day)
      }
      if let monthBefore { return Point(year: year ?? takeYear(), month: monthBefore, day: day) }
    }
    index = before
    return nil
  }

  func isDay(_ token: HoursToken?) -> Bool {
    switch token {
    case .time(let time)?: time.minute == nil && time.half == nil
    case .number(_, let digits)?: digits.utf8.count < 3
    default: false
    }
  }

  /// The day of a month. A number with a dash or a unit behind it is a time: `Dec 9-17 Uhr` is not read as
  /// days, because `Dec 24-26 off` is.
  private mutating func takeDay() -> Int? {
    guard isDay(token) else { return nil }
    switch token {
    case .time(let time)?:
      index += 1
      return time.hour
    case .number(let number, _)?:
      index += 1
      return number
    default: return nil
    }
  }

  // MARK: Dates in numbers

  /// The mistake of a date in numbers where times can be: `12-25 off`, `12/25: 10:00-14:00`, or `25.12. off`.
  /// As times, it would set every day.
  ///
  /// - Parameters:
  ///   - last: The times of the same rule before it.
  ///   - hasDays: A Boolean value that indicates whether the rule states days or a date.
  func numericDate(after last: OpenTime?, ofDays hasDays: Bool) -> HoursRule? {
    guard case .time(let first)? = token, first.half == nil, !hasDays || last != nil else { return nil }
    // `25.12.`, but not `10:30`.
    var (second, length) = (first.text.utf8.contains(UInt8(ascii: ".")) ? first.minute : nil, 1)
    if first.isBare, token(1) == .dash || token(1) == .comma, case .time(let time)? = token(2), time.isBare {
      (second, length) = (time.hour, 3)
    }
    guard let second else { return nil }
    let end = (length...).first { token($0) != .colon && token($0) != .comma } ?? length
    let days = [(first.hour, second), (second, first.hour)].filter { month, day in
      CalendarDate.days(in: month).map { 1...$0 ~= day } == true
    }
    guard !days.isEmpty, isDate(second, length: length, before: token(end), isFirst: last == nil) else {
      return nil
    }
    var text = first.text
    if length == 3, case .time(let time)? = token(2) { text += (token(1) == .dash ? "-" : "/") + time.text }
    return .dateOrTimes(text, days.map { "\(CalendarDate.englishMonths[$0 - 1]) \($1)" })
  }

  /// A Boolean value that indicates whether two numbers are a date because of what follows them, or because
  /// the second is no hour that somebody writes alone.
  private func isDate(_ second: Int, length: Int, before next: HoursToken?, isFirst: Bool) -> Bool {
    switch next {
    case .word(.closed, _)?: true
    case .word(.unit, _)?: false
    case .time(let time)?
    where isFirst && (token(length) == .colon || !time.isBare && token(length) != .comma): true
    default: length == 3 && token(1) == .dash && second > 24
    }
  }
}

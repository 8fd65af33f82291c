/// A date of the Gregorian calendar, without a time or a zone.
package struct CalendarDate: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The date as a number such as 20261224, which is in the order of dates.
  private let digits: Int32

  package var year: Int { Int(digits) / 10_000 }
  /// 1 for January.
  package var month: Int { Int(digits) / 100 % 100 }
  package var day: Int { Int(digits) % 100 }

  /// Checks a date; `nil` if the calendar does not have it.
  package init?(year: Int, month: Int, day: Int) {
    guard 1900...2999 ~= year, let days = MonthDay.days(in: month, of: year), 1...days ~= day else {
      return nil
    }
    digits = Int32(year * 10_000 + month * 100 + day)
  }

  /// Reads `YYYY-MM-DD` (ISO 8601).
  package init?(_ text: some StringProtocol) {
    // As a text of its own, its bytes stand side by side.
    var text = String(text)
    let parts = text.withUTF8 { bytes in
      bytes.count == 10 && bytes[4] == Self.dash && bytes[7] == Self.dash
        ? (Self.number(bytes[0..<4]), Self.number(bytes[5..<7]), Self.number(bytes[8..<10])) : nil
    }
    guard case (let year?, let month?, let day?)? = parts else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The dates that three numbers can mean: one of `24.12.2026` and of `2026/12/24`, and two of `12/01/26`.
  static func readings(of text: String) -> [CalendarDate] {
    let parts = text.split { "./-".contains($0) }.compactMap { Int($0) }
    guard parts.count == 3 else { return [] }
    if let date = CalendarDate(year: parts[0], month: parts[1], day: parts[2]) { return [date] }
    let year = parts[2] < 100 ? 2000 + parts[2] : parts[2]
    let dates = [(parts[0], parts[1]), (parts[1], parts[0])].compactMap { month, day in
      CalendarDate(year: year, month: month, day: day)
    }
    return dates.count == 2 && dates[0] == dates[1] ? [dates[0]] : dates
  }

  private static let dash = UInt8(ascii: "-")

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var number = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = 10 * number + Int(digit & 0xF)
    }
    return number
  }

  /// The date as `YYYY-MM-DD`.
  package var description: String { "\(year)-" + MonthDay(month: month, day: day).digits }

  /// The number of days since 1 March of the year 0, to count with (Howard Hinnant, “chrono-Compatible
  /// Low-Level Date Algorithms”).
  package var number: Int {
    let (y, m) = month > 2 ? (year, month - 3) : (year - 1, month + 9)
    return 365 * y + y / 4 - y / 100 + y / 400 + (153 * m + 2) / 5 + day - 1
  }

  /// The day of the week, 0 for Monday.
  package var weekday: Int { (number + 2) % 7 }

  /// The day after, or `nil` at the end of the calendar.
  package var next: CalendarDate? {
    CalendarDate(year: year, month: month, day: day + 1)
      ?? CalendarDate(year: year, month: month + 1, day: 1)
      ?? CalendarDate(year: year + 1, month: 1, day: 1)
  }

  /// The day before, or `nil` at the start of the calendar.
  package var previous: CalendarDate? {
    if day > 1 { return CalendarDate(year: year, month: month, day: day - 1) }
    guard month > 1 else { return CalendarDate(year: year - 1, month: 12, day: 31) }
    return MonthDay.days(in: month - 1, of: year).flatMap {
      CalendarDate(year: year, month: month - 1, day: $0)
    }
  }

  package static func < (lhs: CalendarDate, rhs: CalendarDate) -> Bool { lhs.digits < rhs.digits }
}

/// A day of every year, such as 24 December.
package struct MonthDay: Hashable, Sendable, Comparable {
  /// 1 for January.
  package let month: Int
  package let day: Int

  /// The day with leading zeros, as in `12-24`.
  package var digits: String { (month < 10 ? "0" : "") + "\(month)" + (day < 10 ? "-0" : "-") + "\(day)" }

  /// The names of the months in front matter.
  static let englishMonths = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  package static func < (lhs: MonthDay, rhs: MonthDay) -> Bool {
    (lhs.month, lhs.day) < (rhs.month, rhs.day)
  }

  /// The number of days of a month, or `nil` if no month has the number. February has 29 without a year.
  package static func days(in month: Int, of year: Int? = nil) -> Int? {
    guard 1...12 ~= month else { return nil }
    if month == 2 {
      guard let year else { return 29 }
      return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    }
    return [4, 6, 9, 11].contains(month) ? 30 : 31
  }
}

/// The days from one to another, in one year or in every year.
package enum DateSpan: Hashable, Sendable {
  /// From a date through another.
  case dates(CalendarDate, CalendarDate)
  /// From a day through another in every year. It goes over the end of the year if the second is earlier.
  case yearly(MonthDay, MonthDay)

  /// The number of days.
  package var count: Int {
    switch self {
    case .dates(let first, let last): return last.number - first.number + 1
    case .yearly(let first, let last):
      // Any leap year before another year counts as well as any other.
      guard let start = CalendarDate(year: 2000, month: first.month, day: first.day),
        let end = CalendarDate(year: last < first ? 2001 : 2000, month: last.month, day: min(last.day, 28))
      else { return 1 }
      return end.number - start.number + 1 + last.day - min(last.day, 28)
    }
  }

  /// A Boolean value that indicates whether the years are known.
  package var hasYears: Bool { if case .dates = self { true } else { false } }

  /// The first day as `2026-12-24`, or `12-24` of every year.
  package var first: String {
    switch self {
    case .dates(let first, _): first.description
    case .yearly(let first, _): first.digits
    }
  }

  /// The last day in the same form.
  package var last: String {
    switch self {
    case .dates(_, let last): last.description
    case .yearly(_, let last): last.digits
    }
  }

  /// Dates in their order, and then days of every year.
  package static func isOrdered(_ lhs: DateSpan, before rhs: DateSpan) -> Bool {
    switch (lhs, rhs) {
    case (.dates(let first, let last), .dates(let start, let end)): (first, last) < (start, end)
    case (.yearly(let first, let last), .yearly(let start, let end)): (first, last) < (start, end)
    case (.dates, .yearly): true
    case (.yearly, .dates): false
    }
  }
}

extension DateSpan {
  /// The first date on a day of the week, 0 for Monday, that two spans have in common, or the first day of
  /// equal spans of every year.
  func firstDay(in other: DateSpan, on weekday: Int) -> String? {
    guard case .dates(let first, let last) = self, case .dates(let start, let end) = other else {
      return self == other ? self.first : nil
    }
    var day: CalendarDate? = max(first, start)
    while let date = day, date.weekday != weekday { day = date.next }
    return day.flatMap { $0 <= min(last, end) ? "\($0)" : nil }
  }

  /// A Boolean value that indicates whether all days of another span are in this one.
  func contains(_ other: DateSpan) -> Bool {
    if case .dates(let first, let last) = self {
      guard case .dates(let start, let end) = other else { return false }
      return first <= start && end <= last
    }
    let ((first, last), (start, end)) = (yearlyDays, other.yearlyDays)
    if other.count > 365 { return count > 365 }
    return switch (last < first, end < start) {
    case (false, false), (true, true): first <= start && end <= last
    case (false, true): false
    case (true, false): first <= start || end <= last
    }
  }

  /// The first and the last day without their years.
  private var yearlyDays: (MonthDay, MonthDay) {
    switch self {
    case .dates(let first, let last):
      (MonthDay(month: first.month, day: first.day), MonthDay(month: last.month, day: last.day))
    case .yearly(let first, let last): (first, last)
    }
  }
}

/// Spans that do not overlap, to look for the days that they leave of another one.
struct DateSpanSet {
  private let dates: [(first: CalendarDate, last: CalendarDate)]
  private let yearly: Set<DateSpan>

  init(_ spans: [DateSpan]) {
    let dates = spans.compactMap { span -> (first: CalendarDate, last: CalendarDate)? in
      if case .dates(let first, let last) = span { (first, last) } else { nil }
    }
    self.dates = dates.sorted { $0.first < $1.first }
    yearly = Set(spans.filter { !$0.hasYears })
  }

  /// The days of a span that none of these has. A span of every year only goes with an equal one.
  func remainder(of span: DateSpan) -> [DateSpan] {
    guard case .dates(var first, let last) = span else { return yearly.contains(span) ? [] : [span] }
    var parts: [DateSpan] = []
    for other in dates[start(of: first)...] where other.last >= first {
      if other.first > last { break }
      if first < other.first, let before = other.first.previous { parts.append(.dates(first, before)) }
      guard other.last < last, let next = other.last.next else { return parts }
      first = next
    }
    return parts + [.dates(first, last)]
  }

  /// The position of the first span that does not end before a date.
  private func start(of date: CalendarDate) -> Int {
    var (low, high) = (0, dates.count)
    while low < high {
      let middle = (low + high) / 2
      if dates[middle].last < date { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

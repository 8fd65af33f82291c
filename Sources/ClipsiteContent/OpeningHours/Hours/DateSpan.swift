package import ClipsiteSystem

extension CalendarDate {
  /// A date of a schedule, from 1900 to 2999; `nil` if there is no such date.
  init?(inSchedule year: Int, month: Int, day: Int) {
    guard 1900...2999 ~= year else { return nil }
    self.init(year: year, month: month, day: day)
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
    self.init(inSchedule: year, month: month, day: day)
  }

  /// The dates that three numbers can mean: one of `24.12.2026` and of `2026/12/24`, and two of `12/01/26`.
  static func readings(of text: String) -> [CalendarDate] {
    let parts = text.split { "./-".contains($0) }.compactMap { Int($0) }
    guard parts.count == 3 else { return [] }
    if let date = CalendarDate(inSchedule: parts[0], month: parts[1], day: parts[2]) { return [date] }
    let year = parts[2] < 100 ? 2000 + parts[2] : parts[2]
    let dates = [(parts[0], parts[1]), (parts[1], parts[0])].compactMap { month, day in
      CalendarDate(inSchedule: year, month: month, day: day)
    }
    return dates.count == 2 && dates[0] == dates[1] ? [dates[0]] : dates
  }

  private static var dash: UInt8 { UInt8(ascii: "-") }

  private static func number(_ digits: Slice<UnsafeBufferPointer<UInt8>>) -> Int? {
    var number = 0
    for digit in digits {
      guard UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit else { return nil }
      number = 10 * number + Int(digit & 0xF)
    }
    return number
  }
}

/// A day of every year, such as 24 December.
package struct MonthDay: Hashable, Sendable, Comparable {
  /// 1 for January.
  package let month: Int
  package let day: Int

  /// The day with leading zeros, as in `12-24`.
  package var digits: String { (month < 10 ? "0" : "") + "\(month)" + (day < 10 ? "-0" : "-") + "\(day)" }

  /// The day after it. The first of March follows the 29th of February.
  var next: MonthDay? {
    CalendarDate(year: 2000, month: month, day: day).map { MonthDay(month: $0.next.month, day: $0.next.day) }
  }

  package static func < (lhs: MonthDay, rhs: MonthDay) -> Bool {
    (lhs.month, lhs.day) < (rhs.month, rhs.day)
  }
}

/// The days from one to another, in one year or in every year.
package enum DateSpan: Hashable, Sendable {
  /// From a date through another.
  case dates(CalendarDate, CalendarDate)
  /// From a day through another in every year. It goes over the end of the year if the second is earlier.
  case yearly(MonthDay, MonthDay)

  /// Indicates whether the last day of a span in one year is before a date.
  func ends(before date: CalendarDate) -> Bool {
    if case .dates(_, let last) = self { last < date } else { false }
  }

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
  /// The days of this span and of another one that begins on the day after it, or `nil` if it does not.
  func joined(with other: DateSpan) -> DateSpan? {
    switch (self, other) {
    case (.dates(let first, let last), .dates(let start, let end)) where last.next == start:
      .dates(first, end)
    case (.yearly(let first, let last), .yearly(let start, let end)) where last.next == start:
      .yearly(first, end)
    default: nil
    }
  }

  /// The first date on a day of the week, 0 for Monday, that two spans have in common, or the first day of
  /// equal spans of every year.
  func firstDay(in other: DateSpan, on weekday: Int) -> String? {
    guard case .dates(let first, let last) = self, case .dates(let start, let end) = other else {
      return self == other ? self.first : nil
    }
    var day = max(first, start)
    if day > min(last, end) { return nil }
    while day.weekday != weekday { day = day.next }
    return day <= min(last, end) ? "\(day)" : nil
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
      if first < other.first { parts.append(.dates(first, other.first.previous)) }
      guard other.last < last else { return parts }
      first = other.last.next
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

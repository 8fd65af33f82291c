package import ClipsiteAppClips

/// Reads opening hours as people and spreadsheets write them: `Mo-Fr 06:00-18:00`, `Mon – Fri: 9am to 5pm`,
/// `24/7`, `Dec 24-26 off`. Everything else is an error, and what has two meanings most of all.
package struct HoursReader: Sendable {
  private let words: HoursWords
  private(set) package var hours = BusinessHours()
  /// The texts that left something open, as `9-5pm` for `09:00-17:00`, each with its reading.
  package private(set) var guesses: [String] = []

  package init(_ words: HoursWords = .english) { self.words = words }

  /// The hours that a list of texts states. Texts add up.
  package static func hours(
    _ texts: [String], _ words: HoursWords = .english
  ) throws(InvalidValue<HoursRule>) -> BusinessHours {
    var reader = HoursReader(words)
    for text in texts { try reader.add(text) }
    return reader.hours
  }

  /// Adds a text.
  package mutating func add(_ text: String) throws(InvalidValue<HoursRule>) {
    if text.utf8.count > HoursScanner.maximumLength { throw InvalidValue(text, .unknown("…")) }
    var parser = HoursParser(text, try HoursScanner.tokens(of: text, words))
    let rules = try parser.rules()
    guesses += parser.guesses
    var merging = RuleMerging(text)
    for rule in rules { try merging.add(rule, to: &hours) }
  }
}

/// A rule of opening hours: the days of the year and of the week, and what holds on them.
struct HoursEntry {
  var span: DateSpan?
  var days: [Weekday] = []
  var namesHolidays = false
  var times = DayTimes.closed
  var label: String?
  /// A Boolean value that indicates whether a comma separates it from the rule before, so that it adds times.
  var isAddition = false
}

/// The order of tokens in a text.
struct HoursParser {
  private let text: String
  private let tokens: [HoursToken]
  private var index = 0
  private(set) var guesses: [String] = []

  init(_ text: String, _ tokens: [HoursToken]) { (self.text, self.tokens) = (text, tokens) }

  private func broken(_ rule: HoursRule) -> InvalidValue<HoursRule> { InvalidValue(text, rule) }
  private var token: HoursToken? { index < tokens.count ? tokens[index] : nil }
  private func token(_ offset: Int) -> HoursToken? {
    index + offset < tokens.count ? tokens[index + offset] : nil
  }

  private mutating func take(_ wanted: HoursToken) -> Bool {
    guard token == wanted else { return false }
    index += 1
    return true
  }

  mutating func rules() throws(InvalidValue<HoursRule>) -> [HoursEntry] {
    var rules: [HoursEntry] = []
    while true {
      var isAddition = false
      while let token, token == .semicolon || token == .comma || token == .colon {
        isAddition = token == .comma
        index += 1
      }
      guard token != nil else { break }
      var rule = try rule()
      rule.isAddition = isAddition && !rules.isEmpty
      rules.append(rule)
    }
    if rules.isEmpty { throw broken(.empty) }
    return rules
  }

  private mutating func rule() throws(InvalidValue<HoursRule>) -> HoursEntry {
    var rule = HoursEntry()
    rule.span = try span()
    while take(.colon) {}
    try readDays(into: &rule)
    while take(.colon) {}
    rule.times = try times()
    if rule.namesHolidays, rule.times != .closed { throw broken(.holidayTimes) }
    if case .comment(let label)? = token {
      rule.label = label
      index += 1
    }
    return rule
  }

  // MARK: Days of the week

  private mutating func readDays(into rule: inout HoursEntry) throws(InvalidValue<HoursRule>) {
    var isOpen = [Bool](repeating: false, count: 7)
    var isStated = false
    while case .word(let meaning, _)? = token {
      var days: [Weekday]
      switch meaning {
      case .day(let day): days = [day]
      case .days(let some): days = some
      case .publicHolidays: (days, rule.namesHolidays) = ([], true)
      default:
        if isStated || rule.namesHolidays { return finish(&rule, isOpen) }
        return finish(&rule, [], everyDay: true)
      }
      index += 1
      if case .day(let start) = meaning, token == .dash, case .word(.day(let end), _)? = token(1) {
        index += 2
        let count = (end.rawValue - start.rawValue + 7) % 7 + 1
        days = (0..<count).compactMap { Weekday(rawValue: (start.rawValue + $0) % 7) }
      }
      for day in days {
        if isOpen[day.rawValue] { throw broken(.repeatedDay(day.name)) }
        isOpen[day.rawValue] = true
      }
      isStated = isStated || !days.isEmpty
      if token == .comma, let next = token(1), next.beginsDays, case .word = next { index += 1 }
    }
    finish(&rule, isOpen, everyDay: !isStated && !rule.namesHolidays)
  }

  private func finish(_ rule: inout HoursEntry, _ isOpen: [Bool], everyDay: Bool = false) {
    rule.days = everyDay ? Weekday.allCases : Weekday.allCases.filter { isOpen[$0.rawValue] }
  }

  // MARK: Times

  private mutating func times() throws(InvalidValue<HoursRule>) -> DayTimes {
    switch token {
    case .word(.closed, _)?:
      index += 1
      return .closed
    case .always?:
      index += 1
      return .allDay
    case .time(let time)? where time.hour == 24 && token(1).map(Self.isHours) == true && token(2) != .dash:
      index += 2
      return .allDay
    default: break
    }
    var found: [OpenTime] = []
    while let range = try range() {
      found.append(range)
      if token == .comma, Self.isTime(token(1)) { index += 1 }
    }
    if found.isEmpty { throw token.map { broken(.unknown(Self.text(of: $0))) } ?? broken(.missingTimes) }
    guard let times = DayTimes(joining: found) else { throw broken(.overlap("a day")) }
    return times
  }

  private static func isHours(_ token: HoursToken) -> Bool {
    if case .word(let meaning, _) = token { meaning == .hours || meaning == .unit } else { false }
  }

  private static func isTime(_ token: HoursToken?) -> Bool {
    switch token {
    case .time?, .word(.noon, _)?, .word(.midnight, _)?: true
    default: false
    }
  }

  private static func text(of token: HoursToken) -> String {
    switch token {
    case .word(_, let text), .number(_, let text): text
    case .time(let time): time.text
    case .date(let date): "\(date)"
    case .always: "24/7"
    case .dash: "-"
    case .comma: ","
    case .semicolon: ";"
    case .colon: ":"
    case .comment(let text): "\"\(text)\""
    }
  }

  private mutating func time() -> ClockTime? {
    switch token {
    case .time(let time)?:
      index += 1
      return time
    case .word(.noon, _)?:
      index += 1
      return ClockTime(hour: 12, isPadded: true, isNamed: true, text: "noon")
    case .word(.midnight, _)?:
      index += 1
      return ClockTime(hour: 0, isPadded: true, isNamed: true, text: "midnight")
    default: return nil
    }
  }

  private mutating func unit() -> Bool {
    guard case .word(.unit, _)? = token else { return false }
    index += 1
    return true
  }

  private mutating func range() throws(InvalidValue<HoursRule>) -> OpenTime? {
    guard let start = time() else { return nil }
    var countsTo24 = unit()
    guard take(.dash), let end = time() else { throw broken(.badTimes(start.text)) }
    countsTo24 = unit() || countsTo24
    let range = TimeRange(start: start, end: end, countsTo24: countsTo24)
    let reading = try range.read(in: text)
    if reading.isGuessed { guesses.append("`\(range.text)` as `\(reading.time.text)`") }
    return reading.time
  }

  // MARK: Dates

  /// A day of the year or a month, with its year if that is written.
  private struct Point {
    var year: Int?
    var month: Int
    var day: Int?
  }

  private mutating func span() throws(InvalidValue<HoursRule>) -> DateSpan? {
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
      } else {
        index = before
      }
    }
    let year = try takeYear()
    return try Self.span(start, end, year: year, broken)
  }

  private static func span(
    _ start: Point, _ end: Point, year: Int?, _ broken: (HoursRule) -> InvalidValue<HoursRule>
  ) throws(InvalidValue<HoursRule>) -> DateSpan {
    let lastDay = end.day ?? MonthDay.days(in: end.month, of: end.year ?? year ?? start.year) ?? 31
    let first = MonthDay(month: start.month, day: start.day ?? 1)
    let last = MonthDay(month: end.month, day: lastDay)
    for day in [first, last] where !(1...(MonthDay.days(in: day.month) ?? 0) ~= day.day) {
      throw broken(.badDate("\(MonthDay.englishMonths[day.month - 1]) \(day.day)"))
    }
    guard let startYear = start.year ?? year ?? end.year else { return .yearly(first, last) }
    let endYear = end.year ?? year ?? (last < first ? startYear + 1 : startYear)
    let wraps = endYear == startYear && last < first
    guard let from = CalendarDate(year: startYear, month: first.month, day: first.day),
      let through = CalendarDate(year: wraps ? endYear + 1 : endYear, month: last.month, day: last.day),
      from <= through
    else { throw broken(.badDate("\(startYear)-\(first.digits)")) }
    return .dates(from, through)
  }

  /// A year such as 2026, which stands before or after a day.
  private mutating func takeYear() throws(InvalidValue<HoursRule>) -> Int? {
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
  private mutating func point(monthBefore: Int? = nil) throws(InvalidValue<HoursRule>) -> Point? {
    let before = index
    let year = try takeYear()
    if case .word(.month(let month), _)? = token {
      index += 1
      return Point(year: year, month: month, day: takeDay())
    }
    if let day = takeDay() {
      if case .word(.month(let month), _)? = token {
        index += 1
        return Point(year: year, month: month, day: day)
      }
      // In `24-26 Dec`, the month follows the second day.
      if monthBefore == nil, token == .dash, case .word(.month(let month), _)? = token(2), isDay(token(1)) {
        return Point(year: year, month: month, day: day)
      }
      if let monthBefore { return Point(year: year, month: monthBefore, day: day) }
    }
    index = before
    return nil
  }

  private func isDay(_ token: HoursToken?) -> Bool {
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
}

package import ClipsiteAppClips
import ClipsiteSystem
package import ClipsiteText

/// Reads opening hours as people and spreadsheets write them: `Mo-Fr 06:00-18:00`, `Mon – Fri: 9am to 5pm`,
/// `24/7`, `Dec 24-26 off`. Everything else is an error, and what has two meanings most of all.
package struct HoursReader: Sendable {
  private let words: HoursWords
  private(set) package var hours = BusinessHours()
  /// The texts that left something open, as `9-5pm` for `09:00-17:00`, each with its reading.
  package private(set) var guesses: [String] = []
  private var stated = StatedRules()

  package init(_ words: HoursWords = .english) { self.words = words }

  /// The hours that a list of texts states. Texts add up.
  package static func hours(
    _ texts: [String], _ words: HoursWords = .english
  ) throws(InvalidValue) -> BusinessHours {
    var reader = HoursReader(words)
    for text in texts { try reader.add(text) }
    return reader.hours
  }

  /// The days that a text names, or none if it cannot be read.
  package static func days(namedIn text: String, _ words: HoursWords) -> [Weekday] {
    guard text.utf8.count <= HoursScanner.maximumLength,
      let tokens = try? HoursScanner.tokens(of: text, words)
    else { return [] }
    var parser = HoursParser(text, tokens, words.otherDays)
    return ((try? parser.rules()) ?? []).flatMap { $0.namedDays.joined() }
  }

  /// Adds a text.
  package mutating func add(_ text: String) throws(InvalidValue) {
    if text.utf8.count > HoursScanner.maximumLength { throw InvalidValue(text, HoursRule.unknown("…")) }
    var parser = HoursParser(text, try HoursScanner.tokens(of: text, words), words.otherDays)
    let rules = try parser.rules()
    guesses += parser.guesses
    var merging = RuleMerging(text)
    for rule in rules {
      guard stated.add(rule) else { throw InvalidValue(text, HoursRule.openAndClosed) }
      try merging.add(rule, to: &hours)
    }
  }
}

/// A rule of opening hours: the days of the year and of the week, and what holds on them.
struct HoursEntry {
  var span: DateSpan?
  /// Other dates with the same times, as in `2026-12-24, 2026-12-26 off`.
  var otherSpans: [DateSpan] = []
  var days: [Weekday] = []
  /// The days as they are named, such as `Mo-Fr` and `Su`; none if the rule is for every day.
  var namedDays: [[Weekday]] = []
  var namesHolidays = false
  var times = DayTimes.closed
  var label: String?
  /// A Boolean value that indicates whether a comma separates it from the rule before, so that it adds times.
  var isAddition = false
  /// The first times, or the word for closed, if neither days nor a date are before them, so that they hold
  /// every day.
  var start: HoursToken?
}

/// The order of tokens in a text.
struct HoursParser {
  let text: String
  private let tokens: [HoursToken]
  /// The names of days that are also those of months.
  private let otherDays: [String: Weekday]
  var index = 0
  private(set) var guesses: [String] = []

  init(_ text: String, _ tokens: [HoursToken], _ otherDays: [String: Weekday]) {
    (self.text, self.tokens, self.otherDays) = (text, tokens, otherDays)
  }

  func broken(_ rule: HoursRule) -> InvalidValue { InvalidValue(text, rule) }
  /// Refuses the name of a month without a day or a year if it is also the name of a day.
  func checkMonth(_ name: String, _ month: Int) throws(InvalidValue) {
    guard let day = otherDays[name] else { return }
    let days = "\(CalendarDate.englishMonths[month - 1]) 1-\(CalendarDate.days(in: month) ?? 31)"
    throw broken(.ambiguousDay(name, [day.name, days]))
  }
  var token: HoursToken? { index < tokens.count ? tokens[index] : nil }
  func token(_ offset: Int) -> HoursToken? { index + offset < tokens.count ? tokens[index + offset] : nil }

  private mutating func take(_ wanted: HoursToken) -> Bool {
    guard token == wanted else { return false }
    index += 1
    return true
  }

  mutating func rules() throws(InvalidValue) -> [HoursEntry] {
    var rules: [HoursEntry] = []
    while true {
      let before = index
      while let token, token == .semicolon || token == .comma || token == .colon { index += 1 }
      guard token != nil else { break }
      let separators = tokens[before..<index]
      var rule = try rule()
      rule.isAddition = separators.last == .comma && !rules.isEmpty
      if let last = rules.last, !separators.contains(.semicolon) { try check(rule, after: last) }
      rules.append(try keepingDaysOfDates(rule))
      for span in rule.otherSpans {
        rule.span = span
        rules.append(try keepingDaysOfDates(rule))
      }
    }
    if rules.isEmpty { throw broken(.empty) }
    return rules
  }

  /// Times and words for closed without days or a date hold every day. That is not the meaning of
  /// `Mo 09:00-17:00 off`, and in `closed Su, Mo-Sa 09:00-17:00` the days follow the word.
  private func check(_ rule: HoursEntry, after last: HoursEntry) throws(InvalidValue) {
    if let start = rule.start, !last.days.isEmpty { throw broken(.withoutDays(Self.text(of: start))) }
    if let start = last.start, last.times == .closed, !rule.isAddition {
      throw broken(.withoutDays(Self.text(of: start)))
    }
  }

  private mutating func rule() throws(InvalidValue) -> HoursEntry {
    var rule = HoursEntry()
    let first = index
    try readDates(into: &rule)
    while take(.colon) {}
    try readDays(into: &rule)
    // In `Fr 2026-12-25 off`, the date follows its day.
    if rule.span == nil, case .date? = token { try readDates(into: &rule) }
    if rule.span == nil, rule.days.count == 1 { try readDateInWords(into: &rule) }
    while take(.colon) {}
    // In `Mon-Fri, 9am-5pm`, nothing but times can follow the comma.
    if token == .comma, Self.isTime(token(1)) || token(1)?.isClosed == true { index += 1 }
    if index == first { rule.start = token }
    rule.times = try times(ofDays: index != first)
    if rule.namesHolidays, rule.times != .closed { throw broken(.holidayTimes) }
    if case .comment(let label)? = token {
      if rule.span == nil { throw broken(.labelOfDays(label)) }
      rule.label = label
      index += 1
    }
    return rule
  }

  private mutating func readDates(into rule: inout HoursEntry) throws(InvalidValue) {
    rule.span = try span()
    while rule.span != nil, token == .comma, case .date? = token(1) {
      index += 1
      if let other = try span() { rule.otherSpans.append(other) }
    }
  }

  /// Reads the date behind its day, as in `Friday, December 25, 2026` and `Freitag, 25. Dezember 2026`.
  /// Months and days without a year can be other days than the one before.
  private mutating func readDateInWords(into rule: inout HoursEntry) throws(InvalidValue) {
    let start = token == .comma ? 1 : 0
    guard let first = token(start),
      first.isMonth || isDay(first) && token(start + 1)?.isMonth == true
    else { return }
    index += start
    try readDates(into: &rule)
    guard let span = rule.span else { return }
    guard case .dates(let from, let through) = span, from == through else {
      throw broken(.badDate(span.text))
    }
  }

  // MARK: Days of the week

  private mutating func readDays(into rule: inout HoursEntry) throws(InvalidValue) {
    // A bit for each day.
    var open = UInt8(0)
    var isStated = false
    while case .word(let meaning, _)? = token {
      var days: [Weekday]
      switch meaning {
      case .day(let day): days = [day]
      case .days(let some): days = some
      case .oneOfDays(let some):
        throw broken(.ambiguousDay(token.map(Self.text) ?? "", some.map(\.name)))
      case .publicHolidays: (days, rule.namesHolidays) = ([], true)
      default:
        if case .word(.month(let month), let name)? = token { try checkMonth(name, month) }
        if isStated || rule.namesHolidays { return finish(&rule, open) }
        return finish(&rule, .max)
      }
      index += 1
      if token == .dash, case .word(.oneOfDays, _)? = token(1) {
        index += 1
        continue
      }
      if token == .dash, case .word(.month(let month), let name)? = token(1) { try checkMonth(name, month) }
      if case .day(let start) = meaning, token == .dash, case .word(.day(let end), _)? = token(1) {
        index += 2
        let count = (end.rawValue - start.rawValue + 7) % 7 + 1
        days = (0..<count).compactMap { Weekday(rawValue: (start.rawValue + $0) % 7) }
      }
      for day in days {
        if open & day.bit != 0 { throw broken(.repeatedDay(day.name)) }
        open |= day.bit
      }
      if !days.isEmpty { rule.namedDays.append(days) }
      isStated = isStated || !days.isEmpty
      if token == .comma, let next = token(1), next.beginsDays, case .word = next { index += 1 }
    }
    finish(&rule, isStated || rule.namesHolidays ? open : .max)
  }

  /// Leaves a rule with the days that its dates have. `2026-12-24 Mo off` would set nothing, because the date
  /// is a Thursday.
  private func keepingDaysOfDates(_ rule: HoursEntry) throws(InvalidValue) -> HoursEntry {
    guard let span = rule.span, case .dates(let first, _) = span, span.count < 7 else { return rule }
    let held = (0..<span.count).compactMap { Weekday(rawValue: (first.weekday + $0) % 7) }
    for days in rule.namedDays where !days.contains(where: held.contains) {
      throw broken(.otherDay(span, days.map(\.name).joined(separator: " or ")))
    }
    var rule = rule
    if !rule.namedDays.isEmpty { rule.days.removeAll { !held.contains($0) } }
    return rule
  }

  private func finish(_ rule: inout HoursEntry, _ open: UInt8) {
    rule.days = Weekday.allCases.filter { open & $0.bit != 0 }
  }

  // MARK: Times

  private mutating func times(ofDays hasDays: Bool) throws(InvalidValue) -> DayTimes {
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
    let countsTo24 = countsTo24
    while true {
      if let mistake = numericDate(after: found.last, ofDays: hasDays) { throw broken(mistake) }
      guard let range = try range(after: found.last, countsTo24: countsTo24) else { break }
      found.append(range)
      if token == .comma, Self.isTime(token(1)) { index += 1 }
    }
    if found.isEmpty {
      switch token {
      case nil, .comma, .semicolon, .colon, .dash: throw broken(.missingTimes)
      case let token?: throw broken(.unknown(Self.text(of: token)))
      }
    }
    guard let times = DayTimes(joining: found) else { throw broken(.overlap("a day")) }
    return times
  }

  /// A Boolean value that indicates whether the next times show that the clock counts to 24. `8-12` is clear
  /// in `8-12, 13-17` and in `8-12 Uhr`.
  private var countsTo24: Bool {
    for token in tokens[index...] {
      switch token {
      case .time(let time): if time.half != nil { return false } else if time.hour > 12 { return true }
      case .word(.unit, _): return true
      case .dash, .comma: continue
      default: return false
      }
    }
    return false
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
    case .word(let name, _)? where name == .noon || name == .midnight:
      index += 1
      let isNoon = name == .noon
      return ClockTime(
        hour: isNoon ? 12 : 0, isPadded: true, isNamed: true, text: isNoon ? "noon" : "midnight")
    default: return nil
    }
  }

  private mutating func unit() -> Bool {
    guard case .word(let meaning, _)? = token, meaning == .unit || meaning == .hours else { return false }
    index += 1
    return true
  }

  private mutating func range(
    after last: OpenTime?, countsTo24: Bool
  ) throws(InvalidValue) -> OpenTime? {
    guard let start = time() else { return nil }
    _ = unit()
    guard take(.dash), let end = time() else { throw broken(.badTimes(start.text)) }
    _ = unit()
    let range = TimeRange(start: start, end: end, countsTo24: countsTo24)
    let reading = try range.read(in: text)
    // The second times of `8-12 und 2-6 Uhr` and of `9:00-12:00, 1:00-5:00` are in the afternoon.
    if range.canStartInAfternoon, let last, reading.time.opens < last.opens {
      throw broken(.ambiguous(range.text, range.readings))
    }
    if reading.isGuessed { guesses.append("`\(range.text)` as `\(reading.time.text)`") }
    return reading.time
  }
}

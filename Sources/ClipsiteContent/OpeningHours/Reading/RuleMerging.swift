import ClipsiteAppClips
import ClipsiteText

/// Puts the rules of a text together.
///
/// In OpenStreetMap, a later rule after a semicolon replaces a day, and one after a comma adds to it. Many
/// people mean to add in either case. So a rule replaces if its times cannot add up, adds if it has the days
/// of the rule before, and is an error if it may do either.
struct RuleMerging {
  private let text: String
  /// The days of the rules of this text, in each part of the year. The last one with a day counts.
  private var owners: [(span: DateSpan?, days: [Weekday])] = []

  init(_ text: String) { self.text = text }

  mutating func add(_ rule: HoursEntry, to hours: inout BusinessHours) throws(InvalidValue) {
    if rule.namesHolidays { hours.isClosedOnHolidays = true }
    guard let span = rule.span else {
      hours.week = try adding(rule, to: hours.week)
      return
    }
    if span.count > DatedHours.longestDates {
      try add(rule, span, to: &hours.seasons)
    } else {
      try add(rule, span, to: &hours.dates)
    }
  }

  private mutating func add(
    _ rule: HoursEntry, _ span: DateSpan, to list: inout [DatedHours]
  ) throws(InvalidValue) {
    let index = list.firstIndex { $0.span == span }
    let old = index.map { list[$0] }
    let week = try adding(rule, to: old?.week ?? Week())
    let entry = DatedHours(span: span, week: week, label: rule.label ?? old?.label)
    if let index { list[index] = entry } else { list.append(entry) }
  }

  private mutating func adding(_ rule: HoursEntry, to week: Week) throws(InvalidValue) -> Week {
    var week = week
    for day in rule.days { week[day] = try times(of: rule, on: day, besides: week[day]) }
    owners.append((rule.span, rule.days))
    return week
  }

  private func times(
    of rule: HoursEntry, on day: Weekday, besides old: DayTimes?
  ) throws(InvalidValue) -> DayTimes {
    guard let old, !old.times.isEmpty, !rule.times.times.isEmpty else { return rule.times }
    let owner = owners.last { $0.days.contains(day) && $0.span == rule.span }?.days
    guard let joined = DayTimes(joining: old.times + rule.times.times) else {
      if rule.isAddition || owner == rule.days { throw InvalidValue(text, HoursRule.overlap(day.name)) }
      // Only a rule of the same text replaces times.
      if owner == nil, old != rule.times { throw InvalidValue(text, HoursRule.addsOrReplaces(day.name)) }
      return rule.times
    }
    if let owner, owner != rule.days, !rule.isAddition {
      throw InvalidValue(text, HoursRule.addsOrReplaces(day.name))
    }
    return joined
  }
}

/// The rules of a location so far.
///
/// A later rule may take some days of an earlier one, as in `Mo-Su off; Mo-Fr 09:00-17:00`. One that takes all
/// of them, as in `Mo-Fr 09:00-17:00; off`, contradicts it.
struct StatedRules: Sendable {
  private struct Rule: Hashable {
    let span: DateSpan?
    /// A bit for each day of the week.
    let days: UInt8
    let isClosed: Bool
  }

  private var rules: [Rule] = []

  /// Adds a rule, if it contradicts none before it.
  mutating func add(_ entry: HoursEntry) -> Bool {
    let days = entry.days.reduce(UInt8(0)) { $0 | $1.bit }
    let rule = Rule(span: entry.span, days: days, isClosed: entry.times == .closed)
    if days == 0 || rules.contains(rule) { return true }
    if rules.contains(where: { Self.contradicts(rule, $0) }) { return false }
    rules.append(rule)
    return true
  }

  private static func contradicts(_ rule: Rule, _ earlier: Rule) -> Bool {
    guard rule.isClosed != earlier.isClosed, rule.days & earlier.days == earlier.days else { return false }
    guard let span = rule.span, let inner = earlier.span else { return rule.span == earlier.span }
    // Dates override seasons, whatever their order.
    let isSeason = span.count > DatedHours.longestDates
    return isSeason == (inner.count > DatedHours.longestDates) && span.contains(inner)
  }
}

extension Weekday {
  /// The bit of the day in a set of days.
  var bit: UInt8 { 1 << UInt8(rawValue) }
}

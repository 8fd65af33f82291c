import ClipsiteAppClips

/// Puts the rules of a text together.
///
/// In OpenStreetMap, a later rule after a semicolon replaces a day, and one after a comma adds to it. Many
/// people mean to add in either case. So a rule replaces if its times cannot add up, adds if it has the days
/// of the rule before, and is an error if it may do either.
struct RuleMerging {
  private let text: String
  /// The days of the rule of this text that set each day, by the part of the year.
  private var owners: [DateSpan?: [Weekday: [Weekday]]] = [:]

  init(_ text: String) { self.text = text }

  mutating func add(_ rule: HoursEntry, to hours: inout BusinessHours) throws(InvalidValue<HoursRule>) {
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
  ) throws(InvalidValue<HoursRule>) {
    let index = list.firstIndex { $0.span == span }
    let old = index.map { list[$0] }
    let week = try adding(rule, to: old?.week ?? Week())
    let entry = DatedHours(span: span, week: week, label: rule.label ?? old?.label)
    if let index { list[index] = entry } else { list.append(entry) }
  }

  private mutating func adding(_ rule: HoursEntry, to week: Week) throws(InvalidValue<HoursRule>) -> Week {
    var week = week
    for day in rule.days {
      week[day] = try times(of: rule, on: day, besides: week[day])
      owners[rule.span, default: [:]][day] = rule.days
    }
    return week
  }

  private func times(
    of rule: HoursEntry, on day: Weekday, besides old: DayTimes?
  ) throws(InvalidValue<HoursRule>) -> DayTimes {
    guard let old, !old.times.isEmpty, !rule.times.times.isEmpty else { return rule.times }
    let owner = owners[rule.span]?[day]
    guard let joined = DayTimes(joining: old.times + rule.times.times) else {
      if rule.isAddition || owner == rule.days { throw InvalidValue(text, .overlap(day.name)) }
      return rule.times
    }
    if let owner, owner != rule.days, !rule.isAddition {
      throw InvalidValue(text, .addsOrReplaces(day.name))
    }
    return joined
  }
}

import ClipsiteAppClips

/// A day of the week in a table of hours.
package struct HoursRow: Sendable {
  package let day: String
  /// 1 for Monday (ISO 8601). A row for all days has their numbers.
  package let numbers: String
  /// The times, or the words for a closed or a whole day.
  package let ranges: [String]
  package let times: String
  package let isClosed: Bool

  /// The rows of a week, from the first day of the week in the country of the location: one for a week without
  /// a pause.
  package static func rows(of week: Week, _ words: HoursLanguage) -> [HoursRow] {
    if week.days.allSatisfy({ $0 == .allDay }) {
      let ranges = words.ranges(of: .allDay)
      return [
        HoursRow(
          day: words.label("every-day"), numbers: "1 2 3 4 5 6 7", ranges: ranges, times: ranges[0],
          isClosed: false)
      ]
    }
    // Most days have the times of the day before.
    var last: (day: DayTimes, ranges: [String], text: String)?
    return (0..<7).map { (words.firstDay + $0) % 7 }.map { number in
      let day = week.days[number] ?? .closed
      if last?.day != day {
        let ranges = words.ranges(of: day, isWeekly: true)
        last = (day, ranges, ranges.joined(separator: ", "))
      }
      return HoursRow(
        day: words.days[number], numbers: "\(number + 1)", ranges: last?.ranges ?? [],
        times: last?.text ?? "", isClosed: day == .closed)
    }
  }
}

/// A part of the year with other hours.
package struct SeasonHours: Sendable {
  package let span: DateSpan
  /// The first and the last day, after the label.
  package let title: String
  /// The week in this part of the year. Days that it does not state are as usual.
  package let week: Week
  package let words: HoursLanguage

  package init(_ part: DatedHours, usual: Week, _ words: HoursLanguage) {
    span = part.span
    title = [part.label, words.text(of: part.span)].compactMap(\.self).joined(separator: " · ")
    self.words = words
    var week = part.week
    for (index, times) in usual.days.enumerated() where week.days[index] == nil { week.days[index] = times }
    self.week = week
  }
}

/// A date, or a few, with other hours; a part of them if days of the week differ.
package struct SpecialHoursRow: Sendable {
  package let date: String
  /// The days of the week that the hours are for, 1 for Monday, or `nil` for all.
  package let days: [Int]?
  /// The times, or the word for closed.
  package let ranges: [String]
  /// The name of the occasion.
  package let label: String?
  package let span: DateSpan
  package let isClosed: Bool

  /// The rows of dates. Equal neighbors are one row.
  package static func rows(of dates: [DatedHours], _ words: HoursLanguage) -> [SpecialHoursRow] {
    var joined: [DatedHours] = []
    for part in dates {
      if let last = joined.last, last.week == part.week, last.label == part.label,
        let span = last.span.joined(with: part.span)
      {
        joined[joined.count - 1] = DatedHours(span: span, week: part.week, label: part.label)
      } else {
        joined.append(part)
      }
    }
    return joined.flatMap { rows(of: $0, words) }
  }

  /// The rows of a date or a few: one if all days have the same hours.
  private static func rows(of part: DatedHours, _ words: HoursLanguage) -> [SpecialHoursRow] {
    let date = words.text(of: part.span)
    return part.week.groups.map { group in
      let days = group.days.count == 7 ? nil : group.days.map(\.rawValue)
      let names = days?.map { words.shortDays[$0] }.joined(separator: ", ")
      return SpecialHoursRow(
        date: names.map { "\(date) (\($0))" } ?? date, days: days?.map { $0 + 1 },
        ranges: words.ranges(of: group.times), label: part.label, span: part.span,
        isClosed: group.times == .closed)
    }
  }

  package var times: String { ranges.joined(separator: ", ") }
}

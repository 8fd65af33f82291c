import ClipsiteAppClips

/// A day of the week in a table of hours.
package struct HoursRow: Sendable {
  package let day: String
  /// 1 for Monday (ISO 8601).
  package let number: Int
  /// The times, or the words for a closed or a whole day.
  package let ranges: [String]
  package let isClosed: Bool

  package var times: String { ranges.joined(separator: ", ") }

  /// The rows of a week, from the first day of the week in the country of the location.
  package static func rows(of week: Week, _ words: HoursLanguage) -> [HoursRow] {
    (0..<7).map { (words.firstDay + $0) % 7 }.map { day in
      let times = week.days[day] ?? .closed
      return HoursRow(
        day: words.days[day], number: day + 1, ranges: words.ranges(of: times), isClosed: times == .closed)
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

/// A date, or a few, with other hours.
package struct SpecialHoursRow: Sendable {
  package let date: String
  /// The times, or the word for closed.
  package let ranges: [String]
  /// The name of the occasion.
  package let label: String?
  package let span: DateSpan
  package let isClosed: Bool

  package init(_ part: DatedHours, _ words: HoursLanguage) {
    date = words.text(of: part.span)
    label = part.label
    span = part.span
    let groups = part.week.groups
    let isEveryDay = groups.count == 1 && groups[0].days.count == 7
    ranges = groups.flatMap { group in
      let ranges = words.ranges(of: group.times)
      if isEveryDay { return ranges }
      let days = group.days.map { words.shortDays[$0.rawValue] }.joined(separator: ", ")
      return ["\(days) \(ranges.joined(separator: ", "))"]
    }
    isClosed = groups.allSatisfy { $0.times == .closed }
  }

  package var times: String { ranges.joined(separator: ", ") }
}

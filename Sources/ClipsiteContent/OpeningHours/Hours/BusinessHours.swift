import ClipsiteSystem

/// The hours of a location: a usual week, and the parts of the year that differ from it.
package struct BusinessHours: Hashable, Sendable {
  /// The usual week. Days that it does not state are closed, as in OpenStreetMap.
  package var week = Week()
  /// Parts of the year with other hours. A later one overrides an earlier one, day by day.
  package var seasons: [DatedHours] = []
  /// Dates with other hours, which override seasons.
  package var dates: [DatedHours] = []
  /// A Boolean value that indicates whether the location is closed on public holidays, which nobody lists
  /// here.
  package var isClosedOnHolidays = false

  package init() {}

  /// A Boolean value that indicates whether each day of every year is in a season.
  package var seasonsCoverYears: Bool {
    // What is not covered begins after one of the seasons.
    let days = seasons.compactMap { if case .yearly(_, let last) = $0.span { last.next } else { nil } }
    let isCovered = days.map { day in seasons.contains { $0.span.contains(.yearly(day, day)) } }
    return !days.isEmpty && !isCovered.contains(false)
  }

  /// A Boolean value that indicates whether nothing is known.
  package var isEmpty: Bool { week.isEmpty && seasons.isEmpty && dates.isEmpty && !isClosedOnHolidays }

  /// A Boolean value that indicates whether only dates and public holidays are stated.
  package var isWithoutWeek: Bool { week.isEmpty && seasons.isEmpty && !isEmpty }

  /// The hours as front matter states them, which `HoursReader` reads back.
  package var texts: [String] {
    var texts = week.texts
    for part in seasons + dates { texts += part.texts }
    return isClosedOnHolidays ? texts + ["PH off"] : texts
  }
}

/// Hours of some days of the year.
package struct DatedHours: Hashable, Sendable {
  /// The days of the year.
  package let span: DateSpan
  /// The times of the days of the week in it. Those that it does not state are as usual.
  package let week: Week
  /// The name of the occasion, such as Christmas Eve.
  package let label: String?

  package init(span: DateSpan, week: Week, label: String? = nil) {
    (self.span, self.week, self.label) = (span, week, label)
  }

  /// Longer parts of the year are seasons. Shorter ones are dates, which are listed above the week.
  package static let longestDates = 27

  /// The texts that state these hours, one for each group of days.
  package var texts: [String] {
    let comment = label.map { " \"\($0)\"" } ?? ""
    let isEveryDay = week.groups.count == 1 && week.groups[0].days.count == 7
    return week.texts.map { text in
      let times = isEveryDay ? text.split(separator: " ").dropFirst().joined(separator: " ") : text
      return "\(span.text) \(times)\(comment)"
    }
  }
}

extension DateSpan {
  /// The days as front matter states them: `2026-12-24`, `2026-12-24-2026-12-26`, `Dec 24`, `Apr 1-Oct 31`.
  var text: String {
    switch self {
    case .dates(let first, let last): first == last ? "\(first)" : "\(first) - \(last)"
    case .yearly(let first, let last): first == last ? first.text : "\(first.text)-\(last.text)"
    }
  }
}

extension MonthDay {
  /// The day as in `Dec 24`.
  fileprivate var text: String { "\(CalendarDate.englishMonths[month - 1]) \(day)" }
}

/// Dated hours of several levels, such as those of a chain and of one of its shops.
extension [DatedHours] {
  /// These hours, except on the dates that the others state.
  package func overridden(by others: [DatedHours]) -> [DatedHours] {
    if isEmpty { return others.ordered }
    if others.isEmpty { return ordered }
    let taken = DateSpanSet(others.filter { $0.week.days.allSatisfy { $0 != nil } }.map(\.span))
    let rest = flatMap { own in
      taken.remainder(of: own.span).map { DatedHours(span: $0, week: own.week, label: own.label) }
    }
    return (rest + others).ordered
  }

  /// These hours by their first day. Most are in this order, because a folder has sorted them.
  private var ordered: [DatedHours] {
    let isOrdered = indices.dropFirst().allSatisfy {
      !DateSpan.isOrdered(self[$0].span, before: self[$0 - 1].span)
    }
    return isOrdered ? self : sorted { DateSpan.isOrdered($0.span, before: $1.span) }
  }
}

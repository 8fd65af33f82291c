package import ClipsiteSystem
package import ClipsiteText

/// The hours of a location, as far as a file or a folder states them: the keys of `place` about hours.
package struct Schedule: Sendable {
  /// The week and the seasons, and where they are stated.
  package var hours: Ranged<BusinessHours>?
  /// The dates with other hours, in their order.
  package var specialHours: [DatedHours] = []
  /// The name of the location's time zone.
  package var timeZone: String?
  /// The first day on which a location that is closed for a while is open again.
  package var closedUntil: CalendarDate?

  /// A schedule that states nothing.
  package init() {}

  /// A Boolean value that indicates whether nothing is stated.
  package var isEmpty: Bool { hours == nil && specialHours.isEmpty && closedUntil == nil && timeZone == nil }

  /// The week and the parts of the year, with special hours among their dates; `nil` without hours. Dates on
  /// which a location is closed for a while have no hours, whatever a folder states.
  package var allHours: BusinessHours? {
    guard var all = hours?.value else { return nil }
    all.dates = all.dates.overridden(by: specialHours)
    if let closedUntil { all.dates.removeAll { $0.span.ends(before: closedUntil) } }
    return all
  }

  /// This schedule with what a folder states. Own special hours override those of the same dates only.
  package func inheriting(_ folder: Schedule?) -> Schedule {
    guard let folder else { return self }
    let own = ScheduleReading(self)
    var result = ScheduleKeys.flow.taking(.inheritance, own, from: ScheduleReading(folder)).schedule
    if !folder.specialHours.isEmpty {
      result.specialHours = folder.specialHours.overridden(by: specialHours)
    }
    return result
  }

  /// A Boolean value that indicates whether a special date has a label.
  package var hasLabels: Bool { specialHours.contains { $0.label != nil } }

  /// The labels of special dates, with those that another schedule gives the same dates in its language.
  package func labels(in other: Schedule) -> [(own: String, other: String)] {
    let others = Dictionary(other.specialHours.map { ($0.span, $0.label) }) { first, _ in first }
    return specialHours.compactMap { entry in
      guard let own = entry.label, let other = others[entry.span] ?? nil else { return nil }
      return (own, other)
    }
  }

  /// This schedule with other texts in place of labels.
  package func replacingLabels(_ texts: [String: String]) -> Schedule {
    var result = self
    result.specialHours = specialHours.map { entry in
      DatedHours(span: entry.span, week: entry.week, label: entry.label.map { texts[$0] ?? $0 })
    }
    return result
  }
}

extension DatedHours {
  var withoutLabel: DatedHours { DatedHours(span: span, week: week) }
}

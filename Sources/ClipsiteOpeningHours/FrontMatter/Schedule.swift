package import ClipsiteDiagnostics

/// The hours of a location, as far as a file or a folder states them: the keys of `place` that flow down.
///
/// An object that never changes, for the same reason as `Page`.
package final class Schedule: Sendable {
  /// The week and the seasons, and where they are stated.
  package let hours: Ranged<BusinessHours>?
  /// The dates with other hours, in their order.
  package let specialHours: [DatedHours]
  /// The first day on which a location that is closed for a while is open again.
  package let closedUntil: CalendarDate?
  /// The name of the location's time zone.
  package let timeZone: String?

  package init(
    hours: Ranged<BusinessHours>? = nil, specialHours: [DatedHours] = [], closedUntil: CalendarDate? = nil,
    timeZone: String? = nil
  ) {
    self.hours = hours
    self.specialHours = specialHours
    self.closedUntil = closedUntil
    self.timeZone = timeZone
  }

  /// A Boolean value that indicates whether nothing is stated.
  package var isEmpty: Bool { hours == nil && specialHours.isEmpty && closedUntil == nil && timeZone == nil }

  /// The week and the parts of the year, with special hours among their dates; `nil` without hours.
  package var allHours: BusinessHours? {
    guard var all = hours?.value else { return nil }
    all.dates = all.dates.overridden(by: specialHours)
    return all
  }

  /// This schedule with what a folder states. Own special hours override those of the same dates only.
  package func inheriting(_ folder: Schedule?) -> Schedule {
    guard let folder else { return self }
    return Schedule(
      hours: hours ?? folder.hours.map { Ranged($0.value, at: .none) },
      specialHours: folder.specialHours.isEmpty
        ? specialHours : folder.specialHours.overridden(by: specialHours),
      closedUntil: closedUntil ?? folder.closedUntil, timeZone: timeZone ?? folder.timeZone)
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
    Schedule(
      hours: hours,
      specialHours: specialHours.map { entry in
        DatedHours(span: entry.span, week: entry.week, label: entry.label.map { texts[$0] ?? $0 })
      },
      closedUntil: closedUntil, timeZone: timeZone)
  }

  /// The original's schedule with the labels of this one.
  package func inLanguage(of original: Schedule) -> Schedule {
    guard !specialHours.isEmpty else { return original }
    return Schedule(
      hours: original.hours, specialHours: specialHours, closedUntil: original.closedUntil,
      timeZone: original.timeZone)
  }

  /// The keys of `place` that say something else than those of the original. Labels may be in another
  /// language.
  package func contradictions(to original: Schedule) -> [String] {
    var keys: [String] = []
    if let hours, hours.value != original.hours?.value { keys.append("hours") }
    if !specialHours.isEmpty, specialHours.map(\.withoutLabel) != original.specialHours.map(\.withoutLabel) {
      keys.append("special-hours")
    }
    if let closedUntil, closedUntil != original.closedUntil { keys.append("closed-until") }
    if let timeZone, timeZone != original.timeZone { keys.append("time-zone") }
    return keys.map { "place.\($0)" }
  }
}

extension DatedHours {
  fileprivate var withoutLabel: DatedHours { DatedHours(span: span, week: week) }
}

import ClipsiteAppClips
package import ClipsiteJSON
package import ClipsitePlatform

/// Opening hours as structured data (schema.org `OpeningHoursSpecification`; Google Search Central, “Local
/// business structured data”).
///
/// Google documents days with other hours as entries with `validFrom` and `validThrough` beside those of the
/// week. Parts of the year without years are left out, because nobody can tell which years are meant.
package struct HoursSpecification: Sendable {
  private let hours: BusinessHours
  private let closedUntil: CalendarDate?

  /// - Parameter closedUntil: The first day on which a closed location is open again.
  package init(_ hours: BusinessHours, closedUntil: CalendarDate? = nil) {
    (self.hours, self.closedUntil) = (hours, closedUntil)
  }

  /// The entries as compact JSON in which no markup can occur.
  package var bytes: [UInt8] { JSONWriter.bytes(.htmlSafe) { write(to: &$0) } }

  /// Writes the entries as an array.
  package func write(to writer: inout JSONWriter) {
    writer.beginArray()
    if !hours.week.isEmpty {
      var week = hours.week
      for day in Weekday.allCases where week[day] == nil { week[day] = .closed }
      write(week, during: nil, to: &writer)
    }
    for part in hours.seasons + hours.dates {
      guard case .dates = part.span else { continue }
      write(part.week, during: part.span, to: &writer)
    }
    if let last = closedUntil?.previous {
      writer.beginObject()
      writer.member("@type", "OpeningHoursSpecification")
      writer.member("opens", "00:00")
      writer.member("closes", "00:00")
      writer.member("validThrough", last.description)
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(_ week: Week, during span: DateSpan?, to writer: inout JSONWriter) {
    for group in week.groups {
      let times = group.times.times.isEmpty ? [OpenTime(opens: 0, closes: 0)] : group.times.times
      for time in times { write(time, on: group.days, during: span, to: &writer) }
    }
  }

  /// The end of the day is written as 23:59, as Google Search Central wants it.
  private func write(
    _ time: OpenTime, on days: [Weekday], during span: DateSpan?, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("@type", "OpeningHoursSpecification")
    // A dated entry for every day needs no days.
    if span == nil || days.count < 7 {
      writer.name("dayOfWeek")
      writer.beginArray()
      for day in days { writer.string(day.name) }
      writer.endArray()
    }
    writer.member("opens", OpenTime.text(of: time.opens))
    writer.member("closes", time.closes == 1440 ? "23:59" : OpenTime.text(of: time.closes))
    if let span {
      writer.member("validFrom", span.first)
      writer.member("validThrough", span.last)
    }
    writer.endObject()
  }
}

/// The structured data of schedules, of which many locations of a chain have the same.
package struct HoursSpecificationTable {
  private struct Key: Hashable {
    let hours: BusinessHours
    let closedUntil: CalendarDate?
  }

  private var known = Memo<Key, [UInt8]>()

  package init() {}

  /// Returns the hours of a location as JSON, or `nil` if search engines would learn nothing from them.
  package mutating func bytes(of schedule: Schedule) -> [UInt8]? {
    let hours = schedule.allHours ?? BusinessHours()
    if hours.isEmpty, schedule.closedUntil == nil { return nil }
    let bytes = known.value(for: Key(hours: hours, closedUntil: schedule.closedUntil)) {
      HoursSpecification($0.hours, closedUntil: $0.closedUntil).bytes
    }
    return bytes.count > 2 ? bytes : nil
  }
}

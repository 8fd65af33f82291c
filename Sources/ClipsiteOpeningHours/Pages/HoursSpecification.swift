import ClipsiteAppClips
import ClipsiteJSON
package import ClipsitePlatform

/// Opening hours as structured data (schema.org `OpeningHoursSpecification`; Google Search Central, “Local
/// business structured data”).
///
/// Google documents days with other hours as entries with `validFrom` and `validThrough` beside those of the
/// week. Parts of the year without years are left out, because nobody can tell which years are meant.
package enum HoursSpecification {
  /// The entries as compact JSON in which no markup can occur.
  ///
  /// - Parameter closedUntil: The first day on which a closed location is open again.
  package static func bytes(_ hours: BusinessHours, closedUntil: CalendarDate? = nil) -> [UInt8] {
    var week = hours.week
    for day in Weekday.allCases where week[day] == nil { week[day] = .closed }
    let usual = hours.week.isEmpty ? [] : entries(of: week, during: nil)
    let dated = (hours.seasons + hours.dates).filter(\.span.hasYears)
    let closed = closedUntil.map { until in
      entry([("opens", "00:00"), ("closes", "00:00"), ("validThrough", .string("\(until.previous)"))])
    }
    let all = usual + dated.flatMap { entries(of: $0.week, during: $0.span) } + (closed.map { [$0] } ?? [])
    return JSONValue.array(all).bytes(.htmlSafe)
  }

  private static func entries(of week: Week, during span: DateSpan?) -> [JSONValue] {
    week.groups.flatMap { group in
      let times = group.times.times.isEmpty ? [OpenTime(opens: 0, closes: 0)] : group.times.times
      // A dated entry for every day needs no days.
      let days = span == nil || group.days.count < 7 ? group.days.map { JSONValue.string($0.name) } : nil
      return times.map { time in
        entry([
          ("dayOfWeek", days.map(JSONValue.array)), ("opens", .string(OpenTime.text(of: time.opens))),
          // The end of the day is 23:59 for Google Search Central.
          ("closes", .string(time.closes == 1440 ? "23:59" : OpenTime.text(of: time.closes))),
          ("validFrom", span.map { .string($0.first) }), ("validThrough", span.map { .string($0.last) }),
        ])
      }
    }
  }

  private static func entry(_ members: [(String, JSONValue?)]) -> JSONValue {
    .object(present: [("@type", "OpeningHoursSpecification")] + members)
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
      HoursSpecification.bytes($0.hours, closedUntil: $0.closedUntil)
    }
    return bytes.count > 2 ? bytes : nil
  }
}

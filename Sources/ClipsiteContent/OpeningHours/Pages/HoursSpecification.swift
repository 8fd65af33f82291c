import ClipsiteAppClips
package import ClipsiteSystem
import ClipsiteText

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
    return JSONWriter.bytes(.htmlSafe) { writer in
      writer.beginArray()
      if !hours.week.isEmpty { write(week, during: nil, from: closedUntil, to: &writer) }
      for part in hours.seasons + hours.dates where part.span.hasYears {
        write(part.week, during: part.span, to: &writer)
      }
      if let closedUntil {
        beginEntry(of: nil, from: "00:00", to: "00:00", in: &writer)
        writer.member("validThrough", "\(closedUntil.previous)")
        writer.endObject()
      }
      writer.endArray()
    }
  }

  private static func write(
    _ week: Week, during span: DateSpan?, from start: CalendarDate? = nil, to writer: inout JSONWriter
  ) {
    for group in week.groups {
      // A dated entry for every day needs no days.
      let days = span == nil || group.days.count < 7 ? group.days : nil
      for time in group.times.times.isEmpty ? [OpenTime(opens: 0, closes: 0)] : group.times.times {
        // The end of the day is 23:59 for Google Search Central.
        let end = time.closes == 1440 ? "23:59" : OpenTime.text(of: time.closes)
        beginEntry(of: days, from: OpenTime.text(of: time.opens), to: end, in: &writer)
        writer.member("validFrom", start?.description)
        if let span {
          writer.member("validFrom", span.first)
          writer.member("validThrough", span.last)
        }
        writer.endObject()
      }
    }
  }

  private static func beginEntry(
    of days: [Weekday]?, from opens: String, to closes: String, in writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("@type", "OpeningHoursSpecification")
    if let days {
      writer.name("dayOfWeek")
      writer.beginArray()
      for day in days { writer.string(day.name) }
      writer.endArray()
    }
    writer.member("opens", opens)
    writer.member("closes", closes)
  }
}

extension Schedule {
  /// The hours of a location as JSON, or `nil` if search engines would learn nothing from them.
  package var specification: [UInt8]? {
    let hours = allHours ?? BusinessHours()
    if hours.isEmpty, closedUntil == nil { return nil }
    let bytes = HoursSpecification.bytes(hours, closedUntil: closedUntil)
    return bytes.count > 2 ? bytes : nil
  }
}

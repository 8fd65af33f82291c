import ClipsiteLocales
package import ClipsiteSystem
import ClipsiteText

/// Hours as the script of a page reads them, in compact JSON.
package enum HoursData {
  /// The hours of a location.
  ///
  /// - Parameter shared: Words that the page states for all of its hours, which are left out.
  package static func location(
    _ hours: BusinessHours, closedUntil: CalendarDate?, in zone: String, _ words: HoursLanguage,
    besides shared: HoursLanguage? = nil
  ) -> [UInt8] {
    object { writer in
      writer.member("zone", zone)
      if shared == nil { writer.member("lang", words.tag) }
      write(hours, until: closedUntil, to: &writer)
      if words !== shared { words.write(besides: shared, to: &writer) }
    }
  }

  /// The part that depends on the language and the time zone, as a JSON object.
  package static func words(_ words: HoursLanguage, in zone: String? = nil) -> [UInt8] {
    object { writer in
      writer.member("zone", zone)
      writer.member("lang", words.tag)
      words.write(to: &writer)
    }
  }

  /// The part that only depends on the hours, as a JSON object.
  package static func times(_ hours: BusinessHours, closedUntil: CalendarDate?) -> [UInt8] {
    object { write(hours, until: closedUntil, to: &$0) }
  }

  private static func object(_ members: (inout JSONWriter) -> Void) -> [UInt8] {
    JSONWriter.bytes { writer in
      writer.beginObject()
      members(&writer)
      writer.endObject()
    }
  }

  private static func write(_ hours: BusinessHours, until: CalendarDate?, to writer: inout JSONWriter) {
    writer.member("until", until?.description)
    writer.name("week")
    write(hours.week, missing: .closed, to: &writer)
    writer.name("parts")
    writer.beginArray()
    for part in hours.seasons + hours.dates {
      writer.beginArray()
      writer.string(part.span.first)
      writer.string(part.span.last)
      write(part.week, missing: nil, to: &writer)
      writer.endArray()
    }
    writer.endArray()
  }

  /// The days as lists of minutes: opening, closing, opening, and so on.
  private static func write(_ week: Week, missing: DayTimes?, to writer: inout JSONWriter) {
    writer.beginArray()
    for day in week.days {
      guard let day = day ?? missing else {
        writer.number(0)
        continue
      }
      writer.beginArray()
      for time in day.times {
        writer.number(time.opens)
        writer.number(time.closes)
      }
      writer.endArray()
    }
    writer.endArray()
  }
}

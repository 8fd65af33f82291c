import ClipsiteJSON
import ClipsiteLocales
package import ClipsitePlatform

/// Hours as the script of a page reads them.
package struct HoursData {
  private let hours: BusinessHours
  private let closedUntil: CalendarDate?
  private let zone: String?
  private let words: HoursLanguage

  package init(hours: BusinessHours, closedUntil: CalendarDate?, zone: String?, words: HoursLanguage) {
    self.hours = hours
    self.closedUntil = closedUntil
    self.zone = zone
    self.words = words
  }

  /// Compact JSON.
  package var text: String { String(decoding: JSONWriter.bytes { write(to: &$0) }, as: UTF8.self) }

  /// The part that depends on the time zone and the language, as a JSON object.
  package static func clock(_ zone: String, _ words: HoursLanguage) -> [UInt8] {
    let data = HoursData(hours: BusinessHours(), closedUntil: nil, zone: zone, words: words)
    return JSONWriter.bytes { writer in
      writer.beginObject()
      data.writeZone(to: &writer)
      data.writeWords(to: &writer)
      writer.endObject()
    }
  }

  /// The part that only depends on the hours, as a JSON object.
  package static func times(_ hours: BusinessHours, closedUntil: CalendarDate?) -> [UInt8] {
    JSONWriter.bytes { writer in
      writer.beginObject()
      writeTimes(hours, closedUntil: closedUntil, to: &writer)
      writer.endObject()
    }
  }

  private func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writeZone(to: &writer)
    Self.writeTimes(hours, closedUntil: closedUntil, to: &writer)
    writeWords(to: &writer)
    writer.endObject()
  }

  private func writeZone(to writer: inout JSONWriter) {
    if let zone { writer.member("zone", zone) }
    writer.member("lang", words.tag)
  }

  private static func writeTimes(
    _ hours: BusinessHours, closedUntil: CalendarDate?, to writer: inout JSONWriter
  ) {
    if let closedUntil { writer.member("until", closedUntil.description) }
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

  private func writeWords(to writer: inout JSONWriter) {
    writer.name("words")
    writer.beginArray()
    for name in HoursLanguage.labelsOfScript { writer.string(words.label(name)) }
    writer.endArray()
    writer.name("days")
    writer.beginArray()
    for day in words.days { writer.string(day) }
    writer.endArray()
    writer.name("clock")
    writer.beginArray()
    let clock = words.clock
    for part in [clock.pattern, clock.morning, clock.afternoon] { writer.string(part) }
    if let midnight = clock.midnight { writer.string(midnight) }
    writer.endArray()
  }
}

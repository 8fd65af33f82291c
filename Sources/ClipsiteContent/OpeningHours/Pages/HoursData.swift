import ClipsiteLocales
package import ClipsiteSystem
import ClipsiteText

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
  package var text: String {
    let bytes = Self.object { writer in
      Self.write(zone: zone, words, to: &writer)
      Self.write(hours, until: closedUntil, to: &writer)
      Self.write(words, to: &writer)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The part that depends on the time zone and the language, as a JSON object.
  package static func clock(_ zone: String, _ words: HoursLanguage) -> [UInt8] {
    object { writer in
      write(zone: zone, words, to: &writer)
      write(words, to: &writer)
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

  private static func write(zone: String?, _ words: HoursLanguage, to writer: inout JSONWriter) {
    if let zone { writer.member("zone", zone) }
    writer.member("lang", words.tag)
  }

  private static func write(_ hours: BusinessHours, until: CalendarDate?, to writer: inout JSONWriter) {
    if let until { writer.member("until", until.description) }
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
    // Most days have the times of the day before.
    var last: (day: DayTimes?, json: [UInt8]) = (nil, [UInt8(ascii: "0")])
    for day in week.days {
      let day = day ?? missing
      if day != last.day { last = (day, day.map(json) ?? [UInt8(ascii: "0")]) }
      writer.value(json: last.json)
    }
    writer.endArray()
  }

  private static func json(of day: DayTimes) -> [UInt8] {
    JSONWriter.bytes { writer in
      writer.beginArray()
      for time in day.times {
        writer.number(time.opens)
        writer.number(time.closes)
      }
      writer.endArray()
    }
  }

  private static func write(_ words: HoursLanguage, to writer: inout JSONWriter) {
    for (name, json) in words.script {
      writer.name(name)
      writer.value(json: json)
    }
  }
}

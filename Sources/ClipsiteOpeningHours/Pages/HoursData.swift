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
  package var text: String {
    let times = Self.times(hours, until: closedUntil)
    let data = JSONValue.object(present: Self.zone(zone, words) + times + Self.words(words))
    return String(decoding: data.bytes(), as: UTF8.self)
  }

  /// The part that depends on the time zone and the language, as a JSON object.
  package static func clock(_ zone: String, _ words: HoursLanguage) -> [UInt8] {
    JSONValue.object(present: self.zone(zone, words) + self.words(words)).bytes()
  }

  /// The part that only depends on the hours, as a JSON object.
  package static func times(_ hours: BusinessHours, closedUntil: CalendarDate?) -> [UInt8] {
    JSONValue.object(present: times(hours, until: closedUntil)).bytes()
  }

  private static func zone(_ zone: String?, _ words: HoursLanguage) -> [(String, JSONValue?)] {
    [("zone", zone.map(JSONValue.string)), ("lang", .string(words.tag))]
  }

  private static func times(_ hours: BusinessHours, until: CalendarDate?) -> [(String, JSONValue?)] {
    let parts = (hours.seasons + hours.dates).map { part -> JSONValue in
      [.string(part.span.first), .string(part.span.last), minutes(of: part.week, missing: nil)]
    }
    return [
      ("until", until.map { .string($0.description) }), ("week", minutes(of: hours.week, missing: .closed)),
      ("parts", .array(parts)),
    ]
  }

  /// The days as lists of minutes: opening, closing, opening, and so on.
  private static func minutes(of week: Week, missing: DayTimes?) -> JSONValue {
    .array(
      week.days.map { day -> JSONValue in
        guard let day = day ?? missing else { return 0 }
        return .array(day.times.flatMap { [$0.opens, $0.closes] }.map { .number("\($0)") })
      })
  }

  private static func words(_ words: HoursLanguage) -> [(String, JSONValue?)] {
    let clock = [words.clock.pattern, words.clock.morning, words.clock.afternoon]
    let lists: [(String, [String])] = [
      ("words", HoursLanguage.labelsOfScript.map(words.label)), ("days", words.days),
      ("clock", clock + (words.clock.midnight.map { [$0] } ?? [])),
    ]
    return lists.map { name, texts in (name, .array(texts.map(JSONValue.string))) }
  }
}

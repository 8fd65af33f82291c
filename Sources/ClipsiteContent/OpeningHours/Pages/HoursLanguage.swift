package import ClipsiteAppClips
package import ClipsiteLocales
package import ClipsiteSystem
import ClipsiteText

/// The words and formats of hours in the language of a page and the country of its location.
package final class HoursLanguage: Sendable {
  /// The labels that the page's script needs, in its order.
  static let labelsOfScript = [
    "open-now", "closed-now", "closes-at", "closes-day", "opens-at", "opens-day", "closed-until", "all-day",
    "tomorrow", "closes-soon",
  ]
  /// The labels of `ThemeLabels` that hours contain, wherever a theme shows them.
  package static let allLabels =
    labelsOfScript + ["closed", "closed-weekly", "every-day", "holidays-closed", "hours-from"]

  let tag: String
  /// Monday to Sunday.
  let days: [String]
  let shortDays: [String]
  /// The first day of a table, 0 for Monday.
  let firstDay: Int
  let clock: ClockFormat
  private let dates: DateFormat
  private let labels: [String: String]
  /// The words of the script as members of a JSON object, which are the same for all hours.
  private let script: [(name: StaticString, json: [UInt8])]

  /// - Parameters:
  ///   - days: The names of the days, from Monday.
  ///   - label: Returns a word of the theme.
  package init(
    _ language: LanguageTag, _ locale: LocaleData, in country: CountryCode?, days: [String],
    label: (String) -> String
  ) {
    tag = language.rawValue
    self.days = days
    shortDays = DayNames(locale).short
    firstDay = country.map { FirstWeekday.of(country: $0.rawValue) } ?? 0
    clock = ClockFormat(locale)
    dates = DateFormat(locale)
    labels = Dictionary(uniqueKeysWithValues: Self.allLabels.map { ($0, label($0)) })
    let clock = [clock.pattern, clock.morning, clock.afternoon] + (clock.midnight.map { [$0] } ?? [])
    let texts: [(StaticString, [String])] = [
      ("words", Self.labelsOfScript.map(label)), ("days", days), ("clock", clock),
    ]
    script = texts.map { ($0, JSONValue.array($1.map(JSONValue.string)).bytes()) }
  }

  /// Writes the words of the script that others lack or state in another way.
  func write(besides others: HoursLanguage? = nil, to writer: inout JSONWriter) {
    for (index, member) in script.enumerated() where others?.script[index].json != member.json {
      writer.name(member.name)
      writer.value(json: member.json)
    }
  }

  /// The word of the theme with a name of `allLabels`.
  package func label(_ name: String) -> String { labels[name] ?? name }

  /// A label with a value in its place.
  package func fill(_ name: String, with value: String) -> String {
    let label = label(name)
    guard let start = label.utf8.firstIndex(of: UInt8(ascii: "{")),
      let end = label.utf8.firstIndex(of: UInt8(ascii: "}"))
    else { return label }
    return label[..<start] + value + label[label.utf8.index(after: end)...]
  }

  /// The times of a day, or the words for a closed and for a whole day.
  ///
  /// - Parameter isWeekly: Whether it is a day of the usual week, and not of some dates. Japanese has another
  ///   word for a day on which a shop is always closed.
  package func ranges(of day: DayTimes, isWeekly: Bool = false) -> [String] {
    if day == .closed { return [label(isWeekly ? "closed-weekly" : "closed")] }
    if day.isAllDay { return [label("all-day")] }
    return day.times.map { clock.text(from: $0.opens, to: $0.closes) }
  }

  package func text(of date: CalendarDate) -> String {
    dates.text(day: date.day, month: date.month, year: date.year)
  }

  /// The first and last day, or the only one.
  package func text(of span: DateSpan) -> String {
    switch span {
    case .dates(let first, let last) where first == last: text(of: first)
    case .dates(let first, let last): "\(text(of: first)) – \(text(of: last))"
    case .yearly(let first, let last) where first == last: text(of: first)
    case .yearly(let first, let last): "\(text(of: first)) – \(text(of: last))"
    }
  }

  private func text(of day: MonthDay) -> String { dates.text(day: day.day, month: day.month) }
}

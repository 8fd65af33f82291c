import ClipsiteAppClips
import ClipsiteContent
import ClipsiteMustache
import ClipsiteSite
import ClipsiteSystem

/// The source of the names of the hours of a location, in the words of a language.
struct HoursContext: Sendable {
  /// The hours as the files state them.
  let stated: BusinessHours?
  /// The first day on which a location that is closed for a while is open again.
  let firstOpenDay: CalendarDate?
  let zone: String?
  private let words: HoursLanguage
  /// The labels of dates in another language, and the language.
  private let foreign: (labels: [String?], language: String)?

  /// The hours of the location of a page, or `nil` if nothing is known of them.
  ///
  /// - Parameter words: The words in the language of the page and the country of the location.
  init?(of page: Page, in site: Site, _ words: PageWords) {
    guard let schedule = site.schedule(of: page) else { return nil }
    (stated, firstOpenDay) = (schedule.allHours, schedule.closedUntil)
    (zone, self.words) = (site.clock(of: page).zone, words.hours)
    let original = site.variants(of: page).map { site[$0.original] }
    foreign = original.flatMap { original in
      guard let labels = site.schedule(of: original)?.allHours?.dates.map(\.label), original !== page else {
        return nil
      }
      return (labels, site.language(of: original).rawValue)
    }
  }

  /// The seven days of the usual week, or one row for all.
  var week: Value { stated.map { Self.rows(of: $0.week, words) } ?? .list([]) }
  var seasons: Value {
    guard let stated else { return .list([]) }
    let parts = stated.seasons.map { SeasonHours($0, usual: stated.week, words) }
    return .list(parts.map(TemplateContext.season.value(of:)))
  }
  var dates: Value {
    let rows = SpecialHoursRow.rows(of: stated?.dates ?? [], words).map { row in
      (row, foreign.flatMap { row.label != nil && $0.labels.contains(row.label) ? $0.language : nil })
    }
    return .list(rows.map(TemplateContext.specialHours.value(of:)))
  }
  var note: String? { stated?.isClosedOnHolidays == true ? words.label("holidays-closed") : nil }
  var closedUntil: String? { firstOpenDay.map { words.fill("closed-until", with: words.text(of: $0)) } }
  /// The first day on which the hours of a closed location count again, as a heading.
  var reopening: String? { firstOpenDay.map { words.fill("hours-from", with: words.text(of: $0)) } }
  /// Indicates whether there is `data`.
  var hasData: Bool { zone != nil && stated != nil }
  /// The data for the page's script, without words that the page states for all of its hours.
  func data(besides shared: HoursLanguage? = nil) -> HTML? {
    guard let zone, let stated else { return nil }
    return HTML(
      escaping: HoursData.location(stated, closedUntil: firstOpenDay, in: zone, words, besides: shared))
  }

  /// The rows of a week.
  fileprivate static func rows(of week: Week, _ words: HoursLanguage) -> Value {
    .list(HoursRow.rows(of: week, words).map(TemplateContext.hoursRow.value(of:)))
  }
}

extension TemplateContext {
  /// A day of the week in a table of hours.
  static let hoursRow = Fields<HoursRow>([
    .text("days", "The day", example: "Monday") { $0.day },
    .text("times", "The times, or the words for a closed or a whole day", example: "06:00–18:00") {
      $0.times
    },
    Field("ranges", .list(of: .text(example: "06:00–18:00"), "The times one by one, or the words")) {
      .list($0.ranges.map(Value.text))
    },
    .text("text", "Both in one line", example: "Monday 06:00–18:00") { "\($0.day) \($0.times)" },
    .text(
      "day-numbers", "The day as a number, or all of them. Monday is 1 (ISO 8601)", example: "1"
    ) { $0.numbers },
    .bool("is-closed", "Whether the location is closed on this day") { $0.isClosed },
  ])

  /// A part of the year with other hours.
  static let season = Fields<SeasonHours>([
    .text(
      "title", "The first and the last day, after the label if there is one", example: "April 1 – October 31"
    ) { $0.title },
    .text("from", "The first day, without a year if it is every year", example: "04-01") { $0.span.first },
    .text("through", "The last day in the same form", example: "10-31") { $0.span.last },
    Field("hours", .list(of: hoursRow.schema, "The hours of the seven days of the week")) {
      HoursContext.rows(of: $0.week, $0.words)
    },
  ])

  /// A date, or a few, with other hours.
  static let specialHours = Fields<(row: SpecialHoursRow, language: String?)>([
    .text("date", "The date or dates", example: "December 24, 2026") { $0.row.date },
    .text(
      "day-numbers", "The days of the week that they are for, if not all. Monday is 1 (ISO 8601)",
      example: "1 2"
    ) { $0.row.days.map { $0.map(String.init).joined(separator: " ") } },
    .text("times", "The times, or the word for closed", example: "08:00–13:00") { $0.row.times },
    Field("ranges", .list(of: .text(example: "08:00–13:00"), "The times one by one, or the word")) {
      .list($0.row.ranges.map(Value.text))
    },
    .text("label", "The occasion", example: "Christmas Eve") { $0.row.label },
    .text("language", "Its language, if it is not that of the page", example: "en") { $0.language },
    .text("from", "The first day, without a year if it is every year", example: "2026-12-24") {
      $0.row.span.first
    },
    .text("through", "The last day in the same form", example: "2026-12-24") { $0.row.span.last },
    .bool("is-closed", "Whether the location is closed") { $0.row.isClosed },
  ])
}

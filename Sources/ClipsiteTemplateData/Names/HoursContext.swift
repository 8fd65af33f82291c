import ClipsiteAppClips
import ClipsiteMustache
import ClipsiteOpeningHours
import ClipsitePlatform
import ClipsiteSiteContent
import ClipsiteSiteModel

/// All names of the hours of a location, in the words of a language.
final class HoursContext: Sendable {
  /// The hours as the files state them.
  let stated: BusinessHours?
  /// The first day on which a location that is closed for a while is open again.
  let firstOpenDay: CalendarDate?
  let zone: String?
  /// The seven days of the usual week.
  let week: Value
  let seasons: Value
  let dates: Value
  let note: String?
  let closedUntil: String?
  /// The first day on which the hours of a closed location count again, as the beginning of a range.
  let reopening: String?
  /// A Boolean value that indicates whether a day of the year is outside all seasons.
  let hasUsualDays: Bool
  /// The data for the page's script, escaped once for all pages and lists that show these hours.
  let data: HTML?

  init(_ hours: BusinessHours?, closedUntil until: CalendarDate?, _ zone: String?, _ words: HoursLanguage) {
    self.stated = hours
    firstOpenDay = until
    self.zone = zone
    let stated = hours ?? BusinessHours()
    week = hours == nil ? .list([]) : Self.rows(of: stated.week, words)
    let parts = stated.seasons.map { SeasonHours($0, usual: stated.week, words) }
    seasons = .list(parts.map(TemplateContext.season.value(of:))).computed
    let rows = stated.dates.flatMap { SpecialHoursRow.rows(of: $0, words) }
    dates = .list(rows.map(TemplateContext.specialHours.value(of:))).computed
    note = stated.isClosedOnHolidays ? words.label("holidays-closed") : nil
    closedUntil = until.map { words.fill("closed-until", with: words.text(of: $0)) }
    reopening = until.map { "\(words.text(of: $0)) –" }
    hasUsualDays = hours != nil && !stated.seasonsCoverYears
    let data = HoursData(hours: stated, closedUntil: until, zone: zone, words: words)
    self.data = zone == nil || hours == nil ? nil : HTML(escaping: data.text)
  }

  /// The rows of a week.
  fileprivate static func rows(of week: Week, _ words: HoursLanguage) -> Value {
    .list(HoursRow.rows(of: week, words).map(TemplateContext.hoursRow.value(of:))).computed
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
    .text("day-numbers", "The day as a number. Monday is 1 (ISO 8601)", example: "1") { "\($0.number)" },
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
  static let specialHours = Fields<SpecialHoursRow>([
    .text("date", "The date or dates", example: "December 24, 2026") { $0.date },
    .text(
      "day-numbers", "The days of the week that they are for, if not all. Monday is 1 (ISO 8601)",
      example: "1 2"
    ) { $0.days.map { $0.map(String.init).joined(separator: " ") } },
    .text("times", "The times, or the word for closed", example: "08:00–13:00") { $0.times },
    Field("ranges", .list(of: .text(example: "08:00–13:00"), "The times one by one, or the word")) {
      .list($0.ranges.map(Value.text))
    },
    .text("label", "The occasion", example: "Christmas Eve") { $0.label },
    .text("from", "The first day, without a year if it is every year", example: "2026-12-24") {
      $0.span.first
    },
    .text("through", "The last day in the same form", example: "2026-12-24") { $0.span.last },
    .bool("is-closed", "Whether the location is closed") { $0.isClosed },
  ])
}

/// The hours of locations, of which many in a chain have the same.
final class HoursTable: Sendable {
  private struct Key: Hashable {
    let hours: BusinessHours?
    let closedUntil: CalendarDate?
    let ownZone: String?
    let zone: String?
    let region: String?
    let language: LanguageTag
    let country: CountryCode?

    /// Few locations whose days begin at the same times differ in the rest.
    func hash(into hasher: inout Hasher) {
      hasher.combine(hours?.week.days.reduce(0) { 31 &* $0 &+ ($1?.times.first?.opens ?? -1) })
    }
  }

  private let known = Locked(Memo<Key, HoursContext>())

  /// The hours of the location of a page, or `nil` if nothing is known of them.
  ///
  /// - Parameter words: The words in the language of the page and the country of the location.
  func context(
    of page: Page, in site: Site, country: CountryCode?, _ words: PageWords
  ) -> HoursContext? {
    guard let schedule = site.schedule(of: page) else { return nil }
    let key = Key(
      hours: schedule.allHours, closedUntil: schedule.closedUntil,
      ownZone: page.source.fields.schedule?.timeZone, zone: schedule.timeZone,
      region: page.source.fields.place?.address.region, language: words.language, country: country)
    return known.withLock { known in
      known.value(for: key) {
        HoursContext($0.hours, closedUntil: $0.closedUntil, site.clock(of: page).zone, words.hours)
      }
    }
  }
}

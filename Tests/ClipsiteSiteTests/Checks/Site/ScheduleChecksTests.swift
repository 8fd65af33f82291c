@testable import ClipsiteSiteContent
import ClipsiteDiagnostics
import ClipsiteOpeningHours
import Testing

@testable import ClipsiteSiteModel
@testable import ClipsiteSiteRendering

@Suite(.timeLimit(.minutes(30))) struct ScheduleChecksTests {
  private static let hours = "hours: [«Mo 08:00-09:00»]"

  private static func site(_ place: String) -> [String: String] {
    ["Content/a.md": Fixture.page("title: A\nplace: {\(place)}")]
  }

  @Test(arguments: [
    ("country: US", "the location has hours but no time zone, and United States has several"),
    ("locality: Town", "the location has hours but neither a country nor a time zone"),
  ])
  func warnsAboutAMissingZone(place: String, message: String) throws {
    try Fixture.expect(.missingTimeZone, message, in: Self.site("\(place), \(Self.hours)"))
  }

  @Test(arguments: [("ES", "Europe/Madrid"), ("NZ", "Pacific/Auckland"), ("UA", "Europe/Kyiv")])
  func notesTheZoneOfAMainland(country: String, zone: String) throws {
    try Fixture.expect(.assumedTimeZone, in: Self.site("country: \(country), \(Self.hours)"))
  }

  @Test(arguments: [
    "country: DE, hours: [Mo 08:00-09:00]", "country: US",
    "country: US, time-zone: America/New_York, hours: [Mo 08:00-09:00]",
    "country: ES, time-zone: Atlantic/Canary, hours: [Mo 08:00-09:00]",
    "time-zone: US/Pacific, hours: [Mo 08:00-09:00]",
  ])
  func isContentWithAZone(place: String) throws { try Fixture.expectNothing(in: Self.site(place)) }

  @Test func countsTheLocationsOfAFolder() throws {
    var files = Self.site("country: US, \(Self.hours)")
    files["Content/b.md"] = Fixture.page("title: B\nplace: {country: US, hours: [Mo 08:00-09:00]}")
    try Fixture.expect(
      .missingTimeZone,
      "2 locations of this folder have hours but no time zone, and United States has several",
      in: files)
  }

  @Test(arguments: ["EST", "GMT+1", "Europe/Berln", "europe/berlin", "Berlin"])
  func refusesWhatIsNoZone(zone: String) throws {
    try Fixture.expect(
      .unknownTimeZone, "`\(zone)` is not the name of a time zone", in: Self.site("time-zone: «\(zone)»"))
  }
}

@Suite(.timeLimit(.minutes(30))) struct SpecialHoursRuleTests {
  private static let dates = "special-hours: [2026-12-24 off]"

  @Test func warnsAboutSpecialHoursWithoutAWeek() throws {
    try Fixture.expect(
      .unusedSpecialHours,
      in: ["Content/a.md": Fixture.page("title: «A»\nplace: {country: DE, \(Self.dates)}")])
  }

  @Test func aFolderCanStateThemForLocationsWithoutHours() throws {
    try Fixture.expectNothing(in: [
      "Content/shops/index.md": Fixture.page("title: Shops\nplace: {\(Self.dates)}"),
      "Content/shops/a.md": Fixture.page("title: A\nplace: {country: DE}"),
      "Content/shops/b.md": Fixture.page(
        "title: B\nplace: {country: DE, hours: [24/7], special-hours: [2026-12-31 off]}"),
    ])
  }
}

@Suite(.timeLimit(.minutes(30))) struct ScheduleReaderTests {
  @Test(arguments: [
    ("special-hours: [«08:00-13:00»]", "an item of `special-hours` has hours without a date"),
    ("special-hours: [«{date: 2026-12-24}»]", "an item of `special-hours` has no `hours`"),
    ("special-hours: [«{hours: closed}»]", "an item of `special-hours` has no `date`"),
    ("closed-until: «tomorrow»", "`tomorrow` is not a date"),
    ("hours: [«Mo 9-5»]", "in the opening hours `Mo 9-5`, `9-5` can mean the morning or the afternoon"),
    (
      "hours: [«PH off»]",
      "in the opening hours `PH off`, no hours of a week are stated, so pages would show every day as closed"
    ),
    (
      "hours: [«2026-12-24 off»]",
      "in the opening hours `2026-12-24 off`, no hours of a week are stated, so pages would show every day as closed"
    ),
    ("hours: [«\"\"»]", "the opening hours are empty"),
    (
      "hours: [24/7], special-hours: [{date: 2026-12-24, hours: «9-5»}]",
      "in the opening hours `2026-12-24 9-5`, `9-5` can mean the morning or the afternoon"
    ),
    (
      "hours: [24/7], special-hours: [{date: «24.12.2026», hours: off}]",
      "in the opening hours `24.12.2026 off`, the date `24.12.2026` can mean two days"
    ),
    (
      "hours: [24/7], special-hours: [2026-12-24 - 2026-12-26 off, 2026-12-27 off, «2026-12-25 10:00-12:00»]",
      "`special-hours` state 2026-12-25 twice, also as part of `2026-12-24 - 2026-12-26 off`"
    ),
  ])
  func refuses(place: String, message: String) throws {
    try Fixture.expect(
      .invalidPlace, message, in: ["Content/a.md": Fixture.page("title: A\nplace: {country: DE, \(place)}")])
  }

  @Test func warnsAboutAGuess() throws {
    try Fixture.expect(
      .guessedHours, "clipsite reads `9-5pm` as `09:00-17:00`",
      in: ["Content/a.md": Fixture.page("title: A\nplace: {country: DE, hours: [«Mo 9-5pm»]}")])
  }

  @Test func warnsAboutAPartOfTheYearWithoutYears() throws {
    try Fixture.expect(
      .seasonWithoutYears,
      in: ["Content/a.md": Fixture.page("title: A\nplace: {country: DE, hours: [«Apr-Oct 09:00-17:00»]}")])
  }

  @Test func readsTheDaysOfTheLanguageOfThePage() throws {
    try Fixture.expectNothing(
      in: [
        "Content/a.md": Fixture.page(
          "title: A\nlanguage: de\nplace: {country: DE, hours: ['Montag bis Freitag: 9.00 - 17.00 Uhr']}")
      ])
  }
}

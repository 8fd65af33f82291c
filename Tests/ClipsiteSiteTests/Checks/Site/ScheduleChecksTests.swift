@testable import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteRendering
@testable import ClipsiteSite

struct ScheduleChecksTests {
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

  @Test(arguments: [
    ("region: TX", "the location has hours but no time zone, and United States has several"),
    ("region: TN", "the location has hours but no time zone, and United States has several"),
  ])
  func warnsAboutADividedRegion(place: String, message: String) throws {
    try Fixture.expect(.missingTimeZone, message, in: Self.site("country: US, \(place), \(Self.hours)"))
  }

  @Test func notesTheZoneOfNearlyAllOfARegion() throws {
    try Fixture.expect(
      .assumedTimeZone, "the location has the time zone `America/Phoenix`, as nearly all of Arizona",
      in: Self.site("country: US, region: Arizona, \(Self.hours)"))
  }

  @Test(arguments: [("ES", "Europe/Madrid"), ("NZ", "Pacific/Auckland"), ("UA", "Europe/Kyiv")])
  func notesTheZoneOfAMainland(country: String, zone: String) throws {
    try Fixture.expect(.assumedTimeZone, in: Self.site("country: \(country), \(Self.hours)"))
  }

  @Test(arguments: [
    "country: DE, hours: [Mo 08:00-09:00]", "country: US",
    "country: US, time-zone: America/New_York, hours: [Mo 08:00-09:00]",
    "country: ES, time-zone: Atlantic/Canary, hours: [Mo 08:00-09:00]",
    "time-zone: US/Pacific, hours: [Mo 08:00-09:00]", "country: US, region: CA, hours: [Mo 08:00-09:00]",
    "country: US, region: new york, hours: [Mo 08:00-09:00]",
    "country: AU, region: Queensland, hours: [Mo 08:00-09:00]",
    "country: ES, region: Las Palmas, hours: [Mo 08:00-09:00]",
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

  @Test(arguments: [
    ("Europe/Pristina", "Europe/Belgrade"), ("Asia/Beijing", "Asia/Shanghai"), ("Mumbai", "Asia/Kolkata"),
    ("America/San_Francisco", "America/Los_Angeles"), ("Europe/Munich", "Europe/Berlin"),
  ])
  func namesTheZoneOfATown(town: String, zone: String) throws {
    try Fixture.expect(.unknownTimeZone, fix: "write `\(zone)`", in: Self.site("time-zone: «\(town)»"))
    try Fixture.expectNothing(in: Self.site("time-zone: \(zone)"))
  }
}

struct ContradictoryPlaceTests {
  private static func site(_ place: String) -> [String: String] {
    ["Content/a.md": Fixture.page("title: A\nplace: {\(place)}")]
  }

  @Test(arguments: [
    (
      "country: GB, time-zone: «America/New_York»",
      "no part of `GB` (United Kingdom) has the time of `America/New_York`",
      "write a zone of the country, such as `Europe/London`, or correct `country`"
    ),
    (
      "country: GB, time-zone: «Europe/Berlin»",
      "no part of `GB` (United Kingdom) has the time of `Europe/Berlin`",
      "write a zone of the country, such as `Europe/London`, or correct `country`"
    ),
    (
      "latitude: «0», longitude: 0.0", "the position 0, 0 is in the sea",
      "correct `latitude` and `longitude`, or remove them"
    ),
    (
      "country: DE, latitude: «13.40500», longitude: 52.52000",
      "the position 13.40500, 52.52000 is not in `DE` (Germany)",
      "exchange `latitude` and `longitude`, or correct `country`"
    ),
    (
      "country: US, latitude: «37.79360», longitude: 122.39580",
      "the position 37.79360, 122.39580 is not in `US` (United States)",
      "write the longitude as `-122.39580`, or correct `country`"
    ),
    (
      "country: AU, latitude: «33.86880», longitude: 151.20930",
      "the position 33.86880, 151.20930 is not in `AU` (Australia)",
      "write the latitude as `-33.86880`, or correct `country`"
    ),
    (
      "country: FR, latitude: «52.52000», longitude: 13.40500",
      "the position 52.52000, 13.40500 is not in `FR` (France)",
      "correct `latitude` and `longitude`, or `country`"
    ),
  ])
  func warnsAboutValuesThatContradictTheCountry(place: String, message: String, fix: String) throws {
    try Fixture.expect(.contradictoryPlace, message, fix: fix, in: Self.site(place))
  }

  @Test(arguments: [
    "country: FR, latitude: -20.88200, longitude: 55.45000", "latitude: 37.79360, longitude: 122.39580",
    "country: US, time-zone: America/Chicago, latitude: 41.87810, longitude: -87.62980",
    "country: AT, time-zone: Europe/Berlin", "country: Kosovo, latitude: 42.66290, longitude: 21.16550",
    "country: XK, hours: [Mo 08:00-09:00]", "time-zone: Asia/Tokyo",
    "country: ST, latitude: 0.33650, longitude: 6.72730",
    "country: GA, latitude: 0.41620, longitude: 9.46730",
    "country: FR, time-zone: America/Guadeloupe", "country: US, time-zone: Pacific/Guam",
    "country: NL, time-zone: America/Curacao", "country: PS, time-zone: Asia/Jerusalem",
    "country: GB, time-zone: Atlantic/Bermuda",
  ])
  func isContentWithValuesThatCanBeRight(place: String) throws {
    try Fixture.expectNothing(in: Self.site(place))
  }
}

struct SpecialHoursRuleTests {
  private static let dates = "special-hours: [2026-12-24 off]"

  @Test(arguments: [
    "[2026-12-24 off, «2026-12-20 - 2026-12-26 off»]", "[2026-12-20 - 2026-12-26 off, «2026-12-24 off»]",
    "[2026-12-24 - 2026-12-31 off, «2026-12-20 - 2026-12-24 off»]",
  ])
  func namesTheDateThatIsStatedTwice(dates: String) throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page(
        "title: A\nplace: {country: DE, hours: [Mo 08:00-09:00], special-hours: \(dates)}")
    ])
    let message = try #require(try fixture.check().first).message
    #expect(message.hasPrefix("`special-hours` state 2026-12-24 twice, "))
    try fixture.expect(.invalidPlace)
  }

  @Test(arguments: [
    ("2026 Dec 1-31 Mo off, 2026-12-22 off", nil),
    ("2026 Dec 24-26 Th off, 2026 Dec 24-26 Fr 10:00-12:00", nil),
    ("2026 Apr-Oct Mo off, 2026 Apr-Oct Tu 10:00-12:00", nil),
    ("2026 Dec 1-31 Mo off, 2026-12-28 off", "2026-12-28"),
    ("2026 Dec 1-31 Mo off, 2026-12-22 off, 2026-12-28 off", "2026-12-28"),
    ("2026 Dec 1-31 Mo off, 2026-12-19 - 2026-12-22 off", "2026-12-21"),
    ("2026 Apr-Oct Mo-We off, 2026 May-Jun Tu-Su 10:00-12:00", "2026-05-05"),
    ("Dec 24-26 Th off, Dec 24-26 Fr 10:00-12:00", nil), ("Dec 24 off, Dec 24 10:00-12:00", "12-24"),
  ])
  func aDateIsStatedTwiceIfBothStateItsDayOfTheWeek(dates: String, day: String?) throws {
    let fixture = try Fixture([
      "Content/a.md": Fixture.page(
        "title: A\nplace: {country: DE, hours: [Mo 08:00-09:00], special-hours: [\(dates)]}")
    ])
    let twice = try fixture.check().map(\.message).filter { $0.contains("twice") }
    #expect(twice.map { String($0.split(separator: " ")[2]) } == [day].compactMap { $0 })
  }

  @Test func refusesADayOfTheWeekThatADateIsNot() throws {
    try Fixture.expect(
      .invalidPlace,
      "in the opening hours `2026-12-24 Mo 10:00-12:00`, 2026-12-24 is a Thursday, and not a Monday",
      in: [
        "Content/a.md": Fixture.page(
          "title: A\nplace: {country: DE, hours: [Mo 08:00-09:00], special-hours: [«2026-12-24 Mo 10:00-12:00»]}"
        )
      ])
  }

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

struct ScheduleReaderTests {
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
      "in the opening hours `24.12.2026 off`, the date `24.12.2026` does not have the form `2026-12-24`"
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

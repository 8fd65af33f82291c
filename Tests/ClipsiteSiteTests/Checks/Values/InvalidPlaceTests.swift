@testable import ClipsiteContent
import ClipsiteText
import Testing

@testable import ClipsiteSite

struct InvalidPlaceTests {
  @Test(arguments: [
    ("latitude: «91», longitude: 0", "the latitude `91` is not from -90 to 90"),
    ("latitude: 0, longitude: «-181»", "the longitude `-181` is not from -180 to 180"),
    ("latitude: «north», longitude: 0", "the coordinate `north` is not a decimal number of degrees"),
    ("latitude: «\"37,5\"», longitude: 0", "the coordinate `37,5` has a decimal comma"),
    ("latitude: «37.5»", "the place has a latitude, but no longitude"),
    ("longitude: «37.5»", "the place has a longitude, but no latitude"),
    (
      "country: «Atlantis»",
      "`Atlantis` is neither a country code of two letters nor a country's English name"
    ),
    ("phone: «\"tel:+1\"»", "the telephone number `tel:+1` starts with `tel:`"),
    ("phone: «\"12\"»", "the telephone number `12` has fewer than three digits"),
    ("type: «\"A Bakery\"»", "`A Bakery` is not the name of a schema.org type"),
  ])
  func refuses(line: String, message: String) throws {
    try Fixture.expect(
      .invalidPlace, message, in: ["Content/a.md": Fixture.page("title: A\nplace: {\(line)}")])
  }

  @Test(arguments: ["Mo-Fr", "Mo-Xx 06:00-18:00", "Mo 25:00-26:00", "Mo 9-5", "Mo 10:00-10:00", "Mo 18:00+"])
  func refusesTheLineOfHoursThatIsWrong(line: String) throws {
    try Fixture.expect(
      .invalidPlace,
      in: ["Content/a.md": Fixture.page("title: A\nplace: {hours: [\"Sa 07:00-16:00\", «\"\(line)\"»]}")])
  }

  @Test(arguments: [
    ("hours: «PH closed»", "add the week, as in `Mo-Fr 06:00-18:00, PH off`"),
    ("hours: «2026-12-24 off»", "add the week, as in `Mo-Fr 06:00-18:00`, or move dates to `special-hours`"),
    (
      "hours: Mo 09:00-17:00, special-hours: [«Tu 10:00-12:00»]",
      "put the date first, as in `2026-12-24 08:00-13:00`, or move hours of every week to `hours`"
    ),
  ])
  func saysWhereHoursBelong(line: String, fix: String) throws {
    try Fixture.expect(
      .invalidPlace, fix: fix, in: ["Content/a.md": Fixture.page("title: A\nplace: {country: DE, \(line)}")])
  }

  @Test func saysWhichOfTwoEqualCoordinatesIsWrong() throws {
    try Fixture.expect(
      .invalidPlace, "the latitude `100` is not from -90 to 90",
      in: ["Content/a.md": Fixture.page("title: A\nplace: {longitude: 100, latitude: «100»}")])
  }

  @Test func isContentWithTheDesignsOwnExample() throws {
    try Fixture.expectNothing(
      in: [
        "Content/a.md": Fixture.page(
          """
          title: A
          place: {street: 1 Market St, locality: San Francisco, region: CA, postal-code: "94105", country: US,
                  latitude: 37.7936, longitude: -122.3958, phone: "+1 415 555 0100", hours: ["Mo-Fr 06:00-18:00"], time-zone: America/Los_Angeles}
          """)
      ])
  }
}

import Foundation
import Testing

@testable import ClipsiteSiteRendering

/// The hours on pages and in their structured data.
@Suite(.timeLimit(.minutes(30))) struct HoursContextTests {
  private static let template = """
    <!doctype html><html lang="en"><head><title></title>{{head.tags}}</head><body>\
    {{#place}}{{closed-until}}|{{#special-hours}}{{date}}={{#ranges}}{{.}},{{/ranges}}{{label}};{{/special-hours}}|\
    {{#seasons}}{{title}}:{{#hours}}{{days}}={{times}};{{/hours}}{{/seasons}}|\
    {{#hours}}{{days}}={{times}};{{/hours}}|{{hours-note}}|{{time-zone}}|{{/place}}
    """

  private func page(
    _ place: String, language: String = "en", folder: String = "", name: String = "shop"
  ) throws -> String {
    let fixture = try Fixture([
      "Content/a/index.md": Fixture.page("title: A\n\(folder)"),
      "Content/a/shop.md": Fixture.page("title: Shop\nlanguage: \(language)\nplace: {\(place)}"),
      "Templates/location.mustache": Self.template,
    ])
    _ = try fixture.build()
    return try fixture.read("Output/example.com/a/\(name).html")
  }

  private func body(_ place: String, language: String = "en", folder: String = "") throws -> [String] {
    let text = try page(place, language: language, folder: folder)
    return text.components(separatedBy: "<body>")[1].components(separatedBy: "|")
  }

  @Test func theTableHasSevenDaysInWords() throws {
    let parts = try body(
      "country: DE, hours: ['Mo-Fr 08:00-12:00,13:00-17:00; Sa 24/7; PH off']", language: "de")
    #expect(
      parts[3] == "Montag=08:00–12:00, 13:00–17:00;Dienstag=08:00–12:00, 13:00–17:00;"
        + "Mittwoch=08:00–12:00, 13:00–17:00;Donnerstag=08:00–12:00, 13:00–17:00;"
        + "Freitag=08:00–12:00, 13:00–17:00;Samstag=24 Stunden geöffnet;Sonntag=Geschlossen;")
    #expect(parts[4] == "An Feiertagen geschlossen" && parts[5] == "Europe/Berlin")
  }

  @Test(arguments: [("US", "Sunday"), ("GB", "Monday"), ("EG", "Saturday")])
  func theFirstDayFollowsTheCountry(country: String, day: String) throws {
    #expect(try body("country: \(country), hours: ['Mo 08:00-09:00']")[3].hasPrefix("\(day)="))
  }

  @Test func datesComeInOrderAndSeasonsWithTheirWholeWeek() throws {
    let parts = try body(
      """
      country: GB, hours: ['Mo 08:00-09:00', 'May-Sep Tu 10:00-11:00'], closed-until: 2027-02-01,
        special-hours: [2026-12-26 off, {date: 2026-12-24, hours: ['08:00-09:00', '10:00-12:00'], label: Eve}]
      """)
    #expect(parts[0] == "Closed until 1 February 2027")
    #expect(parts[1] == "24 December 2026=08:00–09:00,10:00–12:00,Eve;26 December 2026=Closed,;")
    #expect(
      parts[2].hasPrefix("1 May – 30 September:Monday=08:00–09:00;Tuesday=10:00–11:00;Wednesday=Closed;"))
  }

  @Test func aChainStatesHolidaysOnce() throws {
    let folder = "place: {special-hours: [2026-12-24 - 2026-12-26 off], hours: ['Mo-Su 08:00-09:00']}"
    #expect(
      try body("country: GB, special-hours: ['2026-12-25 10:00-12:00']", folder: folder)[1]
        == "24 December 2026=Closed,;25 December 2026=10:00–12:00,;26 December 2026=Closed,;")
    #expect(try body("country: GB", folder: folder)[3].hasPrefix("Monday=08:00–09:00;"))
    #expect(try body("country: GB, hours: [Mo off]", folder: folder)[3].hasPrefix("Monday=Closed;"))
  }

  @Test func hoursOfALocationInAFolderPageAreItsOwn() throws {
    let folder = """
      place: {locality: Town, country: GB, hours: ['Mo-Su 08:00-09:00'], special-hours: [2026-12-24 off]}
      """
    #expect(try body("country: GB", folder: folder)[3] == "")
    #expect(try body("country: GB, hours: [Mo off]", folder: folder)[1] == "24 December 2026=Closed,;")
  }

  @Test func aZoneFlowsDownToCountriesWithSeveral() throws {
    let folder = "place: {time-zone: America/Chicago}"
    let hours = "hours: [Mo 08:00-09:00]"
    #expect(try body("country: US, \(hours)", folder: folder)[5] == "America/Chicago")
    #expect(try body("country: DE, \(hours)", folder: folder)[5] == "Europe/Berlin")
    #expect(
      try body("country: US, time-zone: America/Denver, \(hours)", folder: folder)[5] == "America/Denver")
    #expect(try body("country: US, \(hours)")[5] == "")
  }

  @Test func searchEnginesGetTheDatesOfTheContent() throws {
    let text = try page(
      "country: GB, hours: ['Mo-Sa 18:00-03:00'], special-hours: [2026-12-25 off], closed-until: 2026-12-01")
    let entries = [
      #""dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"],"opens":"18:00","closes":"03:00"}"#,
      #""dayOfWeek":["Sunday"],"opens":"00:00","closes":"00:00"}"#,
      #""opens":"00:00","closes":"00:00","validFrom":"2026-12-25","validThrough":"2026-12-25"}"#,
      #""opens":"00:00","closes":"00:00","validThrough":"2026-11-30"}"#,
    ].map { #"{"@type":"OpeningHoursSpecification",\#($0)"# }
    #expect(text.contains(#""openingHoursSpecification":[\#(entries.joined(separator: ","))]"#))
  }

  @Test func aFolderPageWithHoursAloneIsNoLocation() throws {
    let fixture = try Fixture([
      "Content/a/index.md": Fixture.page("title: A\nplace: {hours: ['Mo 08:00-09:00']}"),
      "Content/a/shop.md": Fixture.page("title: Shop\nplace: {country: GB}"),
    ])
    _ = try fixture.build()
    #expect(try !fixture.read("Output/example.com/a.html").contains("LocalBusiness"))
  }
}

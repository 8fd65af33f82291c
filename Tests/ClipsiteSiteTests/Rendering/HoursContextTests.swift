import Foundation
import Testing

@testable import ClipsiteRendering

/// The hours on pages and in their structured data.
struct HoursContextTests {
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
      country: GB, hours: ['Mo 08:00-09:00', 'May-Sep Tu 10:00-11:00'], closed-until: 2026-12-24,
        special-hours: [2026-12-26 off, {date: 2026-12-24, hours: ['08:00-09:00', '10:00-12:00'], label: Eve}]
      """)
    #expect(parts[0] == "Closed until 24 December 2026")
    #expect(parts[1] == "24 December 2026=08:00–09:00,10:00–12:00,Eve;26 December 2026=Closed,;")
    #expect(
      parts[2].hasPrefix("1 May – 30 September:Monday=08:00–09:00;Tuesday=10:00–11:00;Wednesday=Closed;"))
  }

  /// A location that is closed for a while promises nothing for the holidays of its chain.
  @Test func aClosureHasNoDates() throws {
    let folder = """
      place: {special-hours: [2026-12-24 07:00-14:00, 2027-01-30 - 2027-02-02 off, 2027-02-14 off], \
      hours: ['Mo-Su 08:00-09:00']}
      """
    let dates = try body("country: GB, closed-until: 2027-02-01", folder: folder)[1]
    #expect(dates == "30 January 2027 – 2 February 2027=Closed,;14 February 2027=Closed,;")
    #expect(try !page("country: GB, closed-until: 2027-02-01", folder: folder).contains("2026-12-24"))
  }

  @Test func equalNeighborsAreOneRow() throws {
    let dates = """
      2026-12-24 off, {date: 2026-12-25, hours: off}, {date: 2026-12-26, hours: off, label: Boxing Day}, \
      2026-12-28 off, '2026-12-29 10:00-12:00', 2026-12-30 - 2026-12-31 off, 2027-01-01 off
      """
    #expect(
      try body("country: GB, hours: [24/7], special-hours: [\(dates)]")[1]
        == "24 December 2026 – 25 December 2026=Closed,;26 December 2026=Closed,Boxing Day;"
        + "28 December 2026=Closed,;29 December 2026=10:00–12:00,;30 December 2026 – 1 January 2027=Closed,;")
  }

  @Test func aChainStatesHolidaysOnce() throws {
    let folder = "place: {special-hours: [2026-12-24 - 2026-12-26 off], hours: ['Mo-Su 08:00-09:00']}"
    #expect(
      try body("country: GB, special-hours: ['2026-12-25 10:00-12:00']", folder: folder)[1]
        == "24 December 2026=Closed,;25 December 2026=10:00–12:00,;26 December 2026=Closed,;")
    #expect(try body("country: GB", folder: folder)[3].hasPrefix("Monday=08:00–09:00;"))
    #expect(try body("country: GB, hours: [Mo off]", folder: folder)[3].hasPrefix("Monday=Closed;"))
  }

  @Test func aChainTranslatesItsHolidaysOnce() throws {
    let dates = { (label: String) in
      "place: {special-hours: [{date: 2026-12-24 - 2026-12-26, hours: off, label: \(label)}, 2027-01-01 off]}"
    }
    let shop = """
      place: {country: GB, hours: [24/7], special-hours: [{date: 2026-12-25, hours: 10-12 Uhr, label: Brunch}]}
      """
    let fixture = try Fixture([
      "Content/a/index.md": Fixture.page("title: A\n\(dates("Christmas"))"),
      "Content/a/index.de.md": Fixture.page("title: A\n\(dates("Weihnachten"))"),
      "Content/a/b/index.md": Fixture.page("title: B"),
      "Content/a/b/shop.md": Fixture.page("title: Shop\n\(shop)"),
      "Content/a/b/shop.de.md": Fixture.page("title: Laden"),
      "Content/a/b/shop.fr.md": Fixture.page("title: Magasin"),
      "Templates/location.mustache": Self.template,
    ])
    _ = try fixture.build()
    func labels(_ name: String) throws -> [String] {
      let text = try fixture.read("Output/example.com/a/b/\(name).html")
      return text.components(separatedBy: "|")[1].components(separatedBy: ";").compactMap {
        $0.components(separatedBy: ",").last
      }
    }
    #expect(try labels("shop") == ["Christmas", "Brunch", "Christmas", "", ""])
    #expect(try labels("shop/de") == ["Weihnachten", "Brunch", "Weihnachten", "", ""])
    #expect(try labels("shop/fr") == ["Christmas", "Brunch", "Christmas", "", ""])
  }

  @Test func aSeasonHasItsLabelInItsTitle() throws {
    let parts = try body("country: GB, hours: ['24/7; 2027 May-Sep 10:00-11:00 \"Summer\"']")
    #expect(parts[2].hasPrefix("Summer · 1 May 2027 – 30 September 2027:Monday=10:00–11:00;"))
  }

  @Test func thousandsOfDatesAreMergedOnce() throws {
    let dates = (0..<3_000).map { "\(2000 + $0 / 300)-\(10 + $0 % 3)-\(10 + $0 / 3 % 18) off" }
    let unique = Array(Set(dates)).sorted().joined(separator: ", ")
    let parts = try body(
      "country: GB, hours: [24/7], special-hours: [\(unique)]", folder: "place: {special-hours: [\(unique)]}")
    // They are 18 days in a row of three months of ten years.
    #expect(parts[1].components(separatedBy: ";").count == 3 * 10 + 1)
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
    #expect(try body("country: US, \(hours)", folder: "place: {time-zone: US/Central}")[5] == "US/Central")
  }

  @Test(arguments: [("AU", ""), ("ES", "Europe/Madrid")])
  func aZoneOfAnotherCountryDoesNotFlowDown(country: String, zone: String) throws {
    let folder = "place: {time-zone: America/Chicago}"
    #expect(try body("country: \(country), hours: [Mo 08:00-09:00]", folder: folder)[5] == zone)
  }

  @Test func searchEnginesGetTheDatesOfTheContent() throws {
    let text = try page(
      "country: GB, hours: ['Mo-Sa 18:00-03:00'], special-hours: [2026-12-25 off], closed-until: 2026-12-01")
    let entries = [
      #""dayOfWeek":["Monday","Tuesday","Wednesday","Thursday","Friday","Saturday"],"opens":"18:00","closes":"03:00","validFrom":"2026-12-01"}"#,
      #""dayOfWeek":["Sunday"],"opens":"00:00","closes":"00:00","validFrom":"2026-12-01"}"#,
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

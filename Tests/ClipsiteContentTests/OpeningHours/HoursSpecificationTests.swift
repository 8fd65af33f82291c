import ClipsiteAppClips
import ClipsiteSystem
import ClipsiteText
import Testing

@testable import ClipsiteContent

struct HoursSpecificationTests {
  private func entries(_ texts: [String], closedUntil: String? = nil) throws -> [JSONNode] {
    let hours = try HoursReader.hours(texts)
    let bytes = HoursSpecification.bytes(hours, closedUntil: closedUntil.flatMap { CalendarDate($0) })
    return try JSONParser.parse(bytes).elements ?? []
  }

  /// One line an entry: days, times, and dates.
  private func lines(_ texts: [String], closedUntil: String? = nil) throws -> [String] {
    try entries(texts, closedUntil: closedUntil).map { entry in
      let days = entry["dayOfWeek"]?.elements?.compactMap { $0.text.map { String($0.prefix(2)) } }.joined(
        separator: ",")
      let parts = [
        days, entry["opens"]?.text, entry["closes"]?.text, entry["validFrom"]?.text,
        entry["validThrough"]?.text,
      ]
      return parts.compactMap { $0 }.joined(separator: " ")
    }
  }

  @Test func aWeekNamesItsClosedDays() throws {
    #expect(
      try lines(["Mo-Fr 09:00-12:00,13:00-24:00; Sa 18:00-03:00"]) == [
        "Mo,Tu,We,Th,Fr 09:00 12:00", "Mo,Tu,We,Th,Fr 13:00 23:59", "Sa 18:00 03:00", "Su 00:00 00:00",
      ])
    #expect(try lines(["24/7"]) == ["Mo,Tu,We,Th,Fr,Sa,Su 00:00 23:59"])
  }

  @Test func datesHaveTheirYears() throws {
    #expect(
      try lines([
        "24/7", "2026-12-24 off", "2026 Apr-Oct Mo 10:00-20:00", "Dec 31 off", "May-Sep 10:00-12:00",
      ])
        == [
          "Mo,Tu,We,Th,Fr,Sa,Su 00:00 23:59", "Mo 10:00 20:00 2026-04-01 2026-10-31",
          "00:00 00:00 2026-12-24 2026-12-24",
        ])
  }

  @Test func aClosedLocationIsClosedThroughTheDayBefore() throws {
    #expect(try lines([], closedUntil: "2027-01-01") == ["00:00 00:00 2026-12-31"])
  }
}

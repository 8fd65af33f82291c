import Foundation
import Testing

@testable import ClipsiteHTTPServer

@Suite struct HTTPDateTests {
  private static let now = HTTPDate(seconds: 1_790_000_000)

  @Test(arguments: [
    (0, "Thu, 01 Jan 1970 00:00:00 GMT"), (951_782_400, "Tue, 29 Feb 2000 00:00:00 GMT"),
    (-1, "Wed, 31 Dec 1969 23:59:59 GMT"), (1_735_689_599, "Tue, 31 Dec 2024 23:59:59 GMT"),
    (4_107_542_400, "Mon, 01 Mar 2100 00:00:00 GMT"), (253_402_300_799, "Fri, 31 Dec 9999 23:59:59 GMT"),
    (-62_135_596_800, "Mon, 01 Jan 0001 00:00:00 GMT"),
  ])
  func writesTheFixedForm(_ seconds: Int, _ text: String) {
    #expect(HTTPDate(seconds: seconds).text == text)
    #expect(HTTPDate(text, now: Self.now)?.seconds == seconds)
  }

  @Test(arguments: [
    ("Saturday, 21-Dec-85 12:00:01 GMT", "Sat, 21 Dec 1985 12:00:01 GMT"),
    ("Monday, 01-Jun-26 12:00:01 GMT", "Mon, 01 Jun 2026 12:00:01 GMT"),
    ("Monday, 01-Jun-76 12:00:01 GMT", "Mon, 01 Jun 2076 12:00:01 GMT"),
    ("Wednesday, 01-Jun-77 12:00:01 GMT", "Wed, 01 Jun 1977 12:00:01 GMT"),
    ("Sat Dec 21 12:00:01 1985", "Sat, 21 Dec 1985 12:00:01 GMT"),
    ("Sun Dec  1 12:00:01 1985", "Sun, 01 Dec 1985 12:00:01 GMT"),
    ("Tue, 31 Dec 2024 23:59:60 GMT", "Wed, 01 Jan 2025 00:00:00 GMT"),
  ])
  func readsTheObsoleteForms(_ text: String, _ fixed: String) {
    #expect(HTTPDate(text, now: Self.now)?.text == fixed)
  }

  @Test(arguments: [
    "", "yesterday", "0", "Sun, 06 Nov 1994 08:49:37", "Sun, 06 Nov 1994 08:49:37 UTC",
    "Sun, 6 Nov 1994 08:49:37 GMT",
    "Sun, 06 nov 1994 08:49:37 GMT", "Xyz, 06 Nov 1994 08:49:37 GMT", "Sun 06 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 94 08:49:37 GMT", "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT",
    "Thu, 29 Feb 2001 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT", "Sun, 06 Nov 1994 23:60:00 GMT",
    "Sun, 06 Nov 1994 8:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT", "Sun, 06 Nov 0000 08:49:37 GMT",
    "Sun, 06-Nov-94 08:49:37 GMT", "Sunday, 06-Nov-1994 08:49:37 GMT", "Sun Nov 6 08:49:37 1994",
    "Sun, ٠٦ Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT ", "Sun, 06 Nov 1994 08:49:61 GMT",
  ])
  func refusesEverythingElse(_ text: String) {
    #expect(HTTPDate(text, now: Self.now) == nil)
  }

  @Test func agreesWithTheSystemAcrossTheCenturies() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    for day in stride(from: 0, to: 80_000, by: 17) {
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: Date(timeIntervalSince1970: Double(day) * 86400))
      let civil = CivilDay(number: day)
      #expect([civil.year, civil.month, civil.day] == [parts.year, parts.month, parts.day])
      #expect(civil.weekday + 1 == parts.weekday)
      #expect(CivilDay(year: civil.year, month: civil.month, day: civil.day)?.number == day)
    }
  }

  @Test func isKeptWithinTheYearsThatCanBeWritten() {
    #expect(HTTPDate(seconds: .max).text.hasPrefix("Fri, 31 Dec 9999"))
    #expect(HTTPDate(seconds: .min).text.hasPrefix("Mon, 01 Jan 0001"))
  }
}
